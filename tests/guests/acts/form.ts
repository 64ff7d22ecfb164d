/** Acts of the booking form, before its button is pressed. */
import { noteFieldLabel } from '#domain/bookings/request/booking-form-fields-and-lengths.ts'
import { DAY_MS, instantOf, MINUTE_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import type { Locator } from 'playwright-core'
import { agreement, foreignText, townOf } from '../agreement.ts'
import { rest } from '../always.ts'
import type { Step } from '../guest.ts'
import { autofill } from '../habits.ts'
import { press, typeInto } from '../hands.ts'
import type { Life } from '../life.ts'
import { look, type Sight, subject } from '../sight.ts'
import { sameText, sleep } from '../words.ts'

export function formOf(life: Life): Locator {
  return life.page.locator('.booking-form')
}

/** The form, once its code is there. `null` on a page without one. */
export async function readyForm(life: Life): Promise<Locator | null> {
  const sight = await agreement(life)
  if (!sight.form || sight.form.isHidden || sight.answer) return null
  const form = formOf(life)
  await form.evaluate((element) => element.scrollIntoView({ block: 'nearest' }))
  await form.locator('.booking-form__button:enabled').waitFor()
  return form
}

function fieldOf(form: Locator, label: string): Locator {
  return form.getByLabel(label)
}

async function fill(life: Life, form: Locator, label: string, text: string): Promise<boolean> {
  const field = fieldOf(form, label).first()
  if ((await field.count()) === 0 || !(await field.isVisible())) return false
  const words = (await field.evaluate((input: HTMLInputElement) => input.labels![0]!.textContent))
    .replace(/\s+/g, ' ')
    .trim()
  await typeInto(life, field, text)
  life.put.set(text, words)
  life.typed.set(words, text)
  const town = townOf(life, words, await look(life.page))
  if (town !== undefined) life.houses.set(text, town)
  return true
}

export async function fillInWhen(life: Life, { days, time }: Extract<Step, { do: 'when' }>): Promise<string | null> {
  const form = await readyForm(life)
  if (!form) return null
  const { date: dateLabel, time: timeLabel } = life.t('form')
  const date = sriLankaTime(new Date(Date.now() + days * DAY_MS)).date
  const dates = form.getByLabel(dateLabel, { exact: true })
  if ((await dates.count()) === 0) return null
  if (!(await dates.first().isVisible())) return null
  await dates.first().fill(date)
  await form.getByLabel(timeLabel, { exact: true }).first().fill(time)
  life.agreed = []
  await agreement(life)
  return `${date} ${time}`
}

export async function fillInContact(life: Life): Promise<string | null> {
  const form = await readyForm(life)
  if (!form) return null
  const sight = await look(life.page)
  const { phone, email } = life.t('form')
  await fill(life, form, phone.label, '+44 7911 123456')
  await fill(life, form, email[subject(sight)], life.email)
  await agreement(life)
  return 'types phone and e-mail'
}

export async function tell(life: Life, { which }: Extract<Step, { do: 'note' }>): Promise<string | null> {
  const form = await readyForm(life)
  if (!form) return null
  const kind = subject(await look(life.page))
  if (kind === 'journey') return null
  const names = ['details', 'guestName', 'pickupAddress', 'dropoffAddress'] as const
  const name = names[Math.floor(which * names.length)]!
  life.notes += 1
  const label = noteFieldLabel(name, kind, life.texts)
  const text = `${name} ${life.notes} of guest ${life.number}`
  if (!(await fill(life, form, label, text))) return null
  await agreement(life)
  return `tells '${text}'`
}

export async function letChromeFillIn(
  life: Life,
  { field }: Extract<Step, { do: 'autofill' }>,
): Promise<string | null> {
  const form = await readyForm(life)
  if (!form) return null
  const kind = subject(await look(life.page))
  const label =
    field === 'email'
      ? life.t('form').email[kind]
      : field === 'phone'
        ? life.t('form').phone.label
        : noteFieldLabel('guestName', 'transfer', life.texts)
  const input = form.getByLabel(label).first()
  if ((await input.count()) === 0 || !(await input.isVisible())) return null
  await input.focus()
  const before = await look(life.page)
  if (!(await autofill(life.page, life.profile))) return null
  const known: Readonly<Record<string, string>> = { email: life.profile.email, name: life.profile.name }
  for (const value of Object.values(known)) life.put.set(value, 'autofill')
  if (life.world.known.includes('autofill')) life.put.set(life.profile.street, 'autofill')
  // Chrome says nothing of its end: it fills in once more what has come meanwhile, such as the list of countries.
  const values = (sight: Sight) => JSON.stringify(sight.form?.fields.map(({ value }) => value))
  let last = values(before)
  for (let since = Date.now(); Date.now() - since < 600;) {
    await sleep(50)
    const now = values(await look(life.page))
    if (now !== last) since = Date.now()
    last = now
  }
  // What was typed stays, but for the field that Chrome was asked in.
  const after = await look(life.page)
  for (const { label: words, value } of after.form?.fields ?? [])
    if (sameText(words, label) && life.typed.has(words.trim())) life.typed.set(words.trim(), value)
  await rest(life, 'autofill', (sight) => foreignText(life, sight))
  return `lets Chrome fill in from the field '${label}'`
}

export async function bookBackToo(
  life: Life,
  { days, minutes }: Extract<Step, { do: 'back-too' }>,
): Promise<string | null> {
  const form = await readyForm(life)
  if (!form) return null
  const { wayBack: t, date: dateLabel, time: timeLabel } = life.t('form')
  const box = form.locator('input[name="return"]')
  if ((await box.count()) === 0) return null
  const there = instantOf({
    date: await form.getByLabel(dateLabel, { exact: true }).first().inputValue(),
    time: await form.getByLabel(timeLabel, { exact: true }).first().inputValue(),
  })
  if (!there) return null
  if (!(await box.isChecked())) await press(life, box)
  const { date, time } = sriLankaTime(new Date(there.getTime() + days * DAY_MS + minutes * MINUTE_MS))
  await form.getByLabel(t.date, { exact: true }).fill(date)
  await form.getByLabel(t.time, { exact: true }).fill(time)
  life.agreed = []
  await agreement(life)
  return `and back on ${date} ${time}`
}
