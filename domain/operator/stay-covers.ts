/**
 * What is in the price of a car and driver who stay, and what is not; of entry fees `entryFees` says it
 * (domain/journeys/included.ts).
 */
export const STAY_COVERS: { readonly included: readonly string[]; readonly notIncluded: readonly string[] } = {
  included: [
    'Fuel, highway tolls and parking',
    "The driver's bed and meals",
    'Waiting wherever you stop, and short ways in the evening',
    'The empty way of the car to you and back',
    'No stops at shops that pay the driver',
  ],
  notIncluded: ['Your own rooms and meals'],
}
