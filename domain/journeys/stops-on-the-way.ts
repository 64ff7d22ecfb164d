/** Stops on the way of a ride: how they are sent and named. What they cost: domain/fares/fare-with-stops.ts */
import * as v from 'valibot'
import { PlaceNameSchema } from '#domain/quotes/call-shapes.ts'
import { fieldProblem } from '#domain/quotes/field-problems.ts'

/** On one way from a place to the next. A tour has two ways: to its park and on from there. */
export const MAX_STOPS_ON_THE_WAY = 4
/** Minutes of waiting at one stop. */
export const MAX_WAITING = 240

/** A place on the way of a ride, with minutes of waiting. */
export interface StopOnTheWay {
  readonly place: string
  readonly minutes: number
  /** Of a tour: on the way on from the park. */
  readonly afterPark?: true
}

const waiting = v.pipe(
  v.number(fieldProblem('count-out-of-range', 0, MAX_WAITING)),
  v.integer(fieldProblem('count-out-of-range', 0, MAX_WAITING)),
  v.minValue(0, fieldProblem('count-out-of-range', 0, MAX_WAITING)),
  v.maxValue(MAX_WAITING, fieldProblem('count-out-of-range', 0, MAX_WAITING)),
)

export const StopsOnTheWaySchema = v.pipe(
  v.array(
    v.object({
      place: PlaceNameSchema,
      minutes: v.pipe(
        v.nullish(waiting),
        v.transform((minutes) => minutes ?? undefined),
      ),
    }),
  ),
  v.maxLength(MAX_STOPS_ON_THE_WAY, fieldProblem('too-many-stops', MAX_STOPS_ON_THE_WAY)),
)
