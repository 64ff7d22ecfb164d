/** The page of a place. */

export const place = {
  /** @param name of the place */
  heading: (name: string) => `${name} taxi`,
  lists: 'Taxi price lists',
  toAirport: (name: string, airport: string, km: string, duration: string) =>
    `Taxi from ${name} to ${airport}: ${km} km in about ${duration}, at a fixed price.`,
  seeRoute: 'See the route and book it',
  noPlace: 'This address names no place.',
  question: (name: string, airport: string) => `Can you take us from ${name} to ${airport}?`,
  listFrom: (name: string) => `Taxi cab price list from ${name}`,
  listTo: (name: string) => `Taxi cab price list to ${name}`,
  wayBack: (name: string) => `Going to ${name} instead? The page of each route has the way back.`,
  others: 'Taxi cab price lists by pickup',
  airport: 'Colombo airport',
  crumb: (name: string) => `Taxi from ${name}`,
  head: {
    noFare: (name: string) => `No taxi fare from ${name}`,
    noFareText: 'Choose a place in Sri Lanka that a car can reach, and see its taxi price list.',
    title: (name: string, usd: string) => `${name} taxi price list, airport from ${usd}`,
    /** @param others further dropoffs, by their names */
    description: (name: string, usd: string, km: string, duration: string, others: readonly string[]) => {
      const trips = others.length > 0 ? `to ${others.join(', ')} and more` : 'from anywhere in Sri Lanka'
      return `Taxi from ${name} to Colombo airport from ${usd}: ${km} km, ${duration}. Fixed prices ${trips}, highway toll included.`
    },
  },
}
