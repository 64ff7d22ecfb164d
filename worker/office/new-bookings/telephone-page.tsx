/** The page on which the operator takes a booking by telephone: the rides and their prices, then the guest. */
import { seenText } from '#domain/bookings/agreed/agreed-price.ts'
import { MAX_EMAIL, MAX_PHONE } from '#domain/bookings/request/email-phone-and-flight-formats.ts'
import type { ComposedProblem, TypedRides } from '#domain/bookings/request/composed.ts'
import { SPOKEN_LANGUAGES } from '#domain/bookings/driver/driver-wish.ts'
import type { SaidMoney } from '#domain/bookings/money/residents.ts'
import { ENGLISH, OFFERED } from '#domain/languages/languages.ts'
import { HOME } from '#worker/platform/access.ts'
import { Button, Choice, Refusal, Tick } from '#worker/platform/plain-page.tsx'
import type { PartnerRow } from '#worker/database/schema.ts'
import { languageWords } from '#worker/lists/office-texts.ts'
import type { PricedRides } from '#worker/quotes/composed-rides.ts'
import { ComposingFields, PricedList, Problems, TypedField } from './composing-fields.tsx'
import { NewMenu, OperatorPage } from '#worker/office/parts.tsx'
import { seenOf, type TypedGuest, wholeWords } from './telephone.ts'

const NEW_BOOKING = `${HOME}/new`

/** The fields beside those of the rides. */
export const ACTS = { prices: 'prices', book: 'book' } as const
export const KEY = 'key'
/** Where the page is shown from once there are prices; else from its top, which says what is wrong. */
const PRICES = 'prices'
/** The price of each ride that the page showed, in dollars. */
export const SHOWN = 'shown'

interface TelephonePageProps {
  readonly typed: TypedRides
  readonly guest: TypedGuest
  /** How prices are said to the guest. */
  readonly said: SaidMoney
  /** In what prices by hand are typed, in words. */
  readonly money: string
  readonly partners: readonly Pick<PartnerRow, 'id' | 'name'>[]
  /** With the code of this preview; absent until there are prices. */
  readonly preview?: { readonly priced: PricedRides; readonly code: string } | undefined
  readonly problems?: readonly ComposedProblem[]
}

function Preview({
  priced,
  code,
  said,
}: NonNullable<TelephonePageProps['preview']> & Pick<TelephonePageProps, 'said'>) {
  return (
    <>
      <h2 id={PRICES}>Prices</h2>
      <PricedList priced={priced} said={said} />
      <input type="hidden" name={KEY} value={code} />
      <input
        type="hidden"
        name={SHOWN}
        value={priced.rides.map(({ price }) => seenText(seenOf(price, said))).join(' ')}
      />
    </>
  )
}

type GuestProps = Pick<TelephonePageProps, 'guest' | 'partners'> & { readonly problems: readonly ComposedProblem[] }

function GuestFields({ guest, partners, problems }: GuestProps) {
  return (
    <>
      <h2>The guest</h2>
      <TypedField
        label="Phone, with the country code"
        name="phone"
        type="tel"
        maxLength={MAX_PHONE}
        defaultValue={guest.phone}
        problems={problems}
      />
      <TypedField
        label="E-mail; without one the guest gets no mail"
        name="email"
        type="email"
        maxLength={MAX_EMAIL}
        defaultValue={guest.email}
        problems={problems}
      />
      {OFFERED.length > 1 && (
        <Choice
          label="Language of the mails"
          name="language"
          defaultValue={guest.language ?? ENGLISH}
          choices={OFFERED.map((language) => [language, languageWords({ language }) ?? 'English'])}
        />
      )}
      <Choice
        label="Wish for the driver: speaks"
        name="speaks"
        defaultValue={guest.speaks ?? ''}
        choices={[['', 'Any language'], ...Object.entries(SPOKEN_LANGUAGES)]}
      />
      <Problems name="speaks" problems={problems} />
      <Tick name="woman" defaultChecked={guest.woman === 'yes'}>
        Wish for the driver: a woman. Say that we try, and cannot promise it
      </Tick>
      {partners.length > 0 && (
        <Choice
          label="Guest of a partner"
          name="partner"
          defaultValue={guest.partner ?? ''}
          choices={[['', 'Nobody’s'], ...partners.map(({ id, name }) => [id, name] as const)]}
        />
      )}
    </>
  )
}

/** The page is long: what is wrong is said at the top, too. */
function AllProblems({ problems }: { readonly problems: readonly ComposedProblem[] }) {
  if (problems.length === 0) return null
  return (
    <Refusal>
      Nothing is booked. {problems.length === 1 ? problems[0]!.text : `${problems.length} fields have to be looked at.`}
    </Refusal>
  )
}

export function TelephonePage({ typed, guest, said, money, partners, preview, problems = [] }: TelephonePageProps) {
  const isPast = guest.past === 'yes'
  const isClosed = preview?.priced.rides.some(({ closed }) => closed !== null) || guest.closed === 'meant'
  return (
    <OperatorPage list="new">
      <NewMenu page="telephone" />
      <AllProblems problems={problems} />
      <h1>A booking by telephone</h1>
      <form method="post" action={NEW_BOOKING} noValidate>
        <ComposingFields typed={typed} problems={problems} enter={ACTS.prices} action={NEW_BOOKING} money={money} />
        <div style={{ marginTop: '.75rem' }}>
          <Tick name="past" defaultChecked={isPast}>
            These rides have taken place: for the books, nobody gets a mail
          </Tick>
        </div>
        <div className="actions">
          <Button
            look={preview ? undefined : 'go'}
            name="act"
            value={ACTS.prices}
            formAction={`${NEW_BOOKING}#${PRICES}`}
          >
            {preview ? 'Show the prices again' : 'Show the prices'}
          </Button>
        </div>
        {preview && <Preview {...preview} said={said} />}
        <GuestFields guest={guest} partners={partners} problems={problems} />
        {preview && isClosed && (
          <Tick name="closed" value="meant" defaultChecked={guest.closed === 'meant'}>
            We drive on the closed day
          </Tick>
        )}
        <div className="actions">
          {preview ? (
            <Button look="go" name="act" value={ACTS.book}>
              Book for {wholeWords(preview.priced, said)}
            </Button>
          ) : (
            <Button look="go" name="act" value={ACTS.prices} formAction={`${NEW_BOOKING}#${PRICES}`}>
              Show the prices, then book
            </Button>
          )}
        </div>
      </form>
    </OperatorPage>
  )
}
