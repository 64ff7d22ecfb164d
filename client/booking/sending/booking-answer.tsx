/**
 * What replaces the page once a booking has been submitted: processing, then the answer (docs/product.md#confirmation).
 */
import { driveOf, saidOfRides, type RideInWords, isRunning } from '#domain/bookings/ride.ts'
import { type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { PayingContext, useSiteApi } from '#client/api.ts'
import { type VehicleClass, vehicleNameIn } from '#domain/fares/vehicles.ts'
import { rich, useAddress, useLanguage, useTexts } from '#client/languages/language.tsx'
import { Link, NewTab, MailLink, QuietButton, QuietLink } from '#client/link.tsx'
import { unbroken } from '#client/money/price.tsx'
import type { PublicBooking, PublicRide } from '#domain/bookings/booking.ts'
import { type OtherTerms, promisesOf } from '#domain/bookings/agreed/kept-promises.ts'
import { caveatText, saidElsewhere } from '#domain/bookings/agreed/caveats.ts'
import { isToldByDrives, numberIn, saidOnce } from '#domain/bookings/itinerary.ts'
import { isTransferAsked, transferLines, transferPromise, transferTerms } from '#domain/bookings/money/bank-transfer.ts'
import { depositTerms, missingDeposit, payOnlineText } from '#domain/bookings/money/payments.ts'
import { signWord } from '#domain/bookings/reference.ts'
import { wishLines } from '#domain/bookings/driver/driver-for-guest.ts'
import { driverPromise, pickupAdvice } from '#domain/bookings/driver/pickup-advice.ts'
import { cancellingText, paidBack } from '#domain/bookings/money/refunds.ts'
import { isShortNotice, shortNoticeLink } from '#domain/bookings/request/short-notice.ts'
import { waysToPay } from '#domain/bookings/money/paying.ts'
import { withCardTerms, withCashTerms, withLaterDeposit } from '#domain/bookings/money/paying-in-words.ts'
import { askedDeposit, priceText, saidDeposit } from '#domain/bookings/money/said-sums.ts'
import { sumsOf } from '#domain/bookings/money/sums.ts'
import { bookingTitle, lacksFlight, paymentTerms, rideSummary, rideTitle } from '#domain/bookings/ride-summary.ts'
import { discountLink, questionLink, requestText, statusTexts } from '#domain/bookings/status-texts.ts'
import { BRAND, CONTACT, whatsappLink } from '#domain/brand.ts'
import type { Texts } from '#domain/languages/texts.ts'
import type { Promises } from '#domain/prices/price-list.ts'
import { withSeen } from '#domain/d1-bookmarks.ts'
import { paths } from '#domain/paths.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import { BookingFacts, BookingLines, ItineraryDays } from './booking-lines.tsx'
import { NoMail } from './no-mail.tsx'
import { requestPrice, ridesOf, vehicleOf } from '#client/booking/booking-quote.ts'
import { startUndated } from '#client/booking/fields/pickup-start.ts'
import { loadAgain, recall } from '#client/device/storage.ts'
import { useKeptInEntry } from '#client/booking/form/form-draft.ts'
import { useHouse } from '#client/booking/form/house.ts'
import type { BookingProgress, BookingRequest } from './submission-progress.ts'
import {
  acceptPrice,
  bookAnother,
  bookOnceMore,
  nextTransferPath,
  resume,
  sendAgain,
  sendWhenOnline,
  tryAgain,
} from './submission.ts'
import './booking-answer.css'

type ProgressAt<Step extends BookingProgress['step']> = Extract<BookingProgress, { readonly step: Step }>

export interface BookingAnswerProps {
  /** Mark of the history entry in which the booking was submitted. */
  readonly entry: string
  readonly progress: Exclude<BookingProgress, { readonly step: 'form' }>
}

export function BookingAnswer({ entry, progress }: BookingAnswerProps) {
  const api = useSiteApi()
  const [shownAgain, setShownAgain] = useState(progress.step === 'received' ? 1 : 0)
  useKeptInEntry()
  useEffect(() => {
    void resume(api, entry)
  }, [api, entry])
  useEffect(() => {
    // The page as it was left, maybe for the one on which the booking was cancelled.
    const back = ({ persisted }: PageTransitionEvent) => persisted && setShownAgain((times) => times + 1)
    addEventListener('pageshow', back)
    return () => removeEventListener('pageshow', back)
  }, [])
  switch (progress.step) {
    case 'processing':
      return <Processing waits={progress.waits} />
    case 'received':
      return shownAgain > 0 ? <ReceivedBefore key={shownAgain} {...progress} /> : <Received {...progress} />
    case 'failed':
      return progress.offline ? <Offline entry={entry} {...progress} /> : <Failed entry={entry} {...progress} />
    case 'new-price':
      return <NewPrice entry={entry} {...progress} />
    case 'already-booked':
      return <AlreadyBooked entry={entry} {...progress} />
  }
}

interface AnswerProps {
  readonly title: string
  readonly text: string
  readonly icon: ReactNode
  readonly busy?: boolean
  readonly children?: ReactNode
}

/** Scrolls to the top and takes the focus when it opens. */
function Answer({ title, text, icon, busy = false, children }: AnswerProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    const [pageTitle, ownTitle] = [document.title, `${title} | ${BRAND.name}`]
    document.title = ownTitle
    // Another page has set its own by then.
    return () => {
      if (document.title === ownTitle) document.title = pageTitle
    }
  }, [title])
  return (
    <section className="answer band" aria-labelledby={id} aria-busy={busy}>
      <header className="answer__head">
        {icon}
        <h1 id={id} ref={heading} tabIndex={-1} aria-describedby={`${id}-text`}>
          {title}
        </h1>
        <p id={`${id}-text`} className="answer__text">
          {text}
        </p>
      </header>
      {children}
    </section>
  )
}

const iconFrame = {
  width: 64,
  height: 64,
  viewBox: '0 0 64 64',
  'aria-hidden': true,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

const waitingIcon = (
  <svg {...iconFrame} className="answer__icon answer__icon--waiting">
    <circle cx="32" cy="32" r="28" opacity="0.2" />
    <path d="M32 4a28 28 0 0 1 28 28" />
  </svg>
)

/** A wait of this length is explained. */
const LONG_WAIT_MS = 6000

function Processing({ waits = false }: Pick<ProgressAt<'processing'>, 'waits'>) {
  const [isLong, setIsLong] = useState(false)
  const { answer: t } = useTexts('form')
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), LONG_WAIT_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Answer {...t.processing} icon={waitingIcon} busy>
      <p className="answer__aside" role="status">
        {waits ? t.crowded.wait : isLong && t.longer}
      </p>
    </Answer>
  )
}

type ReceivedProps = ProgressAt<'received'>

/** The receipt after a reload or on the way back to it: the booking may have changed since. */
function ReceivedBefore(props: ReceivedProps) {
  const api = useSiteApi()
  const { reference, seen } = props.receipt
  const { answer: t } = useTexts('form')
  /** `undefined` while it loads, `null` if unknown. */
  const [now, setNow] = useState<PublicBooking | null>()
  useEffect(() => {
    const asking = new AbortController()
    api.booking(reference, { signal: asking.signal, seen }).then(setNow, () => {
      if (!asking.signal.aborted) setNow(null)
    })
    return () => asking.abort()
  }, [api, reference, seen])
  if (now === undefined) return <Answer {...t.lookingUp} icon={waitingIcon} busy />
  return (
    <Received
      {...props}
      receipt={{
        ...props.receipt,
        paymentUrl: now?.paymentUrl ?? null,
        paymentUsd: now?.paymentUsd,
        paymentLkr: now?.paymentLkr,
        depositUsd: now?.depositUsd ?? undefined,
        depositLkr: now?.depositLkr,
        laterDepositUsd: now?.laterDepositUsd,
        laterDepositLkr: now?.laterDepositLkr,
        payments: now?.payments,
        cardFrom: now?.cardFrom,
        transfer: now ? now.transfer : props.receipt.transfer,
      }}
      now={now}
    />
  )
}

const whenAndWhere = ({ pickup, dropoff, pickupDate, pickupTime }: RideInWords) =>
  [pickup, dropoff, pickupDate, pickupTime].join()

/** What a receipt says first. @param now the booking as it is, where that was looked up */
function receiptTexts(
  booked: readonly RideInWords[],
  now: PublicBooking | null,
  wasRequest: boolean,
  promises: Promises,
  texts: Texts,
): { readonly title: string; readonly text: string } {
  const { answer: t } = texts.in('form')
  if (!now) return wasRequest ? t.requested : t.received
  if (!now.rides.some(isRunning)) return statusTexts(now.rides[0]!.status, false, promises, texts)
  const isAsBooked = now.rides.every(
    (ride, i) => isRunning(ride) && booked[i] && whenAndWhere(ride) === whenAndWhere(booked[i]),
  )
  if (!isAsBooked) return t.changed
  return now.rides.some(({ isRequest, unanswered }) => isRequest || unanswered) ? t.requested : t.received
}

/** The mailed link names the site's own origin, also on a copy of the site. */
function onThisSite(link: string): string {
  const { pathname, search } = new URL(link)
  return pathname + search
}

/** With the key, where this guest has just booked: the page then has the link to change it, too. */
const keepAddress = (path: string, changesUrl: string | undefined) =>
  path + (changesUrl ? new URL(changesUrl).search : '')

const pickupOf = ({ pickupDate: date, pickupTime: time }: RideInWords) => ({ date, time })

function Received({ request, receipt, earlier = false, now }: ReceivedProps & { readonly now?: PublicBooking | null }) {
  const {
    phone,
    details: { email },
  } = request
  const {
    reference,
    seen,
    paymentUrl,
    transfer,
    changesUrl,
    noMail,
    isRequest,
    caveats = [],
    elsewhere = [],
    ...said
  } = receipt
  const deposit = askedDeposit(receipt)
  const navigate = useNavigate()
  const house = useHouse()
  const booked = ridesOf(request)
  const texts = useLanguage()
  const { answer: t } = texts.in('form')
  const { shortNotice } = texts.in('booking')
  const { messages } = texts.in('booking')
  const address = useAddress()
  const promises = promisesOf(now ?? said)
  const receiptText = receiptTexts(booked, now ?? null, isRequest ?? false, promises, texts)
  const shown: readonly (RideInWords & Partial<PublicRide>)[] = now?.rides ?? booked
  const running = shown.filter(isRunning)
  const rides = running.length > 0 ? running : shown
  const first = rides[0]!
  // As they were when it was booked, or as they are now.
  const caveatOf = ({ position, caveat }: (typeof rides)[number]) =>
    now ? caveat : caveats.find((each) => each.position === position)?.caveat
  const asReceived = (ride: (typeof rides)[number]) => ({
    ...ride,
    elsewhere: elsewhere.find((each) => each.position === ride.position)?.elsewhere ?? [],
  })
  const isShort = ({ status = 'new', ...ride }: (typeof rides)[number]) =>
    now
      ? ride.shortNotice === true
      : status === 'new' && isShortNotice(pickupOf(ride), new Date(request.confirmedAt), promises)
  const short = rides.find(isShort)
  const arrangement = request.kind === 'journey' ? request.details.arrangement : 'rides'
  const isExplained = (ride: (typeof rides)[number]) =>
    rides.some((each) => driveOf(each) === driveOf(ride) && (isShort(each) || caveatOf(each)))
  // The receipt does not say which rides are requests: a stay is one for all, and without another reason a review is.
  const areAllAsked = isRequest === true && (arrangement === 'stay' || !rides.some(isExplained))
  const isAsked = (ride: (typeof rides)[number]) => (now ? ride.isRequest === true : areAllAsked || isExplained(ride))
  const known = shown.map((ride) => ({ ...ride, isRequest: isRunning(ride) && isAsked(ride) }))
  const cancellable = { arrangement, promises, rides: running.length > 0 ? known.filter(isRunning) : known }
  const isMixed = !known.every(({ isRequest: asked }) => asked)
  const readAt = new Date(now?.readAt ?? request.confirmedAt)
  const contact = [
    { label: t.phone, value: phone, asIs: true },
    { label: t.email, value: email, asIs: true },
    ...wishLines((now ? now.driverWish : request.driverWish) ?? '', texts),
  ]
  const another = () => {
    const path = bookAnother(request)
    if (recall('partner') === null) void navigate(path)
    else loadAgain(address(path))
  }
  const ownPage = withSeen(paths.booking(reference), seen)
  const toChanges = (text: string) => <a href={changesUrl ? onThisSite(changesUrl) : address(ownPage)}>{text}</a>
  const askOnWhatsapp = (text: string) => <NewTab href={questionLink(reference, texts)}>{text}</NewTab>
  const payment = paymentUrl && (
    <>
      <NewTab className="button" href={paymentUrl} rel="noopener noreferrer">
        {unbroken(payOnlineText(receipt, texts))}
        <span className="visually-hidden">{t.newWindow}</span>
      </NewTab>
      <small className="answer__paid-back">{paidBack(cancellable, readAt, texts)}</small>
    </>
  )
  const icon = (
    <svg {...iconFrame} className="answer__icon answer__icon--good">
      <circle cx="32" cy="32" r="28" />
      <path d="m20 33 8.500 8.500L45 24" />
    </svg>
  )
  return (
    <Answer {...receiptText} icon={running.length > 0 ? icon : badIcon}>
      {running.length > 0 && (
        <div className="answer__next">
          {saidOfRides(rides, (ride) => {
            const caveat = caveatOf(ride)
            return caveat ? caveatText(ride, caveat, texts, rides) : null
          }).map(({ position, text }) => (
            <p key={position} className="answer__advice">
              {position === null ? text : t.ofRide(numberIn(shown, position), text)}
            </p>
          ))}
          {saidElsewhere(now ? rides : rides.map(asReceived), texts).map(({ position, text }) => (
            <p key={position} className="answer__advice">
              {position === null ? text : t.ofRide(numberIn(shown, position), text)}
            </p>
          ))}
          {short ? (
            <p className="answer__advice">
              {texts.formats.sentences([shortNotice.text, ''])}
              <NewTab href={shortNoticeLink({ ...short, title: rideTitle(short, texts), reference }, texts)}>
                {shortNotice.link}
              </NewTab>
            </p>
          ) : (
            rides.some((ride) => !caveatOf(ride)) && (
              <p>
                {first.status === 'confirmed'
                  ? statusTexts('confirmed', shown.length > 1, promises, texts).text
                  : first.unanswered || rides.every(isAsked)
                    ? requestText({ over: false, ...first, status: 'new', isRequest: true }, texts)
                    : driverPromise(promises, texts)}
              </p>
            )
          )}
        </div>
      )}
      {now === null && (
        <p className="answer__notice">
          {rich(t.notLookedUp<ReactNode>((text) => <a href={address(ownPage)}>{text}</a>))}
        </p>
      )}
      {(noMail || now?.noMail) && running.length > 0 && <NoMail reference={reference} changesUrl={changesUrl} />}
      {earlier && <p className="answer__notice">{rich(t.sentFirst<ReactNode>(askOnWhatsapp))}</p>}
      <div className="answer__lines">
        <BookingFacts
          title={bookingTitle(rides, texts)}
          price={priceText(rides, texts.formats)}
          next={first}
          reference={reference}
          heading="h2"
          isConfirmation
        />
        {payment && <p className="answer__actions answer__actions--received">{payment}</p>}
        {running.length > 0 && (
          // Documents of their own: no map service may be loaded beside personal data.
          <p className="answer__ways">
            <QuietLink href={address(ownPage)}>{t.see}</QuietLink>
            {changesUrl && <QuietLink href={onThisSite(changesUrl)}>{t.change}</QuietLink>}
            <QuietLink href={address(plainPaths.bookingCalendar(reference))} download>
              {t.calendar}
            </QuietLink>
            <QuietLink href={keepAddress(address(plainPaths.bookingKeep(reference)), changesUrl)}>{t.keep}</QuietLink>
          </p>
        )}
        {shown.length === 1 ? (
          <BookingLines lines={[...rideSummary(first, texts, 'facts'), ...contact]} />
        ) : isToldByDrives(shown) ? (
          <>
            <ItineraryDays rides={known} isFull />
            <BookingLines lines={[...saidOnce(shown, texts), ...contact]} />
          </>
        ) : (
          <>
            {known.map((ride) => (
              <div key={ride.position} className="answer__ride">
                <h3>{rideTitle(ride, texts)}</h3>
                {ride.status && !isRunning(ride) && <p>{statusTexts(ride.status, true, promises, texts).text}</p>}
                {isMixed && ride.isRequest && <p>{texts.in('booking').status.new.request}</p>}
                <BookingLines lines={rideSummary(ride, texts, 'route')} />
              </div>
            ))}
            <BookingLines lines={contact} />
          </>
        )}
      </div>
      {running.length > 0 && (
        <div className="answer__card">
          <h2>{t.next}</h2>
          {rides.some(lacksFlight) && (
            <p className="answer__advice">{rich(t.flightNeeded<ReactNode>(toChanges, askOnWhatsapp))}</p>
          )}
          <p>
            {texts.formats.sentences(
              pickupAdvice(
                { ...first, driver: first.driver ?? null },
                promises,
                texts,
                first.guestName ? null : signWord(reference),
              ),
            )}
          </p>
          <p>
            {withCardTerms(
              withCashTerms(
                transfer
                  ? transferTerms(transfer, texts)
                  : deposit
                    ? depositTerms(deposit, texts)
                    : withLaterDeposit(paymentTerms(rides, paymentUrl !== null, arrangement, texts), receipt, texts),
                texts,
              ),
              receipt,
              paymentUrl !== null,
              texts,
            )}
          </p>
          {transfer && <BookingLines lines={transferLines(transfer, texts)} />}
          <p>{cancellingText(cancellable, readAt, texts)}</p>
          <p>
            <NewTab href={discountLink(reference, texts)}>{messages.discount}</NewTab>
          </p>
          {rides.length > 1 && <p>{t.eachAlone}</p>}
          {house && <p>{texts.in('form').through(house.name)}</p>}
        </div>
      )}
      <p className="answer__actions answer__actions--received">
        <QuietButton onClick={another}>{t.another}</QuietButton>
        {request.kind === 'tour' && (
          <Link
            className="button button--quiet"
            to={nextTransferPath(request.details.dropoff)}
            onClick={() => startUndated('transfer')}
          >
            {t.taxiFrom(request.details.dropoff)}
          </Link>
        )}
      </p>
    </Answer>
  )
}

const badIcon = (
  <svg {...iconFrame} className="answer__icon answer__icon--bad">
    <circle cx="32" cy="32" r="28" />
    <path d="M32 18v18M32 45v.5" />
  </svg>
)

interface ActionsProps {
  readonly onPress: () => unknown
  readonly text: string
  /** Where the form is another way on. */
  readonly onBack?: () => void
  readonly backText?: string
}

function Actions({ onPress, text, onBack, backText }: ActionsProps) {
  const { answer: t } = useTexts('form')
  return (
    <p className="answer__actions">
      <button type="button" className="button" onClick={() => void onPress()}>
        {text}
      </button>
      {onBack && <QuietButton onClick={onBack}>{backText ?? t.back}</QuietButton>}
    </p>
  )
}

/** Nothing is wrong with the booking: it waits for the network. */
function Offline({ entry, request }: ProgressAt<'failed'> & { readonly entry: string }) {
  const api = useSiteApi()
  const { offline: t, failed } = useTexts('form').answer
  useEffect(() => sendWhenOnline(api, entry, request), [api, entry, request])
  return (
    <Answer title={t.title} text={t.text} icon={badIcon}>
      <div className="answer__card">
        <p>
          <strong>{request.token ? failed.notSure : failed.nothingBooked}</strong>
        </p>
        <p className="answer__aside">{failed.kept}</p>
      </div>
      <Actions
        onPress={() => sendAgain(api, entry, request)}
        text={failed.retry}
        onBack={() => tryAgain(entry, request)}
      />
    </Answer>
  )
}

/** What it says and where 'Please try again' leads is the site's contract. A request with a token may have arrived. */
function Failed({ entry, request, crowded }: ProgressAt<'failed'> & { readonly entry: string }) {
  const api = useSiteApi()
  const texts = useLanguage()
  const { details } = request
  const { failed: t, crowded: all } = useTexts('form').answer
  const hello =
    'park' in details
      ? t.helloTour(details.park)
      : 'pickup' in details
        ? t.helloTaxi(details.pickup, details.dropoff)
        : t.helloJourney(bookingTitle(ridesOf(request), texts))
  return (
    <Answer title={t.title} text={crowded ? all.refused : t.text} icon={badIcon}>
      <div className="answer__card">
        <p>
          {/* A request without a token was never sent, or was refused. */}
          <strong>{request.token ? t.notSure : t.nothingBooked}</strong>
        </p>
        <p>{request.token ? texts.formats.sentences([t.noMail, t.mailMayCome]) : t.noMail}</p>
        <p>
          {rich(
            t.contact<ReactNode>(
              (text) => <NewTab href={whatsappLink(hello)}>{text}</NewTab>,
              CONTACT.whatsappShown,
              <MailLink />,
            ),
          )}
        </p>
        <p className="answer__aside">{t.kept}</p>
      </div>
      {request.token ? (
        <Actions
          onPress={() => sendAgain(api, entry, request)}
          text={t.sendSame}
          onBack={() => tryAgain(entry, request)}
          backText={t.retry}
        />
      ) : (
        <Actions onPress={() => tryAgain(entry, request)} text={t.retry} />
      )}
    </Answer>
  )
}

const priceIcon = (
  <svg {...iconFrame} className="answer__icon answer__icon--price">
    <path d="M34 6h22v22L28 56 6 34Z" />
    <circle cx="46" cy="18" r="3" />
  </svg>
)

/** What cancelling costs and what is asked for in advance, by terms that the visitor has not read. */
function NewTerms({ quoted, terms }: { readonly quoted: BookingRequest; readonly terms: OtherTerms }) {
  const texts = useLanguage()
  const rules = useContext(PayingContext)
  const promises = promisesOf(terms)
  const moment = new Date(quoted.confirmedAt)
  const arrangement = quoted.kind === 'journey' ? quoted.details.arrangement : 'rides'
  const rides = ridesOf(quoted).map((ride) => ({
    ...ride,
    isRequest: isShortNotice(pickupOf(ride), moment, promises),
  }))
  const prices = ridesOf(quoted).map((ride) => ({ ...ride, paidUsd: 0 }))
  const asked = missingDeposit(prices, promises.deposit)
  const { isOnline, payments, bankDays } = waysToPay(rules, prices, asked ?? sumsOf(prices, 'owed'))
  const byBank = isTransferAsked(
    rides.map(({ pickupDate }) => pickupDate),
    bankDays,
    moment,
  )
  const deposit = asked === null ? null : saidDeposit(asked, prices)
  return (
    <>
      <p>{cancellingText({ arrangement, promises, rides }, moment, texts)}</p>
      {deposit !== null && isOnline && <p>{withCardTerms(depositTerms(deposit, texts), { payments }, true, texts)}</p>}
      {deposit !== null && byBank && <p>{transferPromise(deposit, bankDays!, texts)}</p>}
    </>
  )
}

/**
 * The price or the terms have changed since the visitor saw them, or the quote has expired. Nothing is booked until they
 * confirm again.
 */
function NewPrice({ entry, request, quoted, terms }: ProgressAt<'new-price'> & { readonly entry: string }) {
  const api = useSiteApi()
  const texts = useLanguage()
  const { formats } = texts
  const price = requestPrice(quoted, formats)
  const [was, is] = [vehicleOf(request), vehicleOf(quoted)]
  const isGone = was !== is
  const named = (vehicle: VehicleClass | null, priced: string) =>
    isGone && vehicle !== null ? formats.facts([vehicleNameIn(vehicle, texts), priced]) : priced
  const [before, now] = [named(was, requestPrice(request, formats)), named(is, price)]
  const changed = before !== now
  const { price: t } = texts.in('form').answer
  return (
    <Answer
      title={isGone ? t.gone(vehicleNameIn(was!, texts)) : changed ? t.changed : terms ? t.terms : t.again}
      icon={priceIcon}
      text={changed ? t.changedText : terms ? t.termsText : t.againText}
    >
      <dl className="answer__card answer__prices">
        {changed && (
          <div>
            <dt>{t.before}</dt>
            <dd>
              <s>{before}</s>
            </dd>
          </div>
        )}
        <div>
          <dt>{changed ? t.now : t.same}</dt>
          <dd className="answer__price">{now}</dd>
        </div>
      </dl>
      {terms && (
        <div className="answer__card">
          {changed && <h2>{t.terms}</h2>}
          <NewTerms quoted={quoted} terms={terms} />
        </div>
      )}
      <Actions
        onPress={() => acceptPrice(api, entry, quoted, terms)}
        text={t.book(price)}
        onBack={() => tryAgain(entry, { ...request, token: null })}
      />
    </Answer>
  )
}

/** The same guest, places, day and time: a second car, or a booking that they have forgotten. */
function AlreadyBooked({ entry, request, alreadyBooked }: ProgressAt<'already-booked'> & { readonly entry: string }) {
  const api = useSiteApi()
  const texts = useLanguage()
  const rides = ridesOf(request)
  const { booked: t } = useTexts('form').answer
  return (
    <Answer title={t.title} icon={priceIcon} text={t.text(alreadyBooked)}>
      <div className="answer__card">
        <BookingFacts
          title={bookingTitle(rides, texts)}
          price={priceText(rides, texts.formats)}
          next={rides[0]}
          reference={alreadyBooked}
          heading="h2"
        />
        <p>{t.more(request.details.email)}</p>
      </div>
      <Actions
        onPress={() => bookOnceMore(api, entry, request)}
        text={t.book}
        onBack={() => tryAgain(entry, { ...request, token: null })}
      />
    </Answer>
  )
}
