/** All of the page: what holds for a booking, what the site knows of a guest, and common questions. */
import { usualWaiting, waitingLkr } from '#domain/fares/stops-and-waiting.ts'
import { unbroken } from '#client/money/price.tsx'
import { NewTab, MailLink, Breadcrumb, type Crumb } from '#client/link.tsx'
import { type ReactNode, useContext } from 'react'
import { PayingContext } from '#client/api.ts'
import { rich, useFormats, useLanguage, useTexts } from '#client/languages/language.tsx'
import { driverPromise, nobodyComesText, notFoundAdvice, waitingAdvice } from '#domain/bookings/driver/pickup-advice.ts'
import { withCashTerms } from '#domain/bookings/money/paying-in-words.ts'
import { cancellingCosts, cancellingText } from '#domain/bookings/money/refunds.ts'
import { showPrice } from '#domain/bookings/money/said-sums.ts'
import { payAtTheEnd, severalRidesTerms } from '#domain/bookings/status-texts.ts'
import { BRAND, chatLink, CONTACT, PARK_FEE_NOTE, TOUR_COVERS_ENTRY } from '#domain/brand.ts'
import { roomOf, vehicleClasses, vehicleNameIn } from '#domain/fares/vehicles.ts'
import { hasDatedPrices } from '#domain/prices/seasons.ts'
import { priceList, promises } from '#domain/prices/current-price-list.ts'
import { TERMS } from '#domain/operator/sentences-of-terms-page.ts'
import type { Arrangement } from '#domain/journeys/journey-calls.ts'
import { paths } from '#domain/paths.ts'
import { entryFeeText } from '#domain/journeys/included.ts'
import { COLOMBO_AIRPORT } from '#domain/places/place-name.ts'

interface ContentProps extends PrivacyProps {
  readonly trail: readonly Crumb[]
}

export function Content({ eraseAfterDays, trail }: ContentProps) {
  const texts = useLanguage()
  const { date } = useFormats()
  return (
    <>
      <header>
        <Breadcrumb trail={trail} />
        <h1>{texts.in('site').termsLink}</h1>
        <p>{texts.in('terms').since(BRAND.legalName, BRAND.registrationNumber, date(TERMS.since))}</p>
      </header>
      <Terms />
      <Privacy eraseAfterDays={eraseAfterDays} />
      <Questions />
    </>
  )
}

function Part({ id, title, children }: { readonly id: string; readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

/** The rules hold for any booking, at any time. */
const ruleOf = (arrangement: Arrangement) => ({ arrangement, promises: promises(), rides: [] })
const NO_MOMENT = new Date(0)

function Terms() {
  const { paysOnline, bankDays, residents } = useContext(PayingContext)
  const texts = useLanguage()
  const { formats } = texts
  const { sentences } = formats
  const { terms: t, operator } = texts.in('terms')
  const { deposit, freeWaiting, leadHours, nightLead } = promises()
  /** Where residents pay in rupees, with those that their deposit is counted by. */
  const sum = (dollars: number) =>
    residents
      ? showPrice({ usd: dollars, lkr: dollars * priceList().dollar.lkr }, formats, { inRupees: false })
      : formats.usd(dollars)
  return (
    <Part id="terms" title={t.heading}>
      <h3>{t.price}</h3>
      <p>{sentences([t.priceText(hasDatedPrices()), entryFeeText([{ kind: 'transfer' }], texts)])}</p>
      <h3>{t.booking}</h3>
      <p>{t.bookingText(leadHours, nightLead.hours, nightLead.from, nightLead.until)}</p>
      <h3>{t.paying}</h3>
      <p>
        {t.payingText(
          payAtTheEnd('transfer', paysOnline, texts),
          payAtTheEnd('tour', paysOnline, texts),
          severalRidesTerms(paysOnline, texts),
        )}
      </p>
      {paysOnline && deposit && (
        <p>{unbroken(t.deposit(deposit.percent, sum(deposit.leastUsd), sum(deposit.fromTotalUsd)))}</p>
      )}
      {residents && <p>{t.residents}</p>}
      {!paysOnline && bankDays !== null && deposit && (
        <p>{unbroken(t.depositByBank(deposit.percent, sum(deposit.leastUsd), sum(deposit.fromTotalUsd), bankDays))}</p>
      )}
      <h3>{t.cancelling}</h3>
      <p>{sentences([cancellingText(ruleOf('rides'), NO_MOMENT, texts), t.noShow])}</p>
      <p>{t.stay(sentences(cancellingCosts(ruleOf('stay'), NO_MOMENT, texts)))}</p>
      <h3>{t.waiting}</h3>
      <p>{t.waitingText(freeWaiting.airport, freeWaiting.elsewhere)}</p>
      <h3>{texts.in('booking').pickup.nobody.title}</h3>
      <p>{nobodyComesText(promises(), texts)}</p>
      <h3>{t.room}</h3>
      <ul>
        {vehicleClasses().map((vehicle) => (
          <li key={vehicle}>
            {t.vehicleRoom(vehicleNameIn(vehicle, texts), roomOf(vehicle).seats, roomOf(vehicle).bags)}
          </li>
        ))}
      </ul>
      <p>{t.roomText}</p>
      <h3>{t.tours}</h3>
      <p>
        {sentences([
          texts.in('tours').fee.operator(PARK_FEE_NOTE).replaceAll('{party}', t.wholeParty),
          ...(TOUR_COVERS_ENTRY ? [texts.in('tours').entry.others] : []),
          t.toursText,
        ])}
      </p>
      {priceList().bagsByCar && (
        <>
          <h3>{t.bags}</h3>
          <p>{unbroken(sentences([TERMS.bagsSigned, TERMS.bagsNotCarried, TERMS.bagsLiability].map(operator)))}</p>
        </>
      )}
      <h3>{t.road}</h3>
      <p>{operator(TERMS.insurance)}</p>
      <h3>{t.complaint}</h3>
      <p>{rich(t.complaintText<ReactNode>(<MailLink />, TERMS.complaintDays, operator(TERMS.law)))}</p>
    </Part>
  )
}

interface PrivacyProps {
  readonly eraseAfterDays: number | null
}

function Privacy({ eraseAfterDays }: PrivacyProps) {
  const { privacy: t } = useTexts('terms')
  const { sentences } = useFormats()
  const { street, postalCode, locality, countryName } = CONTACT.address
  return (
    <Part id="privacy" title={t.heading}>
      <h3>{t.who}</h3>
      <p>
        {BRAND.legalName}, {street}, {postalCode} {locality}, {countryName}, <MailLink />.
      </p>
      <h3>{t.what}</h3>
      <p>{t.whatText}</p>
      <h3>{t.seen}</h3>
      <ul>
        {t.seenBy.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <h3>{t.long}</h3>
      <p>{sentences([eraseAfterDays === null ? t.eraseSome : t.erase(eraseAfterDays), t.stays])}</p>
      <h3>{t.rights}</h3>
      <p>{rich(t.rightsText<ReactNode>(<MailLink />))}</p>
    </Part>
  )
}

function Questions() {
  const texts = useLanguage()
  const { questions: t, operator } = texts.in('terms')
  const { wish } = texts.in('booking').crew
  const questions: readonly (readonly [question: string, answer: string])[] = [
    [t.forAll, t.forAllText],
    [t.driver, driverPromise(promises(), texts)],
    [t.meeting, texts.formats.sentences([waitingAdvice(COLOMBO_AIRPORT, promises(), texts), notFoundAdvice(texts)])],
    [t.change, t.changeText(cancellingText(ruleOf('rides'), NO_MOMENT, texts))],
    [t.noMail, t.noMailText],
    [
      t.stop,
      t.stopText(
        priceList().waiting?.freeMinutes ?? null,
        texts.formats.list(
          vehicleClasses().map(
            (vehicle) =>
              `${texts.formats.lkr(waitingLkr(vehicle, [usualWaiting() + 60]))} (${vehicleNameIn(vehicle, texts)})`,
          ),
        ),
      ),
    ],
    [t.seats, texts.formats.sentences([operator(TERMS.childSeats), t.seatsText])],
    [t.wheelchair, operator(TERMS.wheelchair)],
    [t.languages, texts.formats.sentences([operator(TERMS.driverLanguages), t.languagesText, wish.hint])],
    [t.cards, withCashTerms(operator(TERMS.cards), texts)],
  ]
  return (
    <Part id="questions" title={t.heading}>
      <dl>
        {questions.map(([question, answer]) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{unbroken(answer)}</dd>
          </div>
        ))}
      </dl>
      <p>
        {rich(
          t.else<ReactNode>((text) => <NewTab href={chatLink(texts.in('site').chat)}>{text}</NewTab>, <MailLink />),
        )}
      </p>
      <p>{rich(t.agents<ReactNode>((text) => <a href={paths.forAgents}>{text}</a>))}</p>
    </Part>
  )
}
