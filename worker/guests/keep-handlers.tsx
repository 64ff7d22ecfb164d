/**
 * The page of a booking that is kept without mail: as a text, as a QR code, by links in the same window. It needs nothing that a
 * browser within a chat lacks. Loaded when it is asked for.
 */
import type { Context, Handler } from 'hono'
import { type AskedDeposit, isToBeKept, keptText } from '#domain/bookings/booking-as-text.ts'
import { payOnlineText } from '#domain/bookings/money/payments.ts'
import type { PublicBooking } from '#domain/bookings/booking.ts'
import { CONTACT } from '#domain/brand.ts'
import { addressIn, offeredLanguage, pageUrl } from '#domain/languages/languages.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { paths } from '#domain/paths.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import { guestChangesUrl, isGuestKey } from '#worker/bookings/guest-key.ts'
import { guestTexts, pageTexts } from '#worker/bookings/guest-texts.ts'
import { type Booking, findBooking } from '#worker/bookings/read-bookings.ts'
import type { AppEnv } from '#worker/environment.ts'
import { guestPage } from '#worker/platform/guest-page.tsx'
import { Button, ButtonLink, usePageTexts } from '#worker/platform/plain-page.tsx'
import { languageOf } from '#worker/platform/request.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { publicBooking, shownRides } from './public-booking.ts'
import { encode } from 'uqr'

/* A QR code as a PNG: browsers within chats save pictures of this kind alone. */

/** Pixels of a module, and modules of white around the code. */
const SCALE = 8
const BORDER = 4

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** https://www.w3.org/TR/png/#D-CRCAppendix */
function crcOf(bytes: Uint8Array): number {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return ~crc >>> 0
}

const wholeOf = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]

function chunk(type: string, data: Iterable<number>): number[] {
  const body = [...new TextEncoder().encode(type), ...data]
  return [...wholeOf(body.length - 4), ...body, ...wholeOf(crcOf(Uint8Array.from(body)))]
}

const deflated = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(
    await new Response(new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))).arrayBuffer(),
  )

/** One bit for each pixel, black on white. */
export async function qrPicture(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const { data } = encode(text, { ecc: 'M', border: BORDER })
  const size = data.length * SCALE
  const row = (modules: readonly boolean[]) => {
    const bytes = new Uint8Array(1 + size / 8)
    // SCALE is 8: a module of a row is a byte.
    for (const [i, isBlack] of modules.entries()) bytes[1 + i] = isBlack ? 0 : 255
    return Array.from({ length: SCALE }, () => [...bytes]).flat()
  }
  const pixels = await deflated(Uint8Array.from(data.flatMap(row)))
  // One bit of grey, no filter but none, not interlaced.
  const header = [...wholeOf(size), ...wholeOf(size), 1, 0, 0, 0, 0]
  return Uint8Array.from([...SIGNATURE, ...chunk('IHDR', header), ...chunk('IDAT', pixels), ...chunk('IEND', [])])
}

const STYLE = `
.keep textarea{font-size:1rem;line-height:1.5;resize:vertical}
.keep img{display:block;width:15rem;max-width:100%;height:auto;border-radius:.5rem;background:#fff}
.keep .whole{display:inline-block;white-space:normal}
.keep .ways{display:grid;gap:.5rem;max-width:24rem}
`

interface KeepPageProps {
  readonly shown: PublicBooking
  readonly text: string
  /** With the guest's key; `null` without. */
  readonly changes: string | null
}

function KeepPage({ shown, text, changes }: KeepPageProps) {
  const texts = usePageTexts()
  const t = texts.in('guest').keep
  const { reference, paymentUrl, rides } = shown
  const booking = addressIn(texts.language, paths.booking(reference))
  const [beforeReference, afterReference] = t.title(reference).split(reference)
  return (
    <main className="keep">
      <h1>
        {beforeReference}
        <span className="whole" translate="no">
          {reference}
        </span>
        {afterReference}
      </h1>
      <p>{t.text}</p>
      <section data-keep="">
        <label>
          {t.label}
          <textarea readOnly rows={text.split('\n').length + 2} defaultValue={text} translate="no" />
        </label>
        <div className="actions">
          <Button type="button" look="go" data-copy="" hidden>
            {t.copy}
          </Button>
          <Button type="button" data-share="" hidden>
            {t.share}
          </Button>
        </div>
        <p role="status" data-copied={t.copied} data-selected={t.selected} />
      </section>
      <h2>{t.code}</h2>
      <img
        src={`${addressIn(texts.language, plainPaths.bookingCode(reference))}`}
        width="240"
        height="240"
        alt={t.code}
      />
      <p className="soft">{t.codeText}</p>
      <h2>{t.ways}</h2>
      <div className="ways">
        {paymentUrl && <ButtonLink href={paymentUrl}>{payOnlineText(shown, texts, rides)}</ButtonLink>}
        <ButtonLink href={booking}>{t.see}</ButtonLink>
        {changes !== null && <ButtonLink href={changes}>{t.change}</ButtonLink>}
      </div>
      {changes === null && <p>{t.changeBy}</p>}
      <p translate="no">{t.reach(CONTACT.whatsappShown, CONTACT.email)}</p>
      <script src={plainPaths.keepScript} defer />
    </main>
  )
}

const pathOf = (link: string) => {
  const { pathname, search } = new URL(link)
  return pathname + search
}

async function bookingOf(c: Context<AppEnv>): Promise<Booking> {
  const found = await findBooking(c.env, c.req.param('reference') ?? '')
  if (!found || found.booking.erasedAt !== null)
    throw new SiteError('not-found', { detail: 'There is no booking with this reference' })
  return found.booking
}

export const answerKeep: Handler<AppEnv> = async (c) => {
  const booking = await bookingOf(c)
  const texts = await pageTexts(languageOf(c))
  const { reference } = booking
  const shown = await publicBooking(c.env, booking)
  const page = pageUrl(texts.language, paths.booking(reference))
  const isOwn = isGuestKey(booking, /[\w-]+/.exec(c.req.query('key') ?? '')?.[0] ?? '')
  const changes = isOwn ? guestChangesUrl(booking, texts.language) : null
  const text = keptText(shown, { page, changes }, texts)
  const content = <KeepPage shown={shown} text={text} changes={changes && pathOf(changes)} />
  return c.html(guestPage(texts, texts.in('guest').keep.title(reference), content, null, { style: STYLE }))
}

/** A picture that a chat's browser can save: it leads to the booking, and to nobody's key. */
export const answerCode: Handler<AppEnv> = async (c) => {
  const { reference } = await bookingOf(c)
  const link = pageUrl(languageOf(c), paths.booking(reference))
  return c.body(await qrPicture(link), 200, { 'content-type': 'image/png' })
}

/** What the office sends to a guest who reads no mail. */
export interface GuestMessage {
  readonly text: string
  /** BCP 47. */
  readonly texts: Texts
}

/** In the guest's language; `null` where nothing is ahead any more. */
export async function messageToGuest(booking: Booking, asked: AskedDeposit, now: Date): Promise<GuestMessage | null> {
  const rides = shownRides(booking, now)
  if (booking.erasedAt !== null || !isToBeKept({ rides })) return null
  const texts = await guestTexts(booking)
  const { reference } = booking
  const page = pageUrl(offeredLanguage(booking.language), paths.booking(reference))
  return {
    text: keptText(
      { reference, rides, promises: booking.promises, ...asked },
      { page, changes: guestChangesUrl(booking) },
      texts,
    ),
    texts,
  }
}
