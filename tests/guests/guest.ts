/** A guest as a seed draws one: what they hold in their hands, how patient they are, and what they mean to do. */
import { OFFERED, type Language } from '#domain/languages/languages.ts'
import { randomNumbers } from '../random-numbers.ts'

export interface Guest {
  readonly hand: 'thumb' | 'mouse' | 'keyboard'
  readonly screen: 'phone' | 'desktop'
  readonly language: Language
  /** Chrome refuses all site data. */
  readonly isBlocked: boolean
  /** Chrome's translator wraps each text. */
  readonly hasTranslator: boolean
  /** Answers of calls and of scripts come late, and not in the order in which they were asked for. */
  readonly isSlow: boolean
  /** Chooses before the list is complete, and does the next thing before the page has answered. */
  readonly isImpatient: boolean
}

export interface Choice {
  readonly text: string
  readonly how: 'suggestion' | 'enter' | 'leave'
  readonly which: number
}

/** Numbers from 0 to below 1 choose among what the page offers when the step is taken. */
export type Step =
  | {
      readonly do: 'open'
      readonly page: 'home' | 'transfer' | 'tour' | 'planner'
      readonly trip: number
      readonly query?: string
    }
  /** Types into a place field, and chooses: a suggestion, what Enter means, or by leaving the field. */
  | ({
      readonly do: 'place'
      /** Which of the fields that the page has: the last one of the planner adds a stop. */
      readonly field: number
    } & Choice)
  /** A stop on the way: beside a fare, or of the plan. */
  | ({ readonly do: 'via'; readonly way: number } & Choice)
  | { readonly do: 'swap' }
  | { readonly do: 'vehicle'; readonly which: number; readonly at: 'card' | 'form' }
  /** Buttons of the plan: `reverse`, there and back, or none of a ride. */
  | { readonly do: 'plan'; readonly what: 'reverse' | 'round' | 'gap' | 'remove' | 'stay'; readonly which: number }
  | { readonly do: 'start'; readonly days: number }
  | { readonly do: 'nights'; readonly which: number; readonly nights: number }
  | { readonly do: 'tour'; readonly what: 'length' | 'transport' | 'travelers'; readonly value: number }
  | { readonly do: 'when'; readonly days: number; readonly time: string }
  | { readonly do: 'contact' }
  | { readonly do: 'note'; readonly which: number }
  | { readonly do: 'autofill'; readonly field: 'email' | 'phone' | 'name' }
  /** Days and time count from the pickup of the way there. */
  | { readonly do: 'back-too'; readonly days: number; readonly minutes: number }
  /** A tap too many is what impatient guests do. */
  | { readonly do: 'confirm'; readonly taps: 1 | 2; readonly after: 'wait' | 'reload' }
  /** What a page asks before it books. */
  | { readonly do: 'agree' }
  | { readonly do: 'another' }
  | { readonly do: 'booking' }
  | { readonly do: 'change'; readonly days: number }
  | { readonly do: 'cancel'; readonly which: number }
  /** `share` of what the link asks for; of the payment, what the gateway gives back. */
  | { readonly do: 'pay'; readonly share: number }
  | { readonly do: 'money-back'; readonly status: 'refunded' | 'chargeback'; readonly share: number }
  | { readonly do: 'reload' | 'back' | 'forward' | 'tab' }
  | { readonly do: 'offline'; readonly isOffline: boolean }
  /** So many answers to bookings are lost on their way: the site has booked. */
  | { readonly do: 'lose'; readonly answers: number }

/** What guests type: towns, beginnings, houses, airports, other scripts. */
const TYPED: Readonly<Record<'all' | Language, readonly string[]>> = {
  all: [
    'Kandy',
    'Ella',
    'Galle',
    'Trinco',
    'Cinnamon',
    'Cinnamon L',
    'Sigiriya',
    'Jetwing',
    'Heritance',
    'Nuwara',
    'Mirissa',
    'airport',
    'Colombo',
    'Negombo',
    'Bentota',
    'Dambulla',
    'Polonnaruwa',
    'Jaffna',
    'Arugam',
    'Tissa',
    'Hikkaduwa',
    'Hotel',
    'Weligama',
    'Matara',
    'Anuradhapura',
    'Katunayake',
    'Beruwala',
    'Habarana',
    'Hatton',
    'Badulla',
    'Batti',
    'Kalpitiya',
    'Fort',
    'Haputale',
    'Udawalawe',
    'Yala',
    '',
    'K',
    'Un',
    'Mount La',
    'Galle Face',
    'Anantara',
    'Shangri',
    'Grand',
    'Lake',
    'Beach',
  ],
  en: ['Colombo airport', 'CMB', 'Temple of the Tooth', 'Nine Arch'],
  de: ['Colombo Flughafen', 'Kandi', 'Bahnhof'],
  fr: ['aéroport', 'Colombo aéroport', 'Gare'],
  ru: ['Коломбо аэропорт', 'Канди', 'Галле', 'аэропорт', 'Элла', 'Сигирия'],
  zh: ['康提', '科伦坡', '加勒', '机场', '科伦坡机场', '埃拉'],
}

/** Trips that pages are opened with. */
export const TRIPS = [
  ['Kandy', 'Ella'],
  ['Colombo Bandaranaike International Airport', 'Galle'],
  ['Negombo', 'Sigiriya'],
  ['Mirissa', 'Colombo Bandaranaike International Airport'],
  ['Nuwara Eliya', 'Trincomalee'],
  ['Galle Face Hotel', 'Galle Fort'],
] as const

/** What links bring beside the trip: as partners print it, cut off, or changed by what passed it on. */
const QUERIES = [
  'partner=guesthouse-0123456789a',
  'partner=guesthouse-0123456…',
  'partner=日本',
  'partner=%E6%97',
  'utm_source=a%20b&gclid=1',
] as const

const TIMES = ['09:00', '06:30', '13:15', '23:50', '00:10'] as const

/** The steps that a seed draws. The same seed gives the same guest and steps. */
export function drawGuest(seed: number): { readonly guest: Guest; readonly steps: readonly Step[] } {
  // Neighbouring seeds begin alike: the first numbers are thrown away.
  const { random, whole, oneOf } = randomNumbers(seed * 7919 + 17)
  const maybe = (share: number) => random() < share
  const hand = oneOf(['thumb', 'thumb', 'thumb', 'mouse', 'keyboard'] as const)
  const guest: Guest = {
    hand,
    screen: hand === 'thumb' || maybe(0.2) ? 'phone' : 'desktop',
    language: maybe(0.4) ? 'en' : oneOf(OFFERED),
    isBlocked: maybe(0.12),
    hasTranslator: maybe(0.2),
    isSlow: maybe(0.12),
    isImpatient: maybe(0.4),
  }
  const text = () => (maybe(0.25) ? oneOf(TYPED[guest.language]) : oneOf(TYPED.all))
  const choice = (): Choice => ({
    text: text(),
    how: oneOf(['suggestion', 'suggestion', 'suggestion', 'suggestion', 'enter', 'leave']),
    which: random(),
  })
  const place = (field = whole(0, 1)): Step => ({ do: 'place', field, ...choice() })
  const onTheWay = (): Step => ({ do: 'via', way: random(), ...choice() })
  const some = <T>(least: number, most: number, make: () => T): T[] => Array.from({ length: whole(least, most) }, make)
  /** What nobody plans, in between. */
  const whim = (): Step[] => {
    if (!maybe(guest.isImpatient ? 0.25 : 0.06)) return []
    const what = oneOf(['reload', 'back', 'tab', 'offline'] as const)
    return what === 'offline'
      ? [
          { do: 'offline', isOffline: true },
          { do: 'offline', isOffline: false },
        ]
      : [{ do: what }]
  }
  const withWhims = (steps: readonly Step[]): Step[] => steps.flatMap((step) => [...whim(), step])
  const when = (): Step[] =>
    maybe(0.85) ? [{ do: 'when', days: oneOf([2, 3, 9, 20, 40, 120, 0, 1]), time: oneOf(TIMES) }] : []
  const autofill = (): Step[] => (maybe(0.2) ? [{ do: 'autofill', field: oneOf(['email', 'phone', 'name']) }] : [])
  const contact = (): Step[] => withWhims([...autofill(), { do: 'contact' }, ...autofill()])
  const notes = () => some(0, 3, (): Step => ({ do: 'note', which: random() }))
  const sent = (): Step[] => [
    ...(maybe(0.08) ? [{ do: 'lose', answers: whole(1, 3) } as const] : []),
    {
      do: 'confirm',
      taps: guest.isImpatient && maybe(0.5) ? 2 : 1,
      after: guest.isImpatient && maybe(0.2) ? 'reload' : 'wait',
    },
    ...(maybe(0.7) ? [{ do: 'agree' } as const] : []),
  ]
  const afterwards = (): Step[] => {
    const later: Step[] = []
    if (maybe(0.25)) later.push(oneOf<Step>([{ do: 'reload' }, { do: 'back' }]))
    if (maybe(0.6)) later.push({ do: 'booking' })
    if (maybe(0.3)) later.push({ do: 'change', days: whole(1, 5) })
    if (maybe(0.45)) later.push({ do: 'cancel', which: random() })
    return later
  }
  const vehicle = (): Step[] => (maybe(0.5) ? [{ do: 'vehicle', which: whole(0, 2), at: oneOf(['card', 'form']) }] : [])
  const transfer = (page: 'home' | 'transfer'): Step[] => [
    {
      do: 'open',
      page,
      trip: whole(0, TRIPS.length - 1),
      ...(maybe(0.3) ? { query: oneOf(QUERIES) } : {}),
    },
    ...withWhims([
      ...some(0, 3, place),
      ...(maybe(0.3) ? [{ do: 'swap' } as const] : []),
      ...some(0, 1, place),
      ...vehicle(),
      ...(page === 'transfer' && maybe(0.3) ? [onTheWay()] : []),
    ]),
    ...when(),
    ...contact(),
    ...notes(),
    ...(maybe(0.35)
      ? [{ do: 'back-too', days: oneOf([0, 0, 0, 1, 3]), minutes: oneOf([60, 60, 180, 400, -30, 0]) } as const]
      : []),
    ...sent(),
    ...afterwards(),
  ]
  const tour = (): Step[] => [
    { do: 'open', page: 'tour', trip: whole(0, 3) },
    ...withWhims([
      ...some(0, 2, place),
      ...some(0, 2, (): Step => ({ do: 'tour', what: oneOf(['length', 'transport', 'travelers']), value: random() })),
    ]),
    ...when(),
    ...contact(),
    ...notes(),
    ...sent(),
    ...afterwards(),
  ]
  const planner = (): Step[] => [
    { do: 'open', page: 'planner', trip: whole(0, TRIPS.length - 1) },
    ...(maybe(0.7) ? [{ do: 'start', days: oneOf([5, 20, 40]) } as const] : []),
    ...withWhims([
      ...some(1, 4, () => place(maybe(0.7) ? 99 : whole(0, 2))),
      ...some(0, 3, (): Step =>
        maybe(0.5)
          ? { do: 'plan', what: oneOf(['reverse', 'round', 'gap', 'remove', 'stay', 'stay']), which: random() }
          : { do: 'nights', which: random(), nights: whole(0, 3) },
      ),
      ...(maybe(0.3) ? [onTheWay()] : []),
      ...vehicle(),
    ]),
    ...when(),
    ...contact(),
    ...sent(),
    ...afterwards(),
  ]
  /** Last of all: what was drawn before stays what it was. Each act opens a page, which takes long on a slow network. */
  const payments = (): Step[] => {
    if (guest.isSlow || !maybe(0.6)) return []
    const pay = (): Step => ({ do: 'pay', share: oneOf([1, 1, 1, 0.5]) })
    const back = (): Step => ({
      do: 'money-back',
      status: oneOf(['refunded', 'refunded', 'chargeback']),
      share: oneOf([1, 0.3, 0.7]),
    })
    const cancel = (): Step => ({ do: 'cancel', which: random() })
    return [pay(), ...some(1, 4, () => oneOf([pay, pay, back, back, cancel])())]
  }
  const visit = () =>
    oneOf([() => transfer('home'), () => transfer('home'), () => transfer('transfer'), tour, planner])()
  const steps = visit()
  if (maybe(0.2)) steps.push({ do: 'another' }, ...some(0, 1, place), ...when(), ...contact(), ...sent())
  steps.push(...payments())
  return { guest, steps }
}
