/** What a push says: to the office in English, to guests in the language that they bound their phone in, to drivers in theirs. */
import { BRAND } from '#domain/brand.ts'
import type { DriverTexts } from '#domain/driver-texts/in-english.ts'
import { addressIn } from '#domain/languages/languages.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { showDate } from '#domain/sri-lanka-time.ts'
import type { DriverReader } from '#domain/driver-texts/driver-texts.ts'
import { placeWords, routeWords } from '../driver/sheet-words.ts'

/** What the office's phones hear; each of them chooses. */
export const OFFICE_TOPICS = ['bookings', 'requests', 'alarms'] as const
export type OfficeTopic = (typeof OFFICE_TOPICS)[number]

export const TOPIC_TEXTS = {
  bookings: 'new bookings',
  requests: 'short notice',
  alarms: 'alarms',
} as const satisfies Record<OfficeTopic, string>

/** What a phone of the office hears, in words. */
export const hears = (topics: readonly OfficeTopic[]): string =>
  topics.length === 0 ? 'alarms that nobody answers' : topics.map((topic) => TOPIC_TEXTS[topic]).join(', ')

/** Read on a locked screen, too: no phone number. */
export interface PushWords {
  readonly title: string
  readonly text: string
}

/** What guests are told of the day of their ride. */
type GuestPush = 'set-out' | 'late' | 'at-pickup' | 'bags-here'

/** What drivers are told of a ride. */
export type DriverPush = keyof DriverTexts['pushes']

/** {@link driverPushWords} puts it into words. */
export interface SaidToDriver {
  readonly toDriver: DriverPush
  readonly ride: RideWords
}

/** As it is kept until it goes: a guest's and a driver's are put into words only then. */
export type PushSaid =
  | PushWords
  | {
      readonly guest: GuestPush
      /** The driver's first name; `null` where it is not known. */
      readonly driver: string | null
      /** `HH:mm`, Sri Lanka time. */
      readonly time: string
    }
  | SaidToDriver

/** A push service takes 4 kB; a character may need three bytes. */
const MOST_TITLE = 100
const MOST_TEXT = 300

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)

/** What the service worker reads. */
export interface PushPayload extends PushWords {
  /** The page that a tap opens. */
  readonly path: string
  /** A later one takes the place of an earlier one with the same tag. */
  readonly tag: string
  readonly language: string
}

interface Told {
  readonly said: Exclude<PushSaid, SaidToDriver>
  /** Without a language. */
  readonly path: string
  readonly tag: string
}

/** @param texts with `today`, for a guest's @param isShort with its title alone */
export function pushPayload({ said, path, tag }: Told, texts: Texts, isShort: boolean): PushPayload {
  const of = { tag, language: texts.language }
  if (!('guest' in said)) {
    const { title, text } = said
    return { ...of, title: cut(title, MOST_TITLE), text: isShort ? '' : cut(text, MOST_TEXT), path }
  }
  const { stages } = texts.in('today')
  const time = texts.formats.time(said.time)
  const words = {
    'set-out': () => stages.onTheWay(said.driver, time),
    late: () => stages.late(said.driver, time),
    'at-pickup': () => stages.atPickup(said.driver, time),
    'bags-here': () => stages.bags.here(time),
  }[said.guest]()
  const address = addressIn(texts.language, path)
  return { ...of, title: cut(words, MOST_TITLE), text: isShort ? '' : BRAND.name, path: address }
}

interface RideWords {
  readonly pickup: string
  readonly dropoff: string
  /** Of a tour. */
  readonly park: string | null
  /** Sri Lanka time. */
  readonly pickupDate: string
  readonly pickupTime: string
}

const whenAndWhere = ({ pickup, dropoff, park, pickupDate, pickupTime }: RideWords) =>
  `${showDate(pickupDate)}, ${pickupTime}: ${park === null ? '' : `${park}, `}${pickup} to ${dropoff}`

const OFFICE_TITLES = {
  booked: 'New booking',
  requested: 'A request waits for you',
  moved: 'A guest has changed a ride: it waits for you',
  cannot: 'A driver cannot drive a ride: name another',
  late: 'A driver says that they are late',
} as const

/** For the office. @param rides at least one, in their order */
export function officeWords(what: keyof typeof OFFICE_TITLES, rides: readonly RideWords[]): PushWords {
  const more = rides.length > 1 ? `, ${rides.length} rides` : ''
  return { title: `${OFFICE_TITLES[what]}${more}`, text: whenAndWhere(rides[0]!) }
}

/** For a driver: put into the driver's words when it goes. @param ride as it is now; one that the driver has no more as it was */
export const driverSaid = (
  toDriver: DriverPush,
  { pickup, dropoff, park, pickupDate, pickupTime }: RideWords,
): SaidToDriver => ({ toDriver, ride: { pickup, dropoff, park, pickupDate, pickupTime } })

/** In the driver's language. */
export function driverPushWords({ toDriver, ride }: SaidToDriver, reader: DriverReader): PushWords {
  const { texts } = reader
  const { park, pickup, dropoff, pickupDate, pickupTime } = ride
  const tour = park === null ? '' : `${placeWords(park, reader)}, `
  const route = routeWords({ pickup, dropoff }, reader)
  return { title: texts.pushes[toDriver], text: `${texts.date(pickupDate)}, ${pickupTime}: ${tour}${route}` }
}
