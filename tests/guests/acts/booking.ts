/** Acts of a booking that is made: to look at it, to move it, to cancel it. */
import { addressIn } from '#domain/languages/languages.ts'
import { paths } from '#domain/paths.ts'
import { DAY_MS, instantOf, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { rest } from '../always.ts'
import type { Step } from '../guest.ts'
import { press } from '../hands.ts'
import { type Booked, type Life, Objection } from '../life.ts'
import { has, sameText } from '../words.ts'
import { rowsOf } from './confirm.ts'

function lastBooked(life: Life): Booked | undefined {
  return life.booked.at(-1)
}

export async function lookAtBooking(life: Life): Promise<string | null> {
  const booked = lastBooked(life)
  if (!booked) return null
  await life.page.goto(`${life.world.url}${addressIn(life.guest.language, paths.booking(booked.reference))}`, {
    waitUntil: 'domcontentloaded',
  })
  await rest(life, 'booking-page', async () => {
    const text = await life.page.locator('main').innerText()
    if (!text.includes(booked.reference)) return `the page of ${booked.reference} does not name it`
    const missing = booked.rows
      .flatMap(({ pickup, dropoff }) => [String(pickup), String(dropoff)])
      .find((place) => booked.kind === 'transfer' && !text.includes(place))
    return missing ? `'${missing}' is booked, and the page of ${booked.reference} does not name it` : null
  })
  return `looks at ${booked.reference}`
}

/** Opens the page of changes by the link in the mail. @returns false where there is none */
async function openChanges(life: Life, booked: Booked): Promise<boolean> {
  const mails = await life.world.records.mailsAbout(booked.reference, 2)
  const link = mails
    .map((mail) => /(?:\/\w\w)?\/booking\/[\w-]+\/changes\?key=\w+/.exec(mail)?.[0])
    .find((found) => found !== undefined)
  if (!link) return false
  await life.page.goto(life.world.url + link, { waitUntil: 'domcontentloaded' })
  return true
}

export async function changeBooking(life: Life, { days }: Extract<Step, { do: 'change' }>): Promise<string | null> {
  const booked = lastBooked(life)
  if (!booked || booked.isCancelled || booked.rows.length > 1 || !(await openChanges(life, booked))) return null
  const t = life.t('guest')
  const save = life.page.getByRole('button', { name: t.change.save }).first()
  if ((await save.count()) === 0) return null
  const row = booked.rows[0]!
  const at = instantOf({ date: String(row.pickup_date), time: '10:00' })!
  const { date } = sriLankaTime(new Date(at.getTime() + days * DAY_MS))
  await life.page.locator('input[name="date"]').first().fill(date)
  await press(life, save)
  await life.page.getByRole('alert').first().waitFor()
  const text = (await life.page.getByRole('alert').first().textContent()) ?? ''
  const [now] = rowsOf(life, booked.reference)
  const isSaved = sameText(text, t.done.change)
  if (isSaved && now!.pickup_date !== date)
    throw new Objection('change', `moved to ${date}, and D1 has ${String(now!.pickup_date)}`)
  if (now!.price_usd !== row.price_usd)
    throw new Objection(
      'change',
      `a new day costs nothing, and the price is USD ${String(now!.price_usd)} in place of ${String(row.price_usd)}`,
    )
  life.booked.splice(-1, 1, { ...booked, rows: rowsOf(life, booked.reference) })
  return `moves ${booked.reference} to ${date}: ${text.trim()}`
}

export async function cancelRide(life: Life, { which }: Extract<Step, { do: 'cancel' }>): Promise<string | null> {
  const booked = lastBooked(life)
  if (!booked || booked.isCancelled || !(await openChanges(life, booked))) return null
  const forms = life.page.locator('form:has(input[name="step"][value="cancel"])')
  const count = await forms.count()
  if (count === 0) return null
  const form = forms.nth(Math.floor(which * count))
  // Of a journey each ride is folded.
  await form.evaluate((element) => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (at instanceof HTMLDetailsElement) at.open = true
  })
  const position = Number(
    (await form.locator('input[name="ride"]').count()) > 0
      ? await form.locator('input[name="ride"]').getAttribute('value')
      : 1,
  )
  const said = (await form.innerText()).replace(/\s+/g, ' ')
  await press(life, form.locator('input[name="sure"]'))
  await press(life, form.locator('button[type="submit"]'))
  await life.page.getByRole('alert').first().waitFor()
  const rows = rowsOf(life, booked.reference)
  const row = rows.find((each) => each.position === position)!
  if (row.status !== 'cancelled')
    throw new Objection(
      'cancel',
      `ride ${position} of ${booked.reference} was cancelled, and D1 says '${String(row.status)}'`,
    )
  const fee = Number(row.cancel_fee_usd)
  if (fee > 0 && !has(said, life.texts.formats.usd(fee)))
    throw new Objection('cancel', `cancelled for nothing, and D1 has a fee of USD ${fee}: ${said}`)
  if (rows.every(({ status }) => status === 'cancelled')) booked.isCancelled = true
  return `cancels ride ${position} of ${booked.reference}`
}
