import type { safaris as english } from '../en/safaris.ts'

export const safaris: typeof english = {
  title: 'Safaris privés et randonnées guidées au Sri Lanka',
  intro:
    'Votre jeep ou votre guide, avec ou sans voiture depuis votre hôtel. Les prix valent pour un voyageur et une demi-journée, sans transport.',
  see: 'Voir l’excursion',
  head: (title, usd) => `${title}, dès ${usd}`,
  description: (parks, usd) =>
    `${parks} parcs à voir avec votre jeep ou votre guide, dès ${usd} pour un voyageur. Prix fixes, avec ou sans voiture depuis votre hôtel ; paiement à la fin.`,
}
