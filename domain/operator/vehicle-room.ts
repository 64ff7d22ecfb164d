/** How many travelers each vehicle of the operator seats, and how many large suitcases it takes beside them. */
export const VEHICLE_ROOM = {
  mini: { seats: 3, bags: 2 },
  car: { seats: 3, bags: 3 },
  van: { seats: 6, bags: 6 },
} as const
