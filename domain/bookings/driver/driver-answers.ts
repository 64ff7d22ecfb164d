/** Whether a driver takes a ride that was given: asked until the driver has said so, and again when its driver or pickup is another. */
import { HOUR_MS } from '#domain/sri-lanka-time.ts'
import { type RideStage, TAKE_BACK_MS } from '../day/ride-events.ts'
import { pickupInstant } from '../ride.ts'

export const DRIVER_ANSWERS = ['takes', 'cannot'] as const
export type DriverAnswer = (typeof DRIVER_ANSWERS)[number]

/** Its driver has said 'I cannot', and nothing since: nothing more of the ride and its guest is shown to that driver. */
export const isDeclined = (answer: DriverAnswer | null, stage: RideStage): boolean =>
  answer === 'cannot' && stage === null

/** 'I cannot' is taken back as long as any tap. Later the office may have asked somebody else, so the driver calls it. */
export const mayTakeAfterAll = (cannotAt: string, at: Date): boolean =>
  at.getTime() - Date.parse(cannotAt) <= TAKE_BACK_MS

/** 'I cannot' rings in the office where the pickup is nearer than this; a later one waits on the list of what needs a hand. */
const RINGS_BEFORE_MS = 48 * HOUR_MS

export const cannotRings = (ride: { readonly pickupDate: string; readonly pickupTime: string }, now: Date): boolean =>
  pickupInstant(ride) - now.getTime() <= RINGS_BEFORE_MS

/** For the office. */
export const ANSWER_TEXTS = {
  takes: 'takes it',
  cannot: 'CANNOT DRIVE IT',
} as const satisfies Record<DriverAnswer, string>

/** For the office, of a driver who has not answered. */
export const NO_ANSWER = 'has not answered yet'
