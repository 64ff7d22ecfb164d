/** Beside the operator's table of meeting points: on a booking's page and in mails, where its pickup is one of them. */
export const meeting = {
  heading: 'Where you meet',
  map: 'This spot on a map',
  /** In a mail with several links. */
  mapOf: (place: string) => `Where you meet at ${place}, on a map`,
  /** What a screen reader says of the drawing. */
  plan: (passed: readonly string[], area: string, side: 'left' | 'right', landmark: string) =>
    `Plan of the way to your driver. You pass: ${passed.join(', ')}. Then: ${area}. The car is on your ${side}, beside: ${landmark}.`,
  /** While the operator has not confirmed a row of the table. */
  sample: 'This meeting point is a sample: we have not confirmed it yet.',
}
