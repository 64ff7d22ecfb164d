import type { ReadyCard } from '#domain/journeys/ready-journeys.ts'

/** Their texts are loaded only where they are shown. */
export async function loader(): Promise<readonly ReadyCard[]> {
  return (await import('#domain/journeys/ready-journeys.ts')).readyCards()
}
