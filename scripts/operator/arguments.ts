/** What the operator's command can be asked, and how it is read. */
import { type DriverNote, noteLabel, notesOf } from '#domain/bookings/request/booking-form-fields-and-lengths.ts'
import { OPERATOR_STEPS } from '#domain/bookings/agreed/operator-steps.ts'
import { parseRideReference } from '#domain/bookings/reference.ts'
import { rideAfter, type RideField, type TypedRide } from '#domain/bookings/request/composed.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { printable } from '#worker/platform/write-csv.ts'
import type { TypedNotes } from '#worker/steps/step.ts'
import { readOptions, refuseOthers, UsageError } from './options.ts'

/** The option that changes a field: `--child-seats` for childSeats; `--name` is the one on the sign. */
const noteOption = (name: DriverNote) =>
  name === 'guestName' ? 'name' : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const NOTE_OPTIONS = notesOf('transfer').map((name) => [name, noteOption(name)] as const)

const NOTES_HELP = NOTE_OPTIONS.filter(([name]) => name !== 'details')
  .map(([name, option]) => `[--${option} "${noteLabel(name, 'transfer', ENGLISH_TEXTS).toLowerCase()}"]`)
  .join(' ')

export const HELP = `npm run bookings -- [what to list, or a step] [--remote]

Lists, by pickup time (Sri Lanka time), what needs a hand on top:
  (nothing)              from 24 hours ago on
  --today, --tomorrow    the pickups of that day
  --past                 pickups that are over, the latest first
  --find TEXT            by a part of a reference or phone number, e-mail, name, flight, place, note or driver; accents, spaces
                         and hyphens may be missing, and two letters swapped
  --page 2               of either, the next 500
  --show REFERENCE       one booking with its history
  --proposals            what was proposed to guests, the last changed first, and how it stands; with --show 12 one of them
  --alarms               what somebody must see to at once, and who does
  --payments             what the payment gateway said and does not fit, and what it may have given back
  --month 2026-11        the cash book of that month: every payment and refund with its receipt number
  --drivers              the list of drivers, with their cars and seats
  --drivers-for REFERENCE    who could drive it: what fits first, and what each drives that week
  --driver-cash 2026-11  what drivers collected in cash, in the weeks that begin in that month
  --partners 2026-11     what each partner has earned in that month, was paid of it, and is still due
  --statement "name"     what that driver collected, handed over and earned in a week: [--week 2026-11-23], this one without
  --invoices 2026-11     invoices and credit notes of that month
  --money 2026-11        that month at a glance: rides, km, prices, what came, what is open
  --csv, --json          the same list for a spreadsheet or a program
  --to FILE              writes it to a file, without the lines that npm prints above it

Steps. Those that reach the customer are asked for once more; --yes answers that. A booking with several rides has one
reference; a ride of it is REFERENCE/2. Without a number a step is taken with all rides for which it is possible.
  --confirm REFERENCE    the price and time are right; the customer gets a mail
           [--hired-car]    also of --change: where no car is free one drives that is not listed
  --cancel REFERENCE     nobody will come; the customer gets a mail. [--guest-asked]    what cancelling costs by now is owed
  --reopen REFERENCE     takes up a cancelled booking again; confirm it then
  --no-show REFERENCE    the guest did not come: what cancelling costs at the pickup is owed, and it counts as not driven
           [--insist]    though no driver was assigned, or an alarm about it is open; also of --cancel, --driver and
           --no-driver: though its driver says that the guest is on board, or that it is done
  --came REFERENCE       the guest came after all: takes that back, or the driver's word
  --driver REFERENCE "name, phone, plate"    who drives; the customer gets a mail
  --driver REFERENCE "name"    the same, of a driver on the list; with several cars: "name, plate"
  --driver REFERENCE "name, ..." "name, ..."    of a booking with two vehicles: who drives the first, and the second
  --no-driver REFERENCE  nobody drives it until somebody else is assigned
  --change REFERENCE [--date 2026-12-31] [--time 05:30] [--details "room 12"]    the customer gets a mail
           ${NOTES_HELP}
           [--vehicle van]    of a tour: [--travelers 4]
           --insist with either of both: though its driver or car has another ride then, is off, or is too small
           [--new-price 85 | --keep-price]    where another day, hour or vehicle has another price   [--on-closed-day]
  --contact REFERENCE [--email ann@example.com] [--phone "+44 7911 123456"]    corrects it, of the whole booking. Another
           address gets the booking's mail again with a new link; the link in earlier mails changes nothing any more
           [--visitor]    who said so does not live in Sri Lanka, and pays in dollars
  --resend REFERENCE     the last mail about it once more
  --price REFERENCE --usd 60 "reason"        another price than the quoted one; the customer gets a mail with the reason
  --price REFERENCE --discount 10 "reason"   the quoted price less 10 percent
  --paid REFERENCE [--usd 40]    what came now; all that is owed without --usd. The drivers collect the rest
  --refund REFERENCE --usd 20 [--owed-again]    what went back now; nobody collects it again, unless you say so. The customer
           gets a mail
           What they make is shown and asked. Of several rides a payment fills up the first, then the next; a refund comes from cancelled ones, then the last.
           --method taxi with --refund: for a taxi, where ours did not come; it changes nothing of what is paid
           Both stand in the cash book: [--method cash|till|card|bank] [--lkr 11520]    cash without --method; --lkr where it was rupees;
           without --usd they pay what they are worth
  --give-back REFERENCE --usd 20 [--owed-again]    the gateway gives it back to the card. It is asked once, from this
           terminal, with PAYHERE_SECRET and PAYHERE_APP set, or those of the second account
  --went-back NUMBER, --not-back NUMBER    what became of a refund of --payments, as the gateway's portal says
  --reverse REFERENCE --number 12 "why"    that entry of the cash book was wrong: another one takes it back
  --charge REFERENCE --usd 0 "why"         what is owed of a ride that is not driven; 0 waives it, and the customer gets a mail.
           --lkr in place of --usd where its guest pays in rupees
  --note REFERENCE "text" [--until 2026-12-31]    for the history; only you read it. With a day it is open, and due then
  --complaint REFERENCE "text" [--until 2026-12-31]    the same
  --close REFERENCE "what came of it" [--number 7]    closes an open note, by the number that --show says where there are several
  --tap REFERENCE set-out [--minutes-ago 10]    for a driver without a smartphone: set-out, at-pickup, on-board, done; bags: bags-here
  --tap-back REFERENCE   takes back what was tapped last, however long ago
  --told REFERENCE       the driver knows that it is cancelled, moved, or driven by another
  --see-to NUMBER        you see to an alarm of --alarms: all see that
  --settled NUMBER       a payment of --payments is seen to; --paid does the same for all of its booking

The list of drivers:
  --keep-driver "name, phone" --car "CAB-1234, white Prius, 3" [--car ...]    the last figure: seats for guests
           [--speaks de --speaks fr] [--licence B1234567] [--licence-until 2027-03-01]
           [--board-licence SLTDA-123] [--since 2019-05]
  --remove-driver "name" [--rest without-driver]    whoever has rides to come is removed once each is given to somebody else
  --driver-day "name" [--date 2026-12-31] [--new-link]    the link to all that this driver drives that day, today without a date

What drivers hand over and earn (--statement shows it):
  --handed-over "name" --lkr 21480 | --usd 60    the cash that this driver brought now   [--insist]    though it is more than is open
  --wage "name" [--a-day 3000] [--a-ride 500] [--percent 10] [--date 2026-11-23]    from that day on, from today without one
  --pay-wage "name" --lkr 9000 [--week 2026-11-23] [--kept]    kept from the cash; else paid by the office   [--insist]
  --take-back 12 --of "name" --reason "typed twice"    that entry was wrong: another one takes it back

Cars, and days on which they or their drivers do not drive (--cars lists them):
  --keep-car "CAB-1234, white Prius, 3" [--vehicle van|none] [--base Negombo] [--paper "Insurance 2027-03-01"] [--paper ...]
           [--counting]    with the first car of a class: from then on cars are counted
  --end-car PLATE
  --block PLATE|all --date 2026-12-24 [--until 2026-12-26] --reason "Service"      --unblock NUMBER
  --margin 30            minutes to spare between two rides of a car
  --sick "name" [--date ...] [--until ...]    from today on: lists the rides that somebody else must drive, with who is free
  --day-off "name" --date 2026-12-24 [--until ...] [--reason "day off"|holiday|other]      --back "name"    works again
  --rides-of "name" [--date ...] [--until ...]    what is to come, each ride with who is free for it

Partners:
  --pay-out "name" --until 2026-11    what is due of all rides until the end of that month
           --usd 12.30 | --lkr 1188 [--method cash|till|card|bank] [--date 2026-12-05]    it is paid, by bank transfer and today unless you say else
  --invoice-paid 12      what each booking gets of a house's payment of that invoice
           --lkr 51160 | --usd 176 [--method cash|till|card|bank]    it has come, by bank transfer unless you say else
  --pay-out-back NUMBER --partner "name"    that payout was wrong: another entry takes it back

A booking that a guest makes by telephone, at the price that the site quotes:
  --new --from Colombo --to Kandy --vehicle mini --date 2026-12-31 --time 05:30 --phone "+44 7911 123456"
        [--email ann@example.com] [--name, --flight, ... as above]    the receipt is mailed if there is an address
        [--stops "Pinnawala, 60 min; Kegalle"] [--language de] [--partner "name"]    a guest of that partner
        [--speaks de] [--woman]    the guest's wish for the driver, which nobody promises
        [--bags-alone --bags 3]    the guests go by the hill train, and a car carries their bags
  --new --park Yala --length half --travelers 2 [--from Ella] [--to Galle] ...    a tour
  --new ... --then --to Ella --date 2027-01-02 --time 09:00 [--then ...]    more rides of the same booking: each begins where
        the one before ended, in the same vehicle and with the same people, unless you say otherwise
  --usd 60 of a ride, or --total 300 of all, with --reason "why", for the guest: another price than the list's
  --new ... --past       it has taken place: for the books, confirmed, and nobody gets a mail   [--on-closed-day]

  --remote   the deployed site instead of this machine's`

/** The same kind of option for each name. */
const each = <const Name extends string, const Option>(names: readonly Name[], option: Option) =>
  Object.fromEntries(names.map((name) => [name, option])) as Readonly<Record<Name, Option>>

type Words<Line extends string> = Line extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Line
const words = <const Line extends string>(line: Line) => line.split(' ') as Words<Line>[]

const TEXT = { type: 'string' } as const
const SEVERAL = { type: 'string', multiple: true } as const
const FLAG = { type: 'boolean', default: false } as const

// `to` is a file; with `--new` a place.
export const OPTIONS = {
  ...each(OPERATOR_STEPS, TEXT),
  ...each(words('remote help yes today tomorrow past csv json payments alarms proposals drivers cars'), FLAG),
  ...each(
    words('counting new-link new keep-price on-closed-day owed-again hired-car insist guest-asked visitor'),
    FLAG,
  ),
  ...each(words('kept bags-alone woman'), FLAG),
  ...each(words('find page show settled went-back not-back see-to told tap tap-back minutes-ago close number'), TEXT),
  ...each(words('until date time usd lkr method discount new-price month money driver-cash partners'), TEXT),
  ...each(words('invoices pay-out pay-out-back invoice-paid statement week handed-over wage a-day a-ride'), TEXT),
  ...each(words('percent pay-wage take-back of drivers-for keep-driver remove-driver driver-day rest'), TEXT),
  ...each(words('licence licence-until board-licence since keep-car end-car base block unblock margin'), TEXT),
  ...each(words('sick day-off back rides-of from to park vehicle stops total reason partner language'), TEXT),
  ...each(words('phone email'), TEXT),
  ...each(words('car speaks paper'), SEVERAL),
  length: { type: 'string', default: 'half' },
} as const

const TEXT_OPTIONS: Readonly<Record<string, typeof TEXT>> = each(
  NOTE_OPTIONS.map(([, option]) => option),
  TEXT,
)

/** The options of a ride of `--new`, and the field that each fills in. */
const RIDE_OPTIONS = {
  from: 'pickup',
  to: 'dropoff',
  park: 'park',
  stops: 'stops',
  date: 'date',
  time: 'time',
  vehicle: 'vehicle',
  length: 'tourLength',
  usd: 'usd',
} as const satisfies Readonly<Record<string, RideField>>

/** A reference, and what a step writes: two drivers. */
const MOST_WORDS = 3

const LISTING = ['csv', 'json', 'to'] as const
const NOTES = NOTE_OPTIONS.map(([, option]) => option)
const BAGS_ALONE = 'bags-alone'
const RIDE = [...Object.keys(RIDE_OPTIONS), BAGS_ALONE]
const ALWAYS = ['remote', 'help'] as const
const MONEY = ['yes', 'usd', 'method', 'lkr'] as const

/** What each thing that the command can be asked for knows besides; the first one that is given decides. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  ...each(OPERATOR_STEPS, ['yes']),
  ...each(words('end-car unblock margin back told tap-back settled went-back not-back see-to'), []),
  confirm: ['yes', 'hired-car'],
  driver: ['yes', 'insist'],
  'no-show': ['yes', 'insist'],
  'no-driver': ['yes', 'insist'],
  change: [...words('yes date time vehicle new-price keep-price on-closed-day hired-car insist'), ...NOTES],
  contact: ['yes', 'email', 'phone', 'visitor'],
  price: ['yes', 'usd', 'discount'],
  note: ['yes', 'until'],
  complaint: ['yes', 'until'],
  close: ['number'],
  paid: MONEY,
  refund: [...MONEY, 'owed-again'],
  'give-back': ['yes', 'usd', 'lkr', 'owed-again'],
  reverse: ['yes', 'number'],
  charge: ['yes', 'usd', 'lkr'],
  cancel: ['yes', 'guest-asked', 'insist'],
  new: [...words('yes past total reason partner language speaks woman phone email on-closed-day'), ...RIDE, ...NOTES],
  // Each list says that it is asked for alone.
  today: [...LISTING, 'tomorrow', 'past', 'find', 'page'],
  tomorrow: [...LISTING, 'today', 'past', 'find', 'page'],
  past: [...LISTING, 'today', 'tomorrow', 'find', 'page'],
  find: [...LISTING, 'today', 'tomorrow', 'past', 'page'],
  show: ['to'],
  payments: ['to'],
  proposals: ['show', 'page', 'json', 'to'],
  alarms: ['to'],
  month: LISTING,
  money: LISTING,
  'driver-cash': LISTING,
  partners: LISTING,
  invoices: LISTING,
  'pay-out': ['until', 'usd', 'lkr', 'method', 'date'],
  'pay-out-back': ['partner'],
  'invoice-paid': ['lkr', 'usd', 'method'],
  statement: [...LISTING, 'week'],
  'handed-over': ['lkr', 'usd', 'insist'],
  wage: ['a-day', 'a-ride', 'percent', 'date'],
  'pay-wage': ['lkr', 'week', 'kept', 'insist'],
  'take-back': ['of', 'reason'],
  drivers: ['to'],
  'drivers-for': ['to'],
  'keep-driver': ['car', 'speaks', 'licence', 'licence-until', 'board-licence', 'since'],
  'remove-driver': ['rest'],
  cars: ['to'],
  'keep-car': ['vehicle', 'base', 'paper', 'counting'],
  block: ['date', 'until', 'reason'],
  sick: ['date', 'until'],
  'day-off': ['date', 'until', 'reason'],
  'rides-of': ['date', 'until', 'to'],
  'driver-day': ['date', 'new-link'],
  tap: ['minutes-ago'],
}

export type Values = ReturnType<typeof readArguments>['values']

type Texts = Readonly<Record<string, string | undefined>>

const notesIn = (typed: Texts): TypedNotes =>
  Object.fromEntries(NOTE_OPTIONS.map(([name, option]) => [name, typed[option]]))

function rideIn(typed: Texts): TypedRide {
  const fields = Object.entries(RIDE_OPTIONS).map(([option, field]) => [field, typed[option]])
  const alone = typed[BAGS_ALONE] ? [['bagsAlone', 'yes']] : []
  const said = [...fields, ...alone, ...Object.entries(notesIn(typed))].filter(([, value]) => value !== undefined)
  return Object.fromEntries(said) as TypedRide
}

const THEN = '--then'

/** The rides of `--new`: each `--then` begins one more. @param more what is said of each of those */
function ridesIn(first: Texts, more: readonly Texts[]): TypedRide[] {
  const rides = [rideIn(first)]
  for (const typed of more) rides.push({ ...rideAfter(rides.at(-1)!), ...rideIn(typed) })
  return rides
}

const isOfRide = (name: string) => RIDE.includes(name) || NOTES.includes(name)

/**
 * What stands behind a `--then`: what is said of that ride, and what is said of the whole booking, such as `--past`, which
 * nobody has to say before the first one.
 */
function readThen(args: readonly string[]) {
  const { values, given } = readOptions({ ...TEXT_OPTIONS, ...OPTIONS }, 0, args)
  const said = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, (values as Readonly<Record<string, unknown>>)[name]]))
  const ofBooking = given.filter((name) => !isOfRide(name))
  return { ride: said(given.filter(isOfRide)) as Texts, booking: said(ofBooking), ofBooking }
}

/** What stands before the first `--then`, and behind each. */
function partsOf(args: readonly string[]): readonly [readonly string[], ...(readonly string[])[]] {
  const at = args.indexOf(THEN)
  return at < 0 ? [args] : [args.slice(0, at), ...partsOf(args.slice(at + 1))]
}

export function readArguments() {
  const [args, ...more] = partsOf(process.argv.slice(2))
  const { values: first, positionals, given: before } = readOptions({ ...TEXT_OPTIONS, ...OPTIONS }, MOST_WORDS, args)
  const then = more.map(readThen)
  const given = [...before, ...then.flatMap(({ ofBooking }) => ofBooking)]
  const twice = then
    .flatMap(({ ofBooking }) => ofBooking)
    .find((name) => given.indexOf(name) !== given.lastIndexOf(name))
  const values: typeof first = Object.assign({}, first, ...then.map(({ booking }) => booking))
  // A booking for the books is --past as well.
  const asked = given.includes('new') ? 'new' : given.find((name) => Object.hasOwn(KNOWN, name))
  const known = asked === undefined ? LISTING : [asked, ...KNOWN[asked]!]
  if (!values.help) refuseOthers(given, asked === undefined ? 'the list' : `--${asked}`, [...ALWAYS, ...known])
  if (more.length > 0 && !before.includes('new')) throw new UsageError(`${THEN} goes with --new`)
  if (twice !== undefined) throw new UsageError(`--${twice} is said twice`)
  const typed = values as Readonly<Record<string, unknown>> as Texts
  return {
    values: {
      ...values,
      notes: notesIn(typed),
      rides: ridesIn(
        typed,
        then.map(({ ride }) => ride),
      ),
    },
    positionals,
  }
}

export function reference(typed: string): string {
  const found = parseRideReference(typed)
  if (!found) throw new UsageError(`'${printable(typed)}' is no reference; one looks like K7Q2-M4XT-9BHE`)
  return found.position === null ? found.reference : `${found.reference}/${found.position}`
}

export const checkMonth = (month: string, option: string) => {
  if (!/^20\d\d-(?:0[1-9]|1[0-2])$/.test(month)) throw new UsageError(`--${option} takes a month such as 2026-11`)
}
