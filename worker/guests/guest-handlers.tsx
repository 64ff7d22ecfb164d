/**
 * What a guest's link opens: the page of changes, the receipt; and the form that sends such a link. Loaded when it is
 * asked for. docs/product.md#changes
 */
import type { Context, Handler } from 'hono'
import * as v from 'valibot'
import { showPrice } from '#domain/bookings/money/said-sums.ts'
import { fullQuestion } from '#domain/bookings/agreed/caveats.ts'
import { movedText, rideBeside, timesText } from '#domain/bookings/agreed/changed-price.ts'
import { noteLabel, notesOf } from '#domain/bookings/request/booking-form-fields-and-lengths.ts'
import { overlapQuestion } from '#domain/bookings/driver/ride-times-and-link-life.ts'
import { PAYMENT_CURRENCIES } from '#domain/bookings/money/sums.ts'
import { hasBegun } from '#domain/bookings/day/ride-events.ts'
import { isRunning, pickupInstant } from '#domain/bookings/ride.ts'
import { parseRideReference } from '#domain/bookings/reference.ts'
import { CONTACT } from '#domain/brand.ts'
import { VEHICLE_CLASS } from '#domain/prices/price-list.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { addressIn, ENGLISH } from '#domain/languages/languages.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { paths } from '#domain/paths.ts'
import { readSeen, type SeenPrice, seenText } from '#domain/bookings/agreed/agreed-price.ts'
import { HOUR_MS, instantOf, isRealDate } from '#domain/sri-lanka-time.ts'
import { closedWords } from '#domain/quotes/seasons-in-words.ts'
import { wordsFor } from '#domain/quotes/field-problems.ts'
import { ReceiptForSchema } from '#domain/bookings/request/company.ts'
import { pickupProblem } from '#domain/bookings/request/pickup-time.ts'
import { mayChangeToday, networkHash } from '#worker/bookings/booking-limits.ts'
import { isGuestKey } from '#worker/bookings/guest-key.ts'
import { pageTexts } from '#worker/bookings/guest-texts.ts'
import {
  type Booking,
  findBooking,
  findBookingWith,
  type FoundBooking,
  type Ride,
} from '#worker/bookings/read-bookings.ts'
import { bookingNow } from '#worker/day/booking-now.ts'
import { daysIn, type RowsOfDays, statementsOfDays } from '#worker/day/ride-events.ts'
import type { AppEnv, Env } from '#worker/environment.ts'
import { isFleetCounted } from '#worker/fleet/fleet-counting.ts'
import type { FleetAround } from '#worker/fleet/holds.ts'
import { StepRefused, type Step, type TakenInstead } from '#worker/steps/step.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { entriesOfBooking } from '#worker/payments/cash-book.ts'
import { InvoicePaper, invoiceTitle } from '#worker/payments/printed-invoice.tsx'
import { InvoiceRefused, invoicesOf, issueInvoice, toInvoice } from '#worker/payments/invoices.ts'
import { receiptFor, requestReceipt } from '#worker/payments/paid-receipt.ts'
import { guestPage } from '#worker/platform/guest-page.tsx'
import { changedFields } from '#worker/platform/plain-page.tsx'
import { formAs, readForm } from '#worker/platform/body.ts'
import { countVisitor, isWithinLimit } from '#worker/platform/rate-limit.ts'
import { languageOf, visitorOf, writtenPath } from '#worker/platform/request.ts'
import { withWholeLists } from '#worker/prices/request-price-list.ts'
import { ChangesPage, type Message, type Question, NoSuchLink, type TypedChange } from './changes-page.tsx'
import { enqueueLinks, FindBookingPage, noReference, readWanted } from './find-booking.tsx'
import { ownPage } from './booking-poll.ts'
import { asDrivenBy, ownBooking } from './public-booking.ts'
import { ReceiptPage } from './receipt-page.tsx'

const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))

const everyStep = {
  /** The ride's, as the guest saw it. */
  version: wholeNumber,
  /** Its position. A booking of one ride needs none. */
  ride: v.optional(wholeNumber),
}

const everyCancellation = {
  sure: v.literal('yes'),
  /** What the button said that it costs, whole dollars and rupees: no dollars if it said nothing. */
  fee: v.optional(wholeNumber, '0'),
  feeLkr: v.optional(wholeNumber),
}

/** A choice of {@link InsteadField}: 'van 94/27200', for a tour '4 215'. */
function takenInstead(choice: string): TakenInstead | null {
  const [, what = '', price = ''] = /^(\w+) (\S+)$/.exec(choice) ?? []
  const seen = readSeen(price)
  if (!seen) return null
  const { usd: priceUsd, lkr: priceLkr } = seen
  // Whether the ride's guest is offered it is for the step to say: the booked class need not be on offer any more.
  if (VEHICLE_CLASS.test(what)) return { vehicle: what, priceUsd, priceLkr }
  return /^\d$/.test(what) ? { travelers: Number(what), priceUsd } : null
}

const FormSchema = v.variant('step', [
  v.object({ ...everyStep, ...everyCancellation, step: v.literal('cancel') }),
  /** All rides that a guest may still cancel. */
  v.object({ ...everyCancellation, step: v.literal('cancel-all') }),
  v.object({
    ...everyStep,
    step: v.literal('change'),
    date: v.string(),
    time: v.string(),
    instead: v.optional(v.pipe(v.string(), v.transform(takenInstead), v.nonNullable(v.any()))),
    /** On the button that says that overlapping rides are meant: the pickup that was asked about. */
    meant: v.optional(v.string()),
    /** On the button that says that too small a vehicle is meant. */
    full: v.optional(v.string()),
    /** On the button that names the price of another time. */
    price: v.optional(v.pipe(v.string(), v.transform(readSeen), v.nonNullable(v.any()))),
    /** On the button that asks for a ride although no car can be had: the pickup that was asked about. */
    requested: v.optional(v.string()),
    /** Also for the other vehicle of the drive. */
    both: v.optional(v.literal('yes')),
  }),
])

const feeSeen = ({ fee: usd, feeLkr: lkr }: { readonly fee: number; readonly feeLkr?: number | undefined }) => ({
  usd,
  lkr,
})

type RideForm = Exclude<v.InferOutput<typeof FormSchema>, { step: 'cancel-all' }>

function stepOf(form: RideForm, fields: Readonly<Record<string, string>>, ride: Ride): Step {
  if (form.step === 'cancel') return { step: 'cancel', feeSeen: feeSeen(form) }
  const { step, date, time, instead, meant: meantAt, full: meantFull, requested: requestedAt } = form
  const seen = form.price as SeenPrice | undefined
  const typed = notesOf(ride.kind).map((name) => [name, fields[name]])
  const price = seen && { seenUsd: seen.usd, seenLkr: seen.lkr }
  const isForBoth = form.both === 'yes'
  const notes = Object.fromEntries(typed)
  return { step, date, time, notes, instead, meantAt, meantFull, price, requestedAt, isForBoth }
}

/** The page's own address, with the key that opens the booking. */
const withKey = (c: Context<AppEnv>) => `${addressIn(languageOf(c), writtenPath(c))}?key=${keyOf(c)}`

/** The key in the link, without what may have been added behind it. */
const keyOf = (c: Context<AppEnv>): string => /[\w-]+/.exec(c.req.query('key') ?? '')?.[0] ?? ''

/** With what its drivers have said. */
interface FoundDay extends FoundBooking {
  readonly rows: RowsOfDays
}

/** What was found, if the link has the booking's reference and its key. */
async function ifOpenedBy<Found extends FoundBooking>(
  c: Context<AppEnv>,
  find: (env: Env, reference: string) => Promise<Found | null>,
): Promise<Found | null> {
  const found = await find(c.env, c.req.param('reference') ?? '')
  return found && isGuestKey(found.booking, keyOf(c)) ? found : null
}

const bookingOf = (c: Context<AppEnv>) => ifOpenedBy(c, findBooking)

/** The booking, and what its drivers have said. */
const bookingAndDayOf = (c: Context<AppEnv>) =>
  ifOpenedBy(c, (env, reference) =>
    findBookingWith(env, reference, statementsOfDays),
  ) as Promise<unknown> as Promise<FoundDay | null>

async function answer(
  c: Context<AppEnv>,
  found: FoundDay | null,
  message: Message | null,
  status: 200 | 409 | 429 = 200,
  typed?: TypedChange,
): Promise<Response> {
  const texts = await pageTexts(languageOf(c))
  const { title } = texts.in('guest')
  if (!found) return c.html(guestPage(texts, title.unknown, <NoSuchLink />), 404)
  // Its choices name what another vehicle costs.
  const booking = { ...found.booking, rides: await withWholeLists(c.env, found.booking.rides) }
  const now = new Date()
  const own = asDrivenBy(await ownBooking(c.env, booking, now), booking, found.rows, now)
  const shown = { ...own, now: bookingNow(booking, found.rows, now) }
  if (shown.rides.some(({ denied }) => denied)) await texts.load('today')
  const bookingPage = ownPage(languageOf(c), booking.reference)
  const page = <ChangesPage {...{ booking, shown, message, typed, now, bookingPage }} address={withKey(c)} />
  const isError = message?.refused === true && !message.question
  const ownTitle = title.booking(booking.reference)
  return c.html(guestPage(texts, isError ? title.error(ownTitle) : ownTitle, page), status)
}

/** The field of the form of a change that was refused; `undefined` where none is to blame. */
function refusedFieldOf({ refusal }: StepRefused): string | undefined {
  if (refusal.code === 'wrong-field') return refusal.note
  if (refusal.code === 'pickup-time') return refusal.problem === 'past-time' ? 'time' : 'date'
  return refusal.code === 'closed' || refusal.code === 'out-of-order' || refusal.code === 'too-many-days'
    ? 'date'
    : undefined
}

/** Why a guest's own step was not taken. */
function refusedText({ refusal, message }: StepRefused, texts: Texts): string {
  if (texts.language === ENGLISH) return message
  const { refused: t } = texts.in('guest')
  const inWords = (problem: string) => wordsFor(problem, texts.in('form').problems.fields)
  switch (refusal.code) {
    case 'changed-since':
    case 'somebody-was-faster':
    case 'erased':
    case 'nothing-changes':
    case 'tour-travelers':
    case 'other-price':
    case 'other-fee':
    case 'pickup-over':
    case 'no-car':
      return t[refusal.code]
    case 'is-cancelled':
    case 'cancelled-already':
      return t['cancelled-already']
    case 'out-of-order':
      return t['out-of-order'](
        refusal.number,
        `${texts.formats.date(refusal.when.date)}, ${texts.formats.time(refusal.when.time)}`,
      )
    case 'overlap':
      return overlapQuestion(refusal.overlaps, texts)
    case 'too-full':
      return fullQuestion(refusal, texts)
    case 'too-many-days':
      return t['too-many-days'](refusal.days)
    case 'moved-price':
      return movedText(refusal, texts)
    case 'moved-stay':
      return texts.in('seasons').stay
    case 'closed':
      return closedWords(refusal.problem, texts) ?? message
    case 'wrong-field':
      return t.wrongField(noteLabel(refusal.note, refusal.kind, texts), inWords(refusal.problem))
    case 'pickup-time':
      return t.pickupTime(inWords(pickupProblem(refusal.problem)))
    case 'too-late':
    case 'too-soon':
      return t[refusal.code](refusal.hours)
    default:
      return message
  }
}

/** What a guest may answer with yes: fields of the form that a button sends once more. */
function questionOf(
  refusal: StepRefused['refusal'],
  fields: Readonly<Record<string, string>>,
  texts: Texts,
): Question | null {
  const { price = '', meant = '', full = '', requested = '' } = fields
  const said = { price, meant, full, requested }
  const at = `${fields.date} ${fields.time}`
  const { saveSo } = texts.in('guest').change
  if (refusal.code === 'no-car') return { yes: saveSo, asks: 'requested', fields: { ...said, requested: at } }
  if (refusal.code === 'overlap') return { yes: saveSo, asks: 'meant', fields: { ...said, meant: at } }
  if (refusal.code === 'too-full')
    return { yes: saveSo, asks: 'full', fields: { ...said, full: fullQuestion(refusal, ENGLISH_TEXTS) } }
  if (refusal.code !== 'moved-price') return null
  const each = showPrice(refusal.price, texts.formats, refusal)
  const yes = texts.in('seasons').saveFor(timesText(refusal.count, each))
  return { yes, asks: 'price', fields: { ...said, price: seenText(refusal.price) } }
}

/** @param typed what cannot be written on it */
async function answerReceipt(
  c: Context<AppEnv>,
  found: FoundBooking | null,
  typed?: Record<string, string>,
  isNotIssued = false,
) {
  const texts = await pageTexts(languageOf(c))
  const { title } = texts.in('guest')
  if (!found) return c.html(guestPage(texts, title.unknown, <NoSuchLink />), 404)
  const { booking } = found
  const [shown, entries, to, issued] = await Promise.all([
    ownBooking(c.env, booking, new Date()),
    entriesOfBooking(c.env, booking.number),
    receiptFor(c.env, booking),
    booking.isInvoiced ? invoicesOf(c.env, booking.number) : [],
  ])
  const open = booking.onAccount || booking.erasedAt !== null ? null : toInvoice(booking, issued)
  const own = (path: string) => withKey(c).replace(/\/(?:receipt|invoice)\?/, `/${path}?`)
  const invoiceAddress = (number: number | null) => own(number === null ? 'invoice' : `invoice/${number}`)
  const isSaved = !typed && c.req.query('done') === 'receipt'
  const props = { shown, entries, to, typed, issued, open, invoiceAddress, isNotIssued, isSaved }
  const page = <ReceiptPage {...props} changesAddress={own('changes')} />
  return c.html(guestPage(texts, title.receipt(booking.reference), page), typed ? 422 : isNotIssued ? 409 : 200)
}

/** What was done before the page was asked for. */
async function doneMessage(c: Context<AppEnv>): Promise<Message | null> {
  const { done } = (await pageTexts(languageOf(c))).in('guest')
  const what = c.req.query('done') ?? ''
  if (!Object.hasOwn(done, what)) return null
  const ride = /^[1-9]\d?$/.exec(c.req.query('ride') ?? '')?.[0]
  const message = { text: done[what as keyof typeof done], refused: false }
  return ride === undefined ? message : { ...message, position: Number(ride) }
}

export const answerChanges: Handler<AppEnv> = async (c) => answer(c, await bookingAndDayOf(c), await doneMessage(c))

export const answerOwnReceipt: Handler<AppEnv> = async (c) => answerReceipt(c, await bookingOf(c))

/** One that was issued for the booking, to be printed. */
export const answerInvoice: Handler<AppEnv> = async (c) => {
  const found = await bookingOf(c)
  const texts = await pageTexts(languageOf(c))
  const asked = Number(/^\d{1,9}$/.exec(c.req.param('number') ?? '')?.[0] ?? 0)
  const issued = found ? await invoicesOf(c.env, found.booking.number) : []
  const invoice = issued.find(({ number }) => number === asked)
  const { title, pay } = texts.in('guest')
  if (!invoice) return c.html(guestPage(texts, title.unknown, <NoSuchLink />), 404)
  const page = (
    <main>
      <p className="crumb">
        <a href={withKey(c).replace(/\/invoice\/\d+\?/, '/receipt?')}>← {pay.back}</a>
      </p>
      <InvoicePaper invoice={invoice} />
    </main>
  )
  return c.html(guestPage(texts, invoiceTitle(invoice, texts), page))
}

export const takeInvoice: Handler<AppEnv> = async (c) => {
  const { currency: typed } = await readForm(c)
  const found = await bookingOf(c)
  if (!found) return answerReceipt(c, null)
  const { booking } = found
  await countVisitor(c.env.CHANGE_RATE, `invoice ${booking.number}`)
  const currency = PAYMENT_CURRENCIES.find((each) => each === typed)
  try {
    if (!currency) throw new InvoiceRefused('nothing')
    await issueInvoice(c.env, booking, { currency, by: 'guest' }, new Date())
  } catch (error) {
    if (!(error instanceof InvoiceRefused)) throw error
    return answerReceipt(c, await bookingOf(c), undefined, true)
  }
  return c.redirect(withKey(c).replace('/invoice?', '/receipt?'), 303)
}

export const answerFindBooking: Handler<AppEnv> = async (c) => {
  const texts = await pageTexts(languageOf(c))
  const reference = parseRideReference(c.req.query('reference') ?? '')?.reference
  // Who comes from the booking's page has seen it, and wants the link.
  const page = <FindBookingPage typed={reference ? { reference } : {}} isSeen={!!reference} />
  return c.html(guestPage(texts, texts.in('frame').footer.findBooking, page, paths.findBooking))
}

export const takeFindBooking: Handler<AppEnv> = async (c) => {
  const visitor = visitorOf(c)
  await countVisitor(c.env.BOOKING_RATE, visitor && `find ${visitor}`)
  const typed = await readForm(c)
  const texts = await pageTexts(languageOf(c))
  const shown = 'show' in typed ? parseRideReference(typed.reference ?? '') : null
  // The page says the same as at its address, whether or not there is such a booking.
  if (shown) return c.redirect(addressIn(languageOf(c), paths.booking(shown.reference)), 303)
  const wanted = 'show' in typed ? noReference(texts) : readWanted(typed, texts)
  if ('problem' in wanted) {
    const page = <FindBookingPage refused={wanted} typed={typed} />
    const title = texts.in('guest').title.error(texts.in('frame').footer.findBooking)
    return c.html(guestPage(texts, title, page, paths.findBooking), 422)
  }
  // Not awaited: neither the answer nor its time tells whether there is such a booking.
  c.set(
    'mailDue',
    networkHash(c.env, visitor).then((network) => enqueueLinks(c.env, wanted, network, new Date())),
  )
  // Answered at once: an address of a mailbox belongs into no address of a page.
  const page = <FindBookingPage sentTo={wanted.email} typed={typed} />
  return c.html(guestPage(texts, texts.in('frame').footer.findBooking, page, paths.findBooking))
}

export const takeReceiptFor: Handler<AppEnv> = async (c) => {
  const typed = await readForm(c)
  const wanted = v.safeParse(ReceiptForSchema, typed)
  const found = await bookingOf(c)
  if (found) await countVisitor(c.env.CHANGE_RATE, `receipt ${found.booking.number}`)
  if (!found || !wanted.success) return answerReceipt(c, found, typed)
  await requestReceipt(c.env, found.booking, wanted.output, new Date())
  return c.redirect(`${withKey(c)}&done=receipt`, 303)
}

/** The hours at which a ride could be had instead; none where cars are not counted any more, or stay with the guest. */
async function hoursInstead(
  env: Env,
  { number, arrangement, rides, promises }: Booking,
  position: number,
  { date = '', time = '' }: Readonly<Record<string, string>>,
  now: Date,
): Promise<readonly string[]> {
  if (arrangement === 'stay' || !(await isFleetCounted(env, now.getTime()))) return []
  const { hoursForMoved } = await import('#worker/fleet/quoted-availability.ts')
  const moved = rides
    .filter((ride) => ride.position === position || isRunning(ride))
    .map((ride) => (ride.position === position ? { ...ride, pickupDate: date, pickupTime: time } : ride))
  const soonest = now.getTime() + promises.guestHours.change * HOUR_MS
  const hours = await hoursForMoved(env, number, moved, position, now)
  return hours.filter((hour) => instantOf({ date, time: hour })!.getTime() >= soonest)
}

/** A button of another hour sends it beside the field's. */
const withHour = ({ hour = '', ...fields }: Readonly<Record<string, string>>) =>
  /^\d\d:\d\d$/.test(hour) ? { ...fields, time: hour } : fields

/** The cars around the day that a ride is to be moved to, where cars are counted. */
async function fleetAround(env: Env, date: string): Promise<FleetAround | null> {
  if (!isRealDate(date) || !(await isFleetCounted(env))) return null
  return (await import('#worker/fleet/holds.ts')).readAround(env, date)
}

/**
 * All that a guest's step needs, read at the same time.
 *
 * Changes are limited by their booking, as others behind the same address change theirs. A cancellation may be a matter of
 * hours and money: it waits for nobody, and each ride is cancelled once.
 */
async function readForStep(c: Context<AppEnv>, form: v.InferOutput<typeof FormSchema>, visitor: string | null) {
  if (form.step !== 'change') return { found: await bookingAndDayOf(c), refusedFor: null, fleet: null }
  const reference = parseRideReference(c.req.param('reference') ?? '')?.reference ?? ''
  const link = { reference, key: keyOf(c) }
  if (!(await isWithinLimit(c.env.CHANGE_RATE, `changes ${reference} ${link.key}`)))
    return { found: await bookingAndDayOf(c), refusedFor: 'minute' as const, fleet: null }
  const [found, mayChange, fleet] = await Promise.all([
    bookingAndDayOf(c),
    mayChangeToday(c.env, link, visitor),
    fleetAround(c.env, form.date),
  ])
  return { found, refusedFor: mayChange ? null : ('day' as const), fleet }
}

export const takeChange: Handler<AppEnv> = async (c) => {
  const visitor = visitorOf(c)
  const fields: Readonly<Record<string, string>> = withHour(await readForm(c))
  const form = formAs(FormSchema, fields)
  const { found, refusedFor, fleet } = await readForStep(c, form, visitor)
  if (!found) return answer(c, null, null)
  const { reference, rides } = found.booking
  const texts = await pageTexts(languageOf(c))
  const take = async (
    position: number | null,
    step: Step,
    options: { seen?: number },
    done: string,
    beside?: Ride | undefined,
  ) => {
    const network = await networkHash(c.env, visitor)
    const known = { booking: found.booking, position }
    const name = position === null ? reference : `${reference}/${position}`
    const { booking } = await takeStep(c.env, name, step, { ...options, known, by: 'guest', network, fleet })
    c.set('mailDue', booking.number)
    const isOver = done === 'cancel-all' && !booking.rides.some(isRunning)
    const isNext = (ride: Ride, i: number) =>
      ride.position !== position && ride.position !== beside?.position && ride.pickupAddress !== rides[i]!.pickupAddress
    const hasNext = step.step === 'change' && booking.rides.some(isNext)
    const said = isOver ? 'all-cancelled' : hasNext ? done.replace(/^change/, 'change-next') : done
    return c.redirect(`${withKey(c)}&done=${said}`, 303)
  }
  const days = daysIn(found.rows, rides, new Date())
  // By the driver's word the guest is on it; that the pickup is over is said by the step.
  const begun = rides.filter(
    (ride, i) =>
      isRunning(ride) &&
      pickupInstant(ride) >= Date.now() &&
      (hasBegun(days[i]!.stage) || days[i]!.brokeDownAt !== null),
  )
  const refuseBegun = () => answer(c, found, { text: texts.in('guest').cancel.begun, refused: true }, 409)
  try {
    if (form.step === 'cancel-all' && begun.length > 0) return await refuseBegun()
    if (form.step === 'cancel-all')
      return await take(null, { step: 'cancel', feeSeen: feeSeen(form) }, {}, 'cancel-all')
    const asked = form.ride ?? found.position
    const ride = rides.length > 1 ? rides.find(({ position }) => position === asked) : rides[0]
    if (!ride) return await answer(c, found, { text: texts.in('guest').chooseRide, refused: true }, 409)
    const beside = form.step === 'change' && form.both ? rideBeside(rides, ride) : undefined
    if (begun.includes(ride) || (beside && begun.includes(beside))) return await refuseBegun()
    const step = stepOf(form, fields, ride)
    if (step.step === 'change' && refusedFor !== null) {
      const { tooManyChanges, changesTooFast } = texts.in('guest')
      const text = refusedFor === 'minute' ? changesTooFast : tooManyChanges(CONTACT.whatsappShown, CONTACT.email)
      const typed = { position: ride.position, fields: changedFields(fields) }
      return await answer(c, found, { text, refused: true }, 429, typed)
    }
    const isOneOfSeveral = rides.length > 1
    // Of two vehicles neither is named.
    const which = isOneOfSeveral && !beside ? `&ride=${ride.position}` : ''
    const done = `${step.step === 'cancel' && isOneOfSeveral ? 'cancel-ride' : step.step}${which}`
    return await take(ride.position, step, { seen: form.version }, done, beside)
  } catch (error) {
    if (!(error instanceof StepRefused)) throw error
    const typed = { position: Number(fields.ride ?? found.position ?? 1), fields: changedFields(fields) }
    const now = await bookingAndDayOf(c)
    const question = questionOf(error.refusal, fields, texts)
    const hours =
      error.refusal.code === 'no-car' && now && fields.both !== 'yes'
        ? await hoursInstead(c.env, now.booking, typed.position, fields, new Date())
        : []
    const message = {
      text: refusedText(error, texts),
      refused: true,
      field: question ? undefined : refusedFieldOf(error),
      ...(question ? { position: typed.position, question, hours } : {}),
    }
    return answer(c, now, message, 409, typed)
  }
}
