/** What every booking form shows: its heading, the vehicle, what is refused, the button and the terms. */
import { NewTab } from '#client/link.tsx'
import { type ReactNode, useContext, useEffect, useId, useState } from 'react'
import { Field, Select } from '#client/forms/fields.tsx'
import { useHydrated } from '#client/forms/hydration.tsx'
import { unbroken } from '#client/money/price.tsx'
import { rich, useAddress, useLanguage, useTexts } from '#client/languages/language.tsx'
import { lazyCode } from '#client/lazy-code.ts'
import { parseVehicleText, vehicleText } from '#domain/fares/vehicle-text.ts'
import {
  pricedClasses,
  type Party,
  type VehicleClass,
  countedVehicle,
  vehiclePrice,
  type Fare,
} from '#domain/fares/vehicles.ts'
import { paths } from '#domain/paths.ts'
import { BookByMessage, type BookingSubject, type FormSubject } from '#client/booking/booking-subject.tsx'
import { BulkyFold, CompanyFold, DriverWishFold } from '#client/booking/fields/folds.tsx'
import { QuestionBox } from './soon-and-overlap-questions.tsx'
import type { FormState } from './form-state.ts'
import { RobotCheckBox } from '#client/booking/fields/robot-check.tsx'
import { useVehicleChoice } from './draft-storage.ts'
import { useUnsent } from './form-draft.ts'
import { useHouse } from './house.ts'
import { useInRupees } from '#client/booking/fields/residence.tsx'
import { PayingContext } from '#client/api.ts'
import { isTransferAsked, transferPromise } from '#domain/bookings/money/bank-transfer.ts'
import { type AskedRoom, type CardRoom, waysToPay } from '#domain/bookings/money/paying.ts'
import { cardTerms, cashTerms } from '#domain/bookings/money/paying-in-words.ts'
import type { SaidMoney } from '#domain/bookings/money/residents.ts'
import { isInRupees, priceText, saidDeposit } from '#domain/bookings/money/said-sums.ts'
import { sumsOf } from '#domain/bookings/money/sums.ts'
import { depositTerms, laterDepositTerms, missingDeposit } from '#domain/bookings/money/payments.ts'
import { cancellingCosts, refundRule } from '#domain/bookings/money/refunds.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { promises } from '#domain/prices/current-price-list.ts'
import { isShortNotice } from '#domain/bookings/request/short-notice.ts'
import type { Arrangement } from '#domain/journeys/journey-calls.ts'
import type { LocalMoment } from '#domain/sri-lanka-time.ts'
import { driveOn } from '#client/booking/fields/pickup-prices.tsx'
import { useNow } from '#client/booking/fields/pickup-start.ts'

type TourSubject = Extract<BookingSubject, { readonly kind: 'tour' }>

/** What a chat says that a tour costs, where that is not its dollars alone. */
function chatPrice({ usd, lkr }: TourSubject, inRupees: boolean | undefined, texts: Texts): string | undefined {
  if (!inRupees && !lkr) return undefined
  const price = priceText([{ priceUsd: usd, ...(lkr ? { priceLkr: lkr } : {}), inRupees }], texts.formats)
  return lkr ? `${price} (${texts.in('form').night.title})` : price
}

interface FormFrameProps {
  readonly state: FormState
  readonly subject: FormSubject
  readonly title: string
  /** What is booked. */
  readonly lead: ReactNode
  readonly button: string
  /** The chosen vehicle, day and time, as far as there are any, and the whole price: read once more where one confirms. */
  readonly sum: { readonly facts: readonly string[]; readonly price: string }
  /** True while the price that the form shows is out of date. */
  readonly isLoading: boolean
  /** What cancelling costs, the deposit, how one pays: above the button. */
  readonly money: ReactNode
  /** Whether a car can be there. */
  readonly cars: ReactNode
  /** Whether the vehicle takes bulky things, where the form itself must say it. */
  readonly bulky?: ReactNode
  /** What is refused in several fields. */
  readonly refused?: string | undefined
  readonly children: ReactNode
}

export function FormFrame(props: FormFrameProps) {
  const { state, subject, title, lead, button, sum, isLoading, money, cars, bulky, refused, children } = props
  const {
    form,
    heading,
    robotCheckBox,
    formProps,
    sending,
    question,
    questionBox,
    answer,
    heldBack,
    returned,
    robotCheckKey,
    robotCheckProblem,
  } = state
  const hydrated = useHydrated()
  const address = useAddress()
  const t = useTexts('form')
  const { inRupees } = useInRupees(subject.kind)
  const unsent = useUnsent(subject.kind)
  const house = useHouse()
  const unsentId = useId()
  const unsentNote = unsent && (
    <p id={unsentId} className="answer__notice">
      {t.unsent[unsent]}
    </p>
  )
  const texts = useLanguage()
  const { formats } = texts
  const inChat = subject.kind === 'tour' ? chatPrice(subject, inRupees, texts) : undefined
  return (
    <form
      {...formProps}
      ref={form}
      className="booking-form"
      // What is typed here must never appear in an address.
      method="post"
      noValidate
      aria-labelledby="booking-title"
      aria-busy={sending}
    >
      <header className="booking-form__head">
        <h2 id="booking-title" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>
          {lead}
          {!hydrated && (
            <span className="until-alive until-alive--text">
              <BookByMessage subject={subject} text={t.noScript} />
            </span>
          )}
        </p>
        {!returned && unsentNote}
      </header>
      <div className="booking-form__fields">
        {children}
        {/* Not in the Worker's HTML: a page has no bytes to spare. */}
        {hydrated && (
          <BulkyFold subject={subject} errors={state.errors}>
            {bulky}
          </BulkyFold>
        )}
        {hydrated && <DriverWishFold kind={subject.kind} />}
        {hydrated && <CompanyFold kind={subject.kind} errors={state.errors} />}
      </div>
      {robotCheckKey && <RobotCheckBox siteKey={robotCheckKey} ref={robotCheckBox} />}
      <div role="alert">
        {refused && <p className="field__error">{refused}</p>}
        {state.formMessages.map((message) => (
          <p key={message} className="field__error">
            {message}
          </p>
        ))}
        {heldBack && (
          <p className="field__error">
            <BookByMessage subject={subject} price={inChat} text={t.heldBack[heldBack]} />
          </p>
        )}
        {robotCheckProblem && (
          <p className="field__error">
            <BookByMessage subject={subject} price={inChat} text={t.robot[robotCheckProblem]} />
          </p>
        )}
      </div>
      <footer className="booking-form__foot">
        {money}
        {hydrated && cars}
        {returned && unsentNote}
        {hydrated && (
          <p className="booking-form__sum" aria-busy={isLoading}>
            <span>{formats.facts(sum.facts)}</span> <strong>{unbroken(sum.price)}</strong>
          </p>
        )}
        {question ? (
          <QuestionBox
            key={question.about}
            question={question}
            ref={questionBox}
            isSending={sending || isLoading}
            onYes={() => answer(true)}
            onNo={() => answer(false)}
          />
        ) : (
          // Before hydration the browser itself would submit the form.
          <button
            className="button booking-form__button"
            disabled={!hydrated}
            aria-disabled={sending || isLoading || undefined}
            aria-describedby={unsent ? unsentId : undefined}
          >
            {button}
          </button>
        )}
        <p>{rich(t.terms<ReactNode>((text) => <NewTab href={address(paths.terms)}>{text}</NewTab>))}</p>
        {house && <p>{t.through(house.name)}</p>}
      </footer>
    </form>
  )
}

/**
 * The vehicle that stood in the form until its class was no longer offered, with the price that was seen; `null` where it
 * is still offered, and once another one was chosen.
 */
function useGoneVehicle(chosen: VehicleClass, text: string, offered: readonly VehicleClass[]): string | null {
  const [seen, setSeen] = useState<{ vehicle: VehicleClass; text: string; gone: string | null }>({
    vehicle: chosen,
    text,
    gone: null,
  })
  if (seen.vehicle === chosen && seen.text === text) return seen.gone
  const gone = seen.vehicle === chosen ? seen.gone : offered.includes(seen.vehicle) ? null : seen.text
  setSeen({ vehicle: chosen, text, gone })
  return gone
}

interface VehicleFieldProps extends SaidMoney {
  readonly fare: Fare
  /** How many vehicles the fare is of. */
  readonly count?: number
  /** `YYYY-MM-DD`: what does not drive then is not offered. */
  readonly date?: string
  readonly error: string | undefined
  readonly hint?: ReactNode
  /** Of a journey: what one vehicle takes. */
  readonly party?: Party
}

/** The vehicle that the page has chosen, and its price. */
export function VehicleField({ fare, count = 1, inRupees, date = '', error, hint, party }: VehicleFieldProps) {
  const [chosen, choose] = useVehicleChoice(fare, party)
  const hydrated = useHydrated()
  const texts = useLanguage()
  const t = texts.in('form')
  const offered = pricedClasses(fare)
  const textOf = (vehicle: VehicleClass) => {
    const { lkr, usd } = vehiclePrice(vehicle, fare)
    const name = countedVehicle(count, vehicle, texts)
    if (inRupees) return t.vehiclePriceInRupees(name, lkr)
    // A phone has no room for the rupees of two, which the sum above the form names, too.
    return count === 2 ? `${name}, ${texts.formats.usd(usd)}` : t.vehiclePrice(name, lkr, usd)
  }
  const gone = useGoneVehicle(chosen, textOf(chosen), offered)
  return (
    <Field name="vehicle" label={t.vehicle} error={error} hint={hint} wide>
      {(control) => (
        <>
          <Select
            {...control}
            autoComplete="off"
            options={driveOn(offered, date, chosen).map((vehicle) => ({
              value: vehicleText(vehicle, fare),
              text: textOf(vehicle),
            }))}
            value={vehicleText(chosen, fare)}
            onChoose={(text) => choose(parseVehicleText(text)?.vehicle ?? chosen)}
          />
          {/* Empty: the chosen option names the price. Its amount in the visitor's money is shown here. */}
          {hydrated && !inRupees && (
            <data translate="no" className="usd usd--alone" value={vehiclePrice(chosen, fare).usd} />
          )}
          {hydrated && (
            <div className="ride__notice" role="status">
              {gone && (
                <p>
                  {t.answer.price.gone(gone)}
                  <br />
                  <strong>{textOf(chosen)}</strong>
                </p>
              )}
            </div>
          )}
        </>
      )}
    </Field>
  )
}

/** What a ride costs, and whether its guest is to read that in rupees alone. */
interface FormPrice extends SaidMoney {
  readonly priceUsd: number
  readonly priceLkr?: number
}

const unpaid = (price: FormPrice) => ({ ...price, paidUsd: 0 })

const roomCode = lazyCode(() => import('#client/booking/card-room.ts'))

/** What the accounts for cards take this month; `null` while that is not known. */
function useCardRoom(hasMonth: boolean, asked: AskedRoom): CardRoom | null {
  const [answer, setAnswer] = useState<{ readonly about: string; readonly room: CardRoom } | null>(null)
  const about = hasMonth ? JSON.stringify(asked) : ''
  useEffect(() => {
    if (about === '') return undefined
    let isOver = false
    let end: (() => void) | undefined
    void roomCode().then((code) => {
      if (!isOver) end = code?.askCardRoom(about, (room) => setAnswer({ about, room }))
      return undefined
    })
    return () => {
      isOver = true
      end?.()
    }
  }, [about])
  return answer?.about === about ? answer.room : null
}

interface FormPickup extends LocalMoment {
  readonly isRequest?: boolean
  /** False for the moment that a form starts with: nobody has asked for it. */
  readonly isChosen?: boolean
}

/** What cancelling costs from when, sentence by sentence: the rule, until a pickup is chosen. Nothing while the time is not known. */
export function cancellingOf(
  arrangement: Arrangement,
  pickups: readonly FormPickup[],
  isRequest: boolean,
  now: Date | null,
  texts: Texts,
): readonly string[] {
  if (!now) return []
  const rides = pickups.map((pickup) =>
    pickup.isChosen === false
      ? { pickupDate: '', pickupTime: '', isRequest }
      : {
          pickupDate: pickup.date,
          pickupTime: pickup.time,
          isRequest: isRequest || pickup.isRequest || isShortNotice(pickup, now, promises()),
        },
  )
  return cancellingCosts({ arrangement, promises: promises(), rides }, now, texts)
}

interface MoneyTermsProps {
  readonly arrangement: Arrangement
  /** The pickup of each ride; empty parts are not known yet. */
  readonly pickups: readonly FormPickup[]
  /** All of it is a request, whenever the pickups are. */
  readonly isRequest?: boolean
  /** Of each ride. */
  readonly prices: readonly FormPrice[]
  /** Nothing is paid before our yes. */
  readonly waits: boolean
  /** How one pays where no deposit is asked for. */
  readonly paymentTerms: (isOnline: boolean) => string
  /** Which entry fees the price does not cover, where that is not plain. */
  readonly entryFees?: string | undefined
}

/**
 * Above the button that books: what cancelling costs from when, the deposit, and how one pays. Nothing else is charged.
 * docs/product.md#cancelling
 */
export function MoneyTerms(props: MoneyTermsProps) {
  const { arrangement, pickups, isRequest = false, paymentTerms, entryFees } = props
  const texts = useLanguage()
  const now = useNow()
  const rules = useContext(PayingContext)
  const prices = props.prices.map(unpaid)
  const missing = missingDeposit(prices, promises().deposit)
  const deposited = props.waits ? null : missing
  const asked = deposited ?? sumsOf(prices, 'owed')
  const room = useCardRoom(rules.hasMonth === true && asked.usd > 0, {
    ...asked,
    ...(isInRupees(prices) ? { inRupees: true } : {}),
    rides: prices.map(({ priceUsd, priceLkr }, i) => ({ priceUsd, priceLkr, pickupDate: pickups[i]?.date ?? '' })),
  })
  const { isOnline, payments, cardFrom, bankDays } = waysToPay(rules, prices, asked, room)
  const isByBank =
    now !== null &&
    isTransferAsked(
      pickups.map(({ date }) => date),
      bankDays,
      now,
    )
  const deposit = missing === null || !(isOnline || isByBank) ? null : saidDeposit(missing, prices)
  const cardText = cardTerms({ payments, cardFrom: cardFrom ?? undefined }, isOnline, texts)
  // Nor is that in the Worker's HTML.
  const card = [now ? cashTerms(texts) : '', cardText].filter((text) => text !== '')
  const [free, ...later] = cancellingOf(arrangement, pickups, isRequest, now, texts)
  return (
    <>
      {/* Not in the Worker's HTML: it does not know the time, and a page has no bytes to spare. */}
      {now && (
        <p>
          <strong>{free}</strong>
          {texts.formats.sentences(['', ...later])}
        </p>
      )}
      <p>
        {deposit === null || props.waits
          ? texts.formats.sentences([
              paymentTerms(isOnline),
              ...(deposit ? [laterDepositTerms(deposit, texts)] : []),
              ...card,
            ])
          : texts.formats.sentences([
              isByBank ? transferPromise(deposit, bankDays!, texts) : depositTerms(deposit, texts),
              ...card,
              refundRule(promises(), texts),
            ])}
      </p>
      {entryFees && <p>{entryFees}</p>}
    </>
  )
}
