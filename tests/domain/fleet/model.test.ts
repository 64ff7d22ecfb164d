/** The rule of cars against a slow, obvious second writing of it, on random days. */
import { expect, test } from 'vitest'
import { placeAll, placeErrand } from '#domain/fleet/availability.ts'
import type { Errand, Fleet, Hold, Placement } from '#domain/fleet/fleet.ts'
import { canTake, faultsOf, isReached } from '../../fleet-model.ts'
import { held, randomDay } from '../../random-days.ts'
import { randomNumbers } from '../../random-numbers.ts'

const DAYS = Number(process.env.FLEET_DAYS ?? 4000)
const SEED = Number(process.env.PROPERTY_SEED ?? 20_261_126)

interface Question {
  readonly fleet: Fleet
  readonly holds: readonly Hold[]
  readonly errand: Errand
  readonly now: number
}

const without = (holds: readonly Hold[], hold: Hold) => holds.filter((other) => other !== hold)

/** Whether what a hold leaves behind on its car can still be reached. */
const areReachedWithout = ({ fleet, now }: Question, moved: Hold, holds: readonly Hold[]): boolean =>
  holds.every((hold) => {
    if (hold.car !== moved.car || hold.start < moved.start) return true
    const car = fleet.cars.find(({ id }) => id === hold.car)!
    return isReached(car, hold, fleet, without(holds, hold), now)
  })

/** Whether one hold on another car of its class makes room for the errand. */
function couldMakeRoom(question: Question): boolean {
  const { fleet, holds, errand, now } = question
  return holds.some((hold) => {
    if (hold.isFixed || hold.start < now) return false
    const rest = without(holds, hold)
    return fleet.cars.some((car) => {
      if (!canTake(car, errand, fleet, rest, now)) return false
      const all = [...rest, held(errand, 0, car.id, true)]
      return (
        areReachedWithout(question, hold, all) &&
        fleet.cars.some((other) => other.id !== hold.car && canTake(other, hold, fleet, all, now))
      )
    })
  })
}

function expected(question: Question): { availability: string; cars: readonly number[] } {
  const { fleet, holds, errand, now } = question
  const cars = fleet.cars.filter((car) => canTake(car, errand, fleet, holds, now)).map(({ id }) => id)
  if (cars.length >= 3) return { availability: 'free', cars }
  if (cars.length > 0) return { availability: 'few', cars }
  return { availability: couldMakeRoom(question) ? 'few' : 'none', cars }
}

function applied(holds: readonly Hold[], { moves }: Placement): Hold[] {
  const carOf = new Map(moves.map(({ ride, car }) => [ride, car]))
  return holds.map((hold) => ({ ...hold, car: carOf.get(hold.ride) ?? hold.car }))
}

/** What is wrong with moves that make room: nothing, whatever their number. */
function faultsOfMoves(question: Question, { car, moves }: Placement): string[] {
  const { fleet, holds, errand, now } = question
  const rides = moves.map(({ ride }) => ride)
  const before = holds.filter(({ ride }) => rides.includes(ride))
  const placed = held(errand, 0, car!, true)
  const after = [...applied(holds, { availability: 'few', car, moves }), placed]
  const changed = after.filter((hold) => hold === placed || rides.includes(hold.ride))
  return [
    ...(before.length === moves.length && moves.length <= 3 ? [] : ['other moves']),
    ...before.filter(({ isFixed, start }) => isFixed || start < now).map(({ ride }) => `${ride} may not move`),
    ...before.filter((hold) => !areReachedWithout(question, hold, after)).map(({ ride }) => `after ${ride}`),
    ...changed
      .filter(
        (hold) =>
          !canTake(
            fleet.cars.find(({ id }) => id === hold.car)!,
            hold,
            fleet,
            without(after, hold),
            now,
          ),
      )
      .map(({ ride }) => `${ride} does not fit`),
  ]
}

test(`${DAYS} random days are answered as the model answers them (seed ${SEED})`, () => {
  const seen = { free: 0, few: 0, none: 0, moved: 0, movedSeveral: 0 }
  for (let i = 0; i < DAYS; i++) {
    const numbers = randomNumbers(SEED + i)
    const { fleet, errands, now } = randomDay(numbers, { cars: 5, drivers: 4, holds: 9 })
    const isOrderly = numbers.random() < 0.7
    let holds: Hold[] = []
    errands.forEach((errand, number) => {
      const question = { fleet, holds, errand, now }
      const answer = placeErrand(fleet, holds, errand, now)
      const right = expected(question)
      const { availability, car, moves } = answer
      const said = { seed: SEED + i, number, availability }
      // Where more than one hold has to move, the model does not look: the moves themselves are the proof.
      if (moves.length < 2) expect(said).toEqual({ ...said, availability: right.availability })
      if (right.cars.length > 0) expect(right.cars).toContain(car)
      if (moves.length > 0)
        expect({ ...said, faults: faultsOfMoves(question, answer) }).toEqual({ ...said, faults: [] })
      seen[availability] += 1
      if (moves.length > 0) seen.moved += 1
      if (moves.length > 1) seen.movedSeveral += 1
      const isFixed = numbers.random() < 0.3
      if (isOrderly && answer.car !== null) {
        holds = [...applied(holds, answer), held(errand, number + 1, answer.car, isFixed)]
      } else if (!isOrderly && fleet.cars.length > 0) {
        holds = [...holds, held(errand, number + 1, numbers.oneOf(fleet.cars).id, isFixed)]
      }
    })
    if (isOrderly) expect({ seed: SEED + i, faults: faultsOf(fleet, holds) }).toEqual({ seed: SEED + i, faults: [] })
    const together = placeAll(fleet, [], errands, now).flatMap(({ car }, j) =>
      car === null ? [] : [held(errands[j]!, j + 1, car, true)],
    )
    expect({ seed: SEED + i, faults: faultsOf(fleet, together) }).toEqual({ seed: SEED + i, faults: [] })
  }
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(DAYS / 1000)
})
