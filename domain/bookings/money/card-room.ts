/**
 * What a form asks before it books, where an account takes only so much in a month: in how many payments by card the
 * guest would pay now, and from when the rest. docs/payments.md#limits
 */
import * as v from 'valibot'

const whole = (least: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(1e9))

export const CardRoomSchema = v.object({
  /** Whole dollars and rupees: the deposit, or all of it. */
  usd: whole(1),
  lkr: whole(1),
  inRupees: v.optional(v.literal(true)),
  rides: v.pipe(
    v.array(
      v.object({
        priceUsd: whole(1),
        /** Absent for a tour. */
        priceLkr: v.optional(whole(1)),
        /** Empty while it is not chosen. */
        pickupDate: v.pipe(v.string(), v.regex(/^(?:\d{4}-\d\d-\d\d)?$/)),
      }),
    ),
    v.minLength(1),
    v.maxLength(60),
  ),
})

export type AskedRoom = v.InferOutput<typeof CardRoomSchema>

export interface CardRoom {
  /** Empty room: by card nothing can be paid now. */
  readonly payments: number
  /** `YYYY-MM-DD`; `null` where all fits now, or nothing does later. */
  readonly cardFrom: string | null
}
