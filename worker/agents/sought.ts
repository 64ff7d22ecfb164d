/** What travelers look for by their agents: read of a question, and of its answer. */
import * as v from 'valibot'
import { type Sought, soughtByStops } from '#domain/insight/demand.ts'

const Texts = v.optional(v.string())
const AskedSchema = v.union([
  v.object({ stops: v.pipe(v.array(v.object({ place: v.string() })), v.minLength(2)) }),
  v.object({ park: v.string(), pickup: Texts }),
  v.object({ pickup: v.string(), dropoff: v.string() }),
])

/** What a question to a tool looks for; `null` for one about a place or a booking. */
export function soughtBy(question: unknown): Sought | null {
  const { success, output: asked } = v.safeParse(AskedSchema, question)
  if (!success) return null
  if ('stops' in asked) return soughtByStops(asked.stops.map(({ place }) => place))
  if ('park' in asked) return { kind: 'tour', pickup: asked.pickup ?? asked.park, dropoff: asked.park }
  return { kind: 'transfer', ...asked }
}

interface Cars {
  readonly cars?: string
}

/** What the answers say of cars: of a tour itself, of each class for a transfer, of each class for each ride of a journey. */
interface AnsweredCars extends Cars {
  readonly vehicles?: number | readonly (Cars & { readonly fits: boolean })[]
  readonly rides?: readonly { readonly cars?: readonly Cars[] }[]
}

const areNone = (all: readonly Cars[] | undefined) =>
  all !== undefined && all.length > 0 && all.every(({ cars }) => cars === 'none')

/** Whether no car can be had at the asked hour, for any class that the party fits in. */
export function isFull(answer: unknown): boolean {
  const { cars, vehicles, rides = [] } = answer as AnsweredCars
  if (cars === 'none' || rides.some((ride) => areNone(ride.cars))) return true
  return Array.isArray(vehicles) && areNone(vehicles.filter(({ fits }) => fits))
}
