/** Sends a booking, and takes it from there to an answer: retries, reloads, lost answers, changed prices. */
import { ApiError, type Booked, type SiteApi, timeLimit } from '#client/api.ts'
import type { PublicBooking } from '#domain/bookings/booking.ts'
import { isRunning, pickupInstant, type RideInWords } from '#domain/bookings/ride.ts'
import type { OtherTerms } from '#domain/bookings/agreed/kept-promises.ts'
import { noteRow, notesOf } from '#domain/bookings/request/booking-form-fields-and-lengths.ts'
import { parseVehicleText } from '#domain/fares/vehicle-text.ts'
import { partyOfEach, smallestOf, type VehicleClass, vehicleClasses } from '#domain/fares/vehicles.ts'
import { partyOfPlan } from '#domain/journeys/plan.ts'
import { paths } from '#domain/paths.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import { isAtGate } from '#domain/tours/parks.ts'
import type { TourTrip } from '#domain/tours/tour-price.ts'
import { COLOMBO, COLOMBO_AIRPORT, isColomboAirport, placeKey } from '#domain/places/place-name.ts'
import type { Problem } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { DAY_MS } from '#domain/sri-lanka-time.ts'
import { safariSlug } from '#domain/quotes/slugs.ts'
import {
  type BookingQuotes,
  fetchQuotes,
  isSameWayThere,
  releaseQuote,
  isSamePrice,
  ridesOf,
  sharedQuotes,
  withQuotes,
  withTokensOf,
  withWayBackQuoted,
} from '#client/booking/booking-quote.ts'
import { nowMs } from '#client/device/clock.ts'
import { deviceTable, KEPT_BOOKINGS } from '#client/device/database.ts'
import { entryMark, type MarkedState, recall, remember } from '#client/device/storage.ts'
import { keepTypedAddress } from '#client/places/typed-address.ts'
import { keepInTab, LAST_VEHICLE } from '#client/booking/form/draft-storage.ts'
import { dropAllDrafts, dropDraft, noteUnsent, type Unsent } from '#client/booking/form/form-draft.ts'
import { FORMS, noteField } from '#client/booking/form/form-fields.ts'
import { startUndated } from '#client/booking/fields/pickup-start.ts'
import {
  type BookingProgress,
  type BookingRequest,
  readProgress,
  ROBOT_CHECK_FIELD,
  setProgress,
} from './submission-progress.ts'

/** After this time a reload does not send the booking again: the visitor may have given it up. */
const RESUME_MS = 30 * 60 * 1000
/** How long to wait for one answer. */
const ANSWER_TIMEOUT_MS = 15_000
/** In the tab: token of the last booking that has been received. */
const LAST_BOOKED = 'last-booked'
/** In the tab: the references of what was booked in it, the newest last. */
const BOOKED_HERE = 'booked-here'
/** The most bookings made here, and the most kept on the device, that are looked up before the next one is confirmed. */
const MOST_LOOKED_UP = 8
const LOOKUP_TIMEOUT_MS = 4000
/** In the tab: requests that may have arrived. */
const UNSETTLED = 'unsettled-requests'
/** Pauses before the second and the third try. */
const RETRY_PAUSES_MS = [800, 2500] as const
/** Where too many book from one address, each waits as long as the server says, and some seconds, as all wait. */
const SPREAD_S = 15
/** Nobody waits longer before a page, or more often. */
const LONGEST_WAIT_S = 120
const MOST_WAITS = 3

/** Marks the current history entry, once. The router's own state of it stays. */
export function markEntry(): string {
  const mark = entryMark() ?? Math.random().toString(36).slice(2)
  history.replaceState({ ...(history.state as object | null), submission: mark } satisfies MarkedState, '')
  return mark
}

/** Books what the visitor has confirmed. @param entry mark of the history entry that shows the progress */
export async function book(api: SiteApi, entry: string, request: BookingRequest): Promise<void> {
  // The quote of a booking that this tab has an answer for is no longer shared: this is another booking.
  const booked = recall(LAST_BOOKED)
  if (booked) await releaseQuote(booked)
  const unsettled = unsettledRequests()
    .filter((earlier) => isSameWayThere(earlier, request))
    .at(-1)
  return run(api, entry, unsettled ? withTokensOf(request, unsettled) : { ...request, token: null }, unsettled)
}

/** Continues after a reload: the same quote and details again, so that it is the same booking. */
export async function resume(api: SiteApi, entry: string): Promise<void> {
  const progress = readProgress(entry)
  if (progress?.step !== 'processing' || running.has(entry)) return
  const { request, unsettled } = progress
  if (nowMs() - request.confirmedAt < RESUME_MS) await run(api, entry, request, unsettled)
  else setProgress(entry, { step: 'failed', request })
}

/** Sends what could not be sent without a network. It is the same booking, whatever of it has arrived. */
export function sendAgain(api: SiteApi, entry: string, request: BookingRequest): Promise<void> {
  return run(api, entry, { ...request, confirmedAt: nowMs() })
}

/** Sends it when the network is back, unless that takes so long that the visitor may have given up. */
export function sendWhenOnline(api: SiteApi, entry: string, request: BookingRequest): () => void {
  const sendIt = () => {
    if (nowMs() - request.confirmedAt < RESUME_MS) void run(api, entry, request)
  }
  if (navigator.onLine) sendIt()
  else window.addEventListener('online', sendIt)
  return () => window.removeEventListener('online', sendIt)
}

/** Requests that may have arrived: their answers were lost. In the tab, because any page may book the same again. */
function unsettledRequests(): readonly BookingRequest[] {
  return JSON.parse(recall(UNSETTLED) ?? '[]') as BookingRequest[]
}

/** Its answer is still to come. */
function noteUnsettled(request: BookingRequest) {
  const text = JSON.stringify(request)
  const others = unsettledRequests().filter((other) => JSON.stringify(other) !== text)
  remember(UNSETTLED, JSON.stringify([...others, request]))
}

/** The answer has come. @param isSpent no other request with its quote can make a booking */
function noteSettled(request: BookingRequest, isSpent: boolean) {
  const text = JSON.stringify(request)
  const others = unsettledRequests().filter((other) =>
    isSpent ? other.token !== request.token : JSON.stringify(other) !== text,
  )
  remember(UNSETTLED, JSON.stringify(others))
}

const returned = new Set<string>()

/** Leads from an answer back to the form, which then takes the focus. */
function returnToForm(entry: string, progress: Extract<BookingProgress, { step: 'form' }>) {
  returned.add(entry)
  setProgress(entry, progress)
}

/** True once after each return to the form of the current history entry. */
export function takeReturn(): boolean {
  return returned.delete(entryMark() ?? '')
}

/** Leads back to the form, which still has everything that was typed. */
export function tryAgain(entry: string, request: BookingRequest) {
  if (request.token) noteUnsettled(request)
  returnToForm(entry, { step: 'form', ...(request.token ? { unsettled: request } : {}) })
}

/** Books at the new price, which the visitor has confirmed. @param terms that were shown with it */
export function acceptPrice(
  api: SiteApi,
  entry: string,
  quoted: BookingRequest,
  terms?: OtherTerms | undefined,
): Promise<void> {
  const { list: termsRead = quoted.termsRead } = terms ?? {}
  return run(api, entry, { ...quoted, ...(termsRead === undefined ? {} : { termsRead }), confirmedAt: nowMs() })
}

/** Books what the visitor has booked before: they have said so. */
export function bookOnceMore(api: SiteApi, entry: string, request: BookingRequest): Promise<void> {
  return run(api, entry, { ...request, onceMore: true, confirmedAt: nowMs() })
}

type BookedHere = Pick<Booked, 'reference' | 'seen'>

const bookedHere = () => JSON.parse(recall(BOOKED_HERE) ?? '[]') as BookedHere[]

function noteBooked({ reference, seen }: Booked) {
  const others = bookedHere().filter((other) => other.reference !== reference)
  remember(BOOKED_HERE, JSON.stringify([...others, { reference, seen }].slice(-MOST_LOOKED_UP)))
}

export interface BookedBefore {
  readonly reference: string
  /** Those that will be driven. */
  readonly rides: readonly RideInWords[]
}

/**
 * What was booked in this tab, and what its guest keeps on this device, as it is now: it may have been moved or cancelled.
 * Nothing is asked by address or number: whose browser does not have a booking is not told of it.
 */
export async function bookedBefore(api: SiteApi): Promise<readonly BookedBefore[]> {
  const kept = (await deviceTable<{ readonly booking: PublicBooking }>(...KEPT_BOOKINGS).all()).map(
    ([, one]) => one.booking,
  )
  const here = bookedHere()
  const others = kept
    .filter((one) => here.every(({ reference }) => one.reference !== reference) && runningIn(one).length > 0)
    .slice(0, MOST_LOOKED_UP)
  const lookUp = ({ reference, seen }: BookedHere, known: PublicBooking | null) =>
    api.booking(reference, { seen, signal: timeLimit(LOOKUP_TIMEOUT_MS) }).catch(() => known)
  const found = await Promise.all([...here.map((one) => lookUp(one, null)), ...others.map((one) => lookUp(one, one))])
  return found.flatMap((one) => (one ? [{ reference: one.reference, rides: runningIn(one) }] : []))
}

/** Longer than any ride takes. */
const OVER_AFTER_MS = 2 * DAY_MS

const runningIn = ({ erased, rides }: PublicBooking) =>
  erased ? [] : rides.filter((ride) => isRunning(ride) && pickupInstant(ride) > nowMs() - OVER_AFTER_MS)

const isTransportBooked = ({ park, pickup, dropoff }: TourTrip) => !isAtGate(pickup, park) || !isAtGate(dropoff, park)

/** The booked vehicle, where it is another one than the page proposes to such a party: only a guest chooses that. */
function vehicleBeyondNeed(request: BookingRequest): VehicleClass | '' {
  if (request.kind === 'tour') return ''
  const { passengers, bags, vehicle } = request.details
  const booked = request.kind === 'journey' ? request.details.vehicle : parseVehicleText(vehicle)?.vehicle
  const party = { travelers: Number(passengers) || 1, bags: Number(bags) || 0 }
  const each = request.kind === 'journey' ? partyOfEach(party, request.quoted.vehicles) : party
  return booked && booked !== smallestOf(vehicleClasses(), each) ? booked : ''
}

/**
 * What is the same for the next booking of a party: who they are, how many, and the vehicle that takes them. A house books for
 * another guest each time: of the last one nothing stays, in the form of no kind, as each takes the contacts of the others.
 */
function keepParty(request: BookingRequest) {
  if (recall('partner') !== null) return dropAllDrafts()
  const { kind, details } = request
  const typed: Readonly<Record<string, unknown>> = details
  const call = kind === 'journey' ? 'transfer' : kind
  const { names } = FORMS[call]
  const notes = notesOf(call).filter((name) => name === 'guestName' || noteRow(name).value === 'count')
  const fields = [names.phone, names.country, names.email, ...notes.map((name) => noteField(name, call))]
  const draftName = (field: string) => (field === names.country ? 'country' : field)
  // A plan is for two where its guest names no number: that says nothing of the next booking.
  const usual = kind === 'journey' ? String(partyOfPlan({}).travelers) : null
  const isUnsaid = (field: string) => field === noteField('travelers', call) && typed[field] === usual
  const kept = (field: string) => (isUnsaid(field) ? '' : String(typed[field] ?? ''))
  keepInTab(call, {
    ...Object.fromEntries(fields.map((field) => [draftName(field), kept(field)])),
    ...('park' in details
      ? {
          park: details.park,
          travelers: String(details.travelers),
          transport: isTransportBooked(details) ? 'yes' : 'no',
        }
      : {
          // Not chosen for the next party, which may be larger.
          vehicle: '',
          [LAST_VEHICLE]: vehicleBeyondNeed(request),
        }),
  })
}

/**
 * Another booking of the same party, without a date: the same tour, or a ride from where the last one ends. The next guest of a
 * house begins there, whatever was booked.
 * @returns the address of the page to go on with; the link of a house is one for a document
 */
export function bookAnother(request: BookingRequest): string {
  const { kind, token } = request
  if (token) void releaseQuote(token)
  const house = recall('partner')
  startUndated(kind === 'journey' || house ? 'transfer' : kind)
  if (house) return plainPaths.partner(house)
  if (kind === 'journey') return nextTransferPath(ridesOf(request).at(-1)!.dropoff)
  if (kind === 'tour') return paths.safari(safariSlug(request.details), Number(request.details.travelers))
  const { pickup, dropoff, pickupaddress, dropoffaddress, returntrip } = request.details
  const [end, address] = returntrip ? [pickup, pickupaddress] : [dropoff, dropoffaddress]
  if (!isColomboAirport(end)) keepTypedAddress(end, address ?? '')
  return nextTransferPath(end)
}

/** The fare calculator from there on: to Colombo, and from Colombo to the airport. */
export function nextTransferPath(pickup: string): string {
  return paths.home({ pickup, ...(placeKey(pickup) === placeKey(COLOMBO) ? { dropoff: COLOMBO_AIRPORT } : {}) })
}

const isOffline = () => navigator.onLine === false

/** What an answer other than a booking leaves open. */
function unsentAfter(progress: BookingProgress): Unsent | null {
  if (progress.step === 'form') return progress.unsettled ? 'unclear' : null
  if (progress.step !== 'failed') return null
  return progress.request.token ? 'unclear' : isOffline() ? 'waits' : null
}

/** History entries whose booking is being sent. */
const running = new Set<string>()

async function run(api: SiteApi, entry: string, request: BookingRequest, unsettled?: BookingRequest) {
  if (running.has(entry)) return
  running.add(entry)
  const form = (request.kind === 'journey' && request.form) || request.kind
  const page = location.href
  // Who has left the page meanwhile has another page's draft.
  const note = (unsent: Unsent | null) => location.href === page && noteUnsent(form, unsent)
  const processing = (sent: BookingRequest, waits = false) => {
    // The tab may be closed before there is an answer.
    note(sent.token ? 'unclear' : 'waits')
    setProgress(entry, {
      step: 'processing',
      request: sent,
      ...(unsettled ? { unsettled } : {}),
      ...(waits ? { waits } : {}),
    })
  }
  processing(request)
  try {
    const progress = await settle(api, request, unsettled, processing)
    if (progress.step === 'received') {
      dropDraft(form)
      keepParty(progress.request)
      remember(LAST_BOOKED, progress.request.token ?? '')
      const { reference, changesUrl } = progress.receipt
      if (changesUrl) {
        // For the booking's page in this tab, which may be on a copy of the site. The reference is its name in the storage.
        const { pathname, search } = new URL(changesUrl)
        remember(reference, pathname + search)
      }
      noteBooked(progress.receipt)
      for (const { pickup, dropoff } of ridesOf(request))
        for (const place of [pickup, dropoff]) keepTypedAddress(place, '')
    } else note(unsentAfter(progress))
    if (progress.step === 'form') returnToForm(entry, progress)
    else setProgress(entry, progress.step === 'failed' && isOffline() ? { ...progress, offline: true } : progress)
  } finally {
    running.delete(entry)
  }
}

/** Keeps the request with its token before it is sent, so that a reload sends the same booking; and that it waits. */
type OnProgress = (request: BookingRequest, waits?: boolean) => void

async function settle(
  api: SiteApi,
  request: BookingRequest,
  unsettled: BookingRequest | undefined,
  onProgress: OnProgress,
): Promise<BookingProgress> {
  if (request.token !== null) {
    const complete = await withWayBackQuoted(api, request).catch(() => null)
    // The earlier try with this quote may still have been booked.
    if (!complete) return { step: 'failed', request: unsettled ?? request }
    if (!isSamePrice(complete, request)) return { step: 'new-price', request, quoted: complete }
    if (complete !== request) onProgress(complete)
    return sendAndSettle(api, complete, request.token, unsettled, onProgress)
  }
  const quotes = await sharedQuotes(api, request).catch(() => null)
  if (!quotes) return { step: 'failed', request }
  const quoted = withQuotes(request, quotes)
  if (!isSamePrice(quoted, request)) return { step: 'new-price', request, quoted }
  onProgress(quoted)
  return sendAndSettle(api, quoted, quotes.quote.token, unsettled, onProgress)
}

async function sendAndSettle(
  api: SiteApi,
  request: BookingRequest,
  token: string,
  unsettled: BookingRequest | undefined,
  onProgress: OnProgress,
): Promise<BookingProgress> {
  noteUnsettled(request)
  const onWait = (sent: BookingRequest) => onProgress(sent, true)
  const answer = await send(api, request, token, onWait)
  if (!answer) return { step: 'failed', request }
  // An earlier try may have arrived.
  if ('status' in answer && answer.status === 429) return { step: 'failed', request, crowded: true }
  const kind = 'reference' in answer ? 'booked' : answer.type.slice(answer.type.lastIndexOf('/') + 1)
  noteSettled(request, ['booked', 'quote-stale', 'quote-invalid'].includes(kind))
  if ('reference' in answer) return { step: 'received', request, receipt: answer }
  const newPrice = (quotes: BookingQuotes, terms?: OtherTerms) =>
    ({ step: 'new-price', request, quoted: withQuotes(request, quotes), ...(terms ? { terms } : {}) }) as const
  switch (kind) {
    case 'quote-stale':
      if (!answer.quote) return { step: 'failed', request }
      await releaseQuote(token)
      return newPrice({ quote: answer.quote, returnquote: answer.returnquote }, answer.terms)
    case 'quote-used': {
      // Redeemed with other details. If an unsettled request did that, it is the booking.
      for (const tried of unsettledRequests().filter((other) => other.token === token)) {
        const earlier = await send(api, tried, token, onWait)
        if (!earlier || ('status' in earlier && earlier.status === 429)) return { step: 'failed', request: tried }
        noteSettled(tried, 'reference' in earlier)
        if ('reference' in earlier) return { step: 'received', request: tried, receipt: earlier, earlier: true }
      }
      await releaseQuote(token)
      return { step: 'failed', request: { ...request, token: null } }
    }
    case 'quote-invalid': {
      await releaseQuote(token)
      const quotes = await fetchQuotes(api, request).catch(() => null)
      return quotes ? newPrice(quotes) : { step: 'failed', request: { ...request, token: null } }
    }
    case 'already-booked':
      return { step: 'already-booked', request, alreadyBooked: answer.alreadyBooked ?? '' }
    case 'robot-check':
      // The form makes another one.
      return { step: 'form', refused: [{ field: ROBOT_CHECK_FIELD, message: '' }], ...(unsettled ? { unsettled } : {}) }
    default:
      return answer.status === 422 && answer.fields?.length
        ? { step: 'form', refused: answer.fields, ...(unsettled ? { unsettled } : {}) }
        : { step: 'failed', request }
  }
}

/** With 'quote-stale' it says what the booking costs now, and terms that were not shown, with 'already-booked' which booking there is. */
type Refusal = Problem & Partial<BookingQuotes> & { readonly alreadyBooked?: string; readonly terms?: OtherTerms }

/**
 * Sends a request until there is a definite answer. Repeating is safe: one token makes one booking.
 * @param onWait it waits because too many book from this address
 * @returns `null` if no usable answer came
 */
async function send(
  api: SiteApi,
  request: BookingRequest,
  token: string,
  onWait: (request: BookingRequest) => void,
): Promise<Booked | Refusal | null> {
  const pauses: number[] = [...RETRY_PAUSES_MS]
  for (let waits = 0; ;) {
    let pause: number | undefined
    try {
      const { robotCheck, onceMore, saidFree, livesHere, driverWish, termsRead, company, taxnumber } = request
      const options = {
        signal: timeLimit(ANSWER_TIMEOUT_MS),
        robotCheck,
        termsRead,
        partner: recall('partner'),
        askIfBooked: !onceMore,
        saidFree,
        company,
        taxnumber,
        livesHere,
        driverWish,
      }
      const receipt = await (request.kind === 'transfer'
        ? api.bookTransfer(token, request.details, options)
        : request.kind === 'journey'
          ? api.bookJourney(token, request.details, options)
          : api.bookSafari(token, request.details, options))
      // A proxy may answer something else in the server's place.
      if (typeof receipt?.reference === 'string') return receipt
    } catch (error) {
      if (error instanceof ApiError && error.problem.status < 500) {
        const { status, retryAfter = 60 } = error.problem
        if (status !== 429 || retryAfter > LONGEST_WAIT_S || ++waits > MOST_WAITS) return error.problem
        pause = (retryAfter + Math.random() * SPREAD_S) * 1000
        onWait(request)
      }
    }
    pause ??= pauses.shift()
    if (pause === undefined) return null
    await new Promise((wake) => setTimeout(wake, pause))
  }
}
