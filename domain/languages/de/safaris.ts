import type { safaris as english } from '../en/safaris.ts'

export const safaris: typeof english = {
  title: 'Private Safaris und geführte Bergtouren in Sri Lanka',
  intro:
    'Ihr eigener Jeep oder Führer, mit oder ohne Auto ab Ihrem Hotel. Die Preise gelten für eine Person und einen halben Tag, ohne Transport.',
  see: 'Tour ansehen',
  head: (title, usd) => `${title}, ab ${usd}`,
  description: (parks, usd) =>
    `${parks} Parks mit eigenem Jeep oder Führer, ab ${usd} für eine Person. Festpreise, mit oder ohne Auto ab Ihrem Hotel; Zahlung am Ende.`,
}
