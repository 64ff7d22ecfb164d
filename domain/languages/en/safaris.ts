/** The page of all tours. */

export const safaris = {
  title: 'Private safaris and guided hikes in Sri Lanka',
  intro:
    'Your own jeep or guide, with a car from your hotel or without. Prices are for one traveler and half a day, without transport.',
  see: 'See the tour',
  head: (title: string, usd: string) => `${title}, from ${usd}`,
  description: (parks: number, usd: string) =>
    `${parks} parks to see with your own jeep or guide, from ${usd} for one traveler. ` +
    'Fixed prices, with a car from your hotel or without; pay at the end.',
}
