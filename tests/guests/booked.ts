/** What was booked is what was seen: in D1, in the answer, in the post, in the mails, and in what is owed. */
import { chargeSteps } from '#domain/bookings/agreed/guest-changes.ts'
import { isShortNotice } from '#domain/bookings/request/short-notice.ts'
import { promises } from '#domain/prices/current-price-list.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { instantOf, MINUTE_MS } from '#domain/sri-lanka-time.ts'
import { GUESTHOUSE } from '../browser/site.ts'
import { object } from './always.ts'
import { type Life, Objection, type Sent } from './life.ts'
import type { RideRow } from './records.ts'
import type { Sight } from './sight.ts'
import { digits, has, plain, sameText } from './words.ts'

export function checkRows(life: Life, rows: readonly RideRow[], sent: Sent): void {
  const where = (of: readonly { readonly pickup: unknown; readonly dropoff: unknown }[]) =>
    of.map(({ pickup, dropoff }) => `${String(pickup)} to ${String(dropoff)}`).join(', ')
  const driven = rows.filter(({ beside }) => beside === null)
  const wanted = where(sent.rides)
  const written = where(driven as unknown as { pickup: unknown; dropoff: unknown }[])
  if (wanted !== written) throw new Objection('booked-place', `the guest chose ${wanted}, and D1 has ${written}`)
  const usd = rows.reduce((sum, row) => sum + Number(row.price_usd), 0)
  const shown = sent.rides.reduce((sum, ride) => sum + ride.usd, 0)
  if (usd !== shown) throw new Objection('booked-price', `the page said USD ${shown}, and D1 has ${usd}`)
  const isAboutOverlap = (question: string) => sameText(question, life.t('form').question.overlap)
  for (const [i, ride] of sent.rides.entries()) {
    const row = driven[i]!
    if (ride.lkr !== null && row.price_lkr !== ride.lkr)
      throw new Objection('booked-price', `the page said LKR ${ride.lkr}, and D1 has ${String(row.price_lkr)}`)
    if (ride.vehicle && row.vehicle !== ride.vehicle)
      throw new Objection('booked-vehicle', `the ${ride.vehicle} was chosen, and D1 has the ${String(row.vehicle)}`)
    if (ride.date && `${String(row.pickup_date)} ${String(row.pickup_time)}` !== `${ride.date} ${ride.time}`)
      throw new Objection(
        'booked-time',
        `the form said ${ride.date} ${ride.time}, and D1 has ${String(row.pickup_date)} ${String(row.pickup_time)}`,
      )
    // A minute before: the form has looked at its clock before the site did.
    const confirmedAt = new Date(Date.parse(String(row.created_at)) - MINUTE_MS)
    const isSoon = isShortNotice(
      { date: String(row.pickup_date), time: String(row.pickup_time) },
      confirmedAt,
      promises(),
    )
    if (isSoon && !life.agreed.some((question) => !isAboutOverlap(question)))
      object(
        life,
        'unasked-soon',
        `${String(row.pickup_date)} ${String(row.pickup_time)} is very soon, and it was booked unasked`,
      )
    const next = driven[i + 1]
    if (next && !life.agreed.some(isAboutOverlap)) {
      const at = (of: RideRow) => instantOf({ date: String(of.pickup_date), time: String(of.pickup_time) })!.getTime()
      const arrival = at(row) + Number(row.minutes ?? 0) * MINUTE_MS
      if (at(next) < arrival)
        object(
          life,
          'overlap',
          `the ride at ${String(row.pickup_time)} takes ${String(row.minutes)} minutes, and the next one is booked for ${String(next.pickup_time)}, unasked`,
        )
    }
  }
  const [first] = rows
  if (first!.language !== life.guest.language)
    throw new Objection(
      'booked-language',
      `the page is in '${life.guest.language}', and D1 has '${String(first!.language)}'`,
    )
  const isSent = life.partner === GUESTHOUSE.code
  if (!life.guest.isBlocked && (first!.partner_id !== null) !== isSent)
    throw new Objection(
      'booked-partner',
      `the link of '${life.partner}' was opened, and D1 has the partner ${String(first!.partner_id)}`,
    )
  const typedPhone = digits(sent.values.get('phone') ?? '')
  if (!digits(String(first!.phone)).endsWith(typedPhone.slice(-9)))
    throw new Objection('booked-note', `the phone number ${typedPhone} was typed, and D1 has ${String(first!.phone)}`)
  const columns = {
    guestname: 'guest_name',
    guestName: 'guest_name',
    pickupaddress: 'pickup_address',
    pickupAddress: 'pickup_address',
    dropoffaddress: 'dropoff_address',
    dropoffAddress: 'dropoff_address',
    flightdetails: 'details',
    notes: 'details',
  }
  if (sent.kind !== 'journey')
    for (const [name, column] of Object.entries(columns)) {
      const typed = sent.values.get(name)
      if (typed && rows[0]![column] !== typed)
        throw new Objection('booked-note', `'${typed}' stood in ${name}, and D1 has '${String(rows[0]![column])}'`)
    }
  for (const column of ['pickup_address', 'dropoff_address', 'guest_name', 'details'])
    for (const row of rows) {
      const value = String(row[column] ?? '')
      if (value !== '' && !life.put.has(value))
        throw new Objection('booked-note', `D1 has '${value}' as ${column}, which the guest has not typed`)
    }
}

export function checkAnswer(life: Life, sight: Sight, sent: Sent): void {
  const { text } = sight.answer!
  const { formats } = life.texts
  for (const { pickup, dropoff } of sent.rides)
    for (const place of [pickup, dropoff])
      if (sent.kind === 'transfer' && !text.includes(place))
        object(life, 'answer', `'${place}' is booked, and the answer does not name it: ${text.slice(0, 400)}`)
  const usd = sent.rides.reduce((sum, ride) => sum + ride.usd, 0)
  if (!has(text, formats.usd(usd)))
    object(life, 'answer', `${formats.usd(usd)} is booked, and the answer does not say so: ${text.slice(0, 400)}`)
}

export function checkPosts(life: Life, sent: Sent): void {
  if (sent.kind !== 'transfer') return
  const details = life.posts.at(-1)?.body.bookingDetails as Record<string, string> | undefined
  if (!details) return
  const [ride] = sent.rides
  if (details.pickup !== ride!.pickup || details.dropoff !== ride!.dropoff)
    throw new Objection(
      'posted',
      `the guest chose ${ride!.pickup} to ${ride!.dropoff}, and ${details.pickup} to ${details.dropoff} was posted`,
    )
}

/** The ways in which a page says that so many percent are owed, now or from a time on. */
function chargeWords(percent: number, texts: Texts): string[] {
  const { cancelling: t } = texts.in('booking')
  const later = t.from([{ from: { at: '@' }, percent }]).split('@')[1]!
  return [t.costs(percent), t.confirmed(percent, []), t.later(percent, []), later].map((text) =>
    text.replace(/[.。]$/, ''),
  )
}

/** What a page says of something. */
const sentencesOn = (sign: string, said: string) =>
  plain(
    said
      .split('\n')
      .filter((line) => line.includes(sign))
      .join(' '),
  )

/** Nothing is charged that was not said before Confirm. */
export async function checkOwed(life: Life, reference: string, rows: readonly RideRow[], sent: Sent): Promise<void> {
  const booking = await life.world.records.booking(reference)
  const { formats } = life.texts
  const wholePrice = [
    'whole price',
    'ganzen Preis',
    'ganze Preis',
    'prix entier',
    'totalité',
    'полная стоимость',
    'всю',
    'полную',
    '全',
  ]
  /** A share as the languages write it; all of it in words. */
  const isPercentSaid = (percent: number) =>
    new RegExp(`(?<!\\d)${percent} ?%`).test(plain(sent.said)) ||
    (percent === 100 && wholePrice.some((words) => has(sent.said, words)))
  const isSaid = (...texts: readonly string[]) => texts.some((text) => has(sent.said, text))
  for (const ride of booking.rides) {
    const fee = ride.cancellation?.feeUsd ?? 0
    if (fee === 0) continue
    const row = rows.find(({ position }) => position === ride.position)!
    if (
      ride.status === 'new' &&
      isShortNotice(
        { date: String(row.pickup_date), time: String(row.pickup_time) },
        new Date(String(row.created_at)),
        promises(),
      )
    )
      object(
        life,
        'request-costs',
        `${reference} is a request that nobody has confirmed, and cancelling it costs USD ${fee}`,
      )
    const shares = chargeSteps(booking.arrangement, promises())
      .map(({ percent }) => percent)
      .filter((percent) => percent > 0 && Math.floor((percent * ride.priceUsd) / 100) === fee)
    if (!isSaid(formats.usd(fee), ...shares.flatMap((percent) => chargeWords(percent, life.texts))))
      object(
        life,
        'unsaid-fee',
        `to cancel ${reference} costs USD ${fee} of ${ride.priceUsd} now, and nobody said so before: ${sentencesOn('%', sent.said)}`,
      )
  }
  const { deposit } = promises()
  if (
    booking.depositUsd !== null &&
    !isSaid(formats.usd(booking.depositUsd)) &&
    !(deposit && isPercentSaid(deposit.percent))
  )
    object(life, 'unsaid-deposit', `a deposit of USD ${booking.depositUsd} is asked for, and nobody said so before`)
}

export async function checkMail(life: Life, reference: string, rows: readonly RideRow[], sent: Sent): Promise<void> {
  const mails = await life.world.records.mailsAbout(reference, 2)
  if (mails.length < 2) object(life, 'mail', `${mails.length} mails name ${reference}, not 2`)
  for (const mail of mails)
    for (const { pickup, dropoff } of sent.rides)
      for (const place of [pickup, dropoff])
        if (sent.kind === 'transfer' && !has(mail, place))
          object(life, 'mail', `'${place}' is booked, and a mail about ${reference} does not name it`)
  // A mail about one ride of a journey names that one alone.
  const places = sent.rides.flatMap(({ pickup, dropoff }) => [pickup, dropoff])
  if (mails.filter((mail) => places.every((place) => has(mail, place))).length < 2)
    object(life, 'mail', `no two mails about ${reference} name all of ${places.join(', ')}`)
  const usd = rows.reduce((sum, row) => sum + Number(row.price_usd), 0)
  const amounts = [life.texts.formats.usd(usd), `USD ${usd}`]
  const each = rows.map((row) => life.texts.formats.usd(Number(row.price_usd)))
  for (const mail of mails.slice(0, 2)) {
    // Each ride stands with its own price where nothing else is summed up.
    if (each.every((amount) => has(mail, amount))) continue
    if (!amounts.some((amount) => has(mail, amount)))
      object(life, 'mail', `USD ${usd} is booked, and a mail about ${reference} does not say so`)
  }
}
