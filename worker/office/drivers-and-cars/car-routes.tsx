/** What the office's pages of cars answer. */
import { type Context, Hono } from 'hono'
import { vehicleClasses } from '#domain/fares/vehicles.ts'
import { CAR_LIMITS, parseBlockedDays, parseCar, parseMargin } from '#domain/fleet/fleet-entries.ts'
import { isRealDate } from '#domain/sri-lanka-time.ts'
import { shownAfter } from '#worker/database/office-acts.ts'
import type { AppEnv } from '#worker/environment.ts'
import {
  blockDays,
  duePapers,
  listBlockedDays,
  marginOf,
  readWeek,
  setMargin,
  unblockDays,
} from '#worker/fleet/car-calendar.ts'
import { classesFor, endCar, findCarInUse, isCounted, listCars, ridesToComeOf, saveCar } from '#worker/fleet/cars.ts'
import { ownForm } from '#worker/office/app.tsx'
import { actOf, idOf, todayOf, typedId, actsFor, keep, textsOf } from '#worker/office/forms.ts'
import { pageFor } from '#worker/office/roles.tsx'
import { HOME } from '#worker/platform/access.ts'
import { readForm } from '#worker/platform/body.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { photoRoutes } from './photo-form.tsx'
import { CarPage, CARS_STYLE, CarsPage, type PhotographedCar, type TypedCarForm } from './cars-page.tsx'

type C = Context<AppEnv>

const PATH = `${HOME}/cars`

/** The first day that the calendar shows. */
const weekOf = (typed: string | undefined, today: string) => (typed && isRealDate(typed) ? typed : today)

async function carOf(c: C) {
  const car = await findCarInUse(c.env, idOf(c))
  if (!car) throw new SiteError('not-found', { detail: 'There is no such car on the list' })
  return car
}

const PAPER_FIELDS = Array.from({ length: CAR_LIMITS.papers }, (_, i) => [`paper${i}`, `until${i}`] as const)
const CAR_FIELDS = ['id', 'plate', 'name', 'seats', 'vehicle', 'base', 'counts', ...PAPER_FIELDS.flat()]

const typedCar = (fields: Readonly<Record<string, string>>): TypedCarForm => ({
  plate: fields.plate!,
  name: fields.name!,
  seats: fields.seats!,
  vehicle: fields.vehicle!,
  base: fields.base!,
  papers: PAPER_FIELDS.map(([name, until]) => ({ name: fields[name]!, until: fields[until]! })),
})

interface Typed {
  readonly car?: TypedCarForm
  readonly blocked?: Readonly<Record<string, string>>
  readonly refusal?: string
}

async function carsPage(c: C, { car, blocked, refusal }: Typed = {}): Promise<string> {
  const today = todayOf()
  const first = weekOf(c.req.query('week'), today)
  const [week, days, papers, margin, acts] = await Promise.all([
    readWeek(c.env, first),
    listBlockedDays(c.env, today),
    duePapers(c.env, today),
    marginOf(c.env),
    actsFor(c, 'cars'),
  ])
  const props = { week, first, today, days, papers, margin, acts, car, blocked, refusal, classes: vehicleClasses() }
  return pageFor(c, 'Cars', <CarsPage {...props} isCounted={isCounted(week.cars)} />, CARS_STYLE)
}

async function carPage(c: C, row: PhotographedCar, typed?: TypedCarForm, refusal?: string): Promise<string> {
  const today = todayOf()
  const [week, days, kept, list] = await Promise.all([
    readWeek(c.env, weekOf(c.req.query('week'), today)),
    listBlockedDays(c.env, today),
    ridesToComeOf(c.env, row, today),
    listCars(c.env),
  ])
  const props = { row, typed, refusal, today, kept, classes: vehicleClasses(), isCounted: isCounted(list) }
  const its = days.filter(({ carId, plate }) => (carId === null ? plate === null : carId === row.id))
  const drivers = week.drivers.filter(({ carId }) => carId === row.id)
  return pageFor(c, row.plate, <CarPage {...props} days={its} drivers={drivers} />)
}

export const carRoutes = new Hono<AppEnv>()
  .get('/', async (c) => c.html(await carsPage(c)))
  .post('/', ownForm, async (c) => {
    const { seen, ...form } = await readForm(c)
    const fields = textsOf(form, CAR_FIELDS)
    const typed = typedCar(fields)
    const id = typedId(fields.id!)
    const act = { ...actOf(c), isCountingMeant: fields.counts === 'yes', seen }
    const listed = async () => (id === null ? null : findCarInUse(c.env, id))
    const save = async () => saveCar(c.env, parseCar(typed, classesFor(await listed())), id, act)
    return keep(c, save, id === null ? PATH : `${PATH}/${id}`, async (refusal, error) => {
      const row = await listed()
      return row
        ? carPage(c, row, { ...typed, seen: shownAfter(error, seen) }, refusal)
        : carsPage(c, { car: typed, refusal })
    })
  })
  .post('/margin', ownForm, async (c) => {
    const { margin } = textsOf(await readForm(c), ['margin'])
    const save = async () => setMargin(c.env, parseMargin(margin), actOf(c))
    return keep(c, save, PATH, (refusal) => carsPage(c, { refusal }))
  })
  .post('/blocked', ownForm, async (c) => {
    const typed = textsOf(await readForm(c), ['car', 'first', 'last', 'why'])
    const save = async () => {
      const id = typedId(typed.car)
      const car = id === null ? null : await findCarInUse(c.env, id)
      if (!car && typed.car !== 'all') throw new RangeError('Choose a car, or all of them.')
      await blockDays(c.env, car, parseBlockedDays(typed, todayOf()), actOf(c))
    }
    return keep(c, save, `${PATH}?week=${typed.first}`, (refusal) => carsPage(c, { blocked: typed, refusal }))
  })
  .post('/blocked/:id/open', ownForm, async (c) => {
    await unblockDays(c.env, idOf(c), actOf(c))
    return c.redirect(PATH, 303)
  })
  .get('/:id', async (c) => c.html(await carPage(c, await carOf(c))))
  .route(
    '/:id/photo',
    photoRoutes(
      'cars',
      PATH,
      async (c) => {
        const car = await carOf(c)
        return { ...car, name: car.plate }
      },
      (c, car, refusal) => carPage(c, car, undefined, refusal),
    ),
  )
  .post('/:id/end', ownForm, async (c) => {
    const [car, { meant }] = await Promise.all([carOf(c), readForm(c)])
    const end = () => endCar(c.env, car, { ...actOf(c), isMeant: meant === 'yes' })
    return keep(c, end, PATH, (refusal) => carPage(c, car, undefined, refusal))
  })
