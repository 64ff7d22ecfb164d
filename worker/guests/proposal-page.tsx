/** What a guest reads of a proposal: its days, its map, what is in the price, the terms; and where it is accepted. */
import { Fragment, type ReactNode } from 'react'
import { isToldByDays, itinerary, saidOnce } from '#domain/bookings/itinerary.ts'
import { noteFieldLabel, noteRow } from '#domain/bookings/request/booking-form-fields-and-lengths.ts'
import { SPOKEN_LANGUAGES } from '#domain/bookings/driver/driver-wish.ts'
import { languageIn } from '#domain/bookings/driver/driver-for-guest.ts'
import { isTransferAsked, transferPromise } from '#domain/bookings/money/bank-transfer.ts'
import { depositTerms, missingDeposit } from '#domain/bookings/money/payments.ts'
import { cancellingText, refundRule } from '#domain/bookings/money/refunds.ts'
import { caveatText, noCar } from '#domain/bookings/agreed/caveats.ts'
import { isShortNotice } from '#domain/bookings/request/short-notice.ts'
import { MAX_EMAIL, MAX_PHONE } from '#domain/bookings/request/email-phone-and-flight-formats.ts'
import { pickupProblem } from '#domain/bookings/request/pickup-time.ts'
import { type CardRoom, type PayingRules, waysToPay } from '#domain/bookings/money/paying.ts'
import { withCardTerms, withCashTerms } from '#domain/bookings/money/paying-in-words.ts'
import { priceText, saidDeposit } from '#domain/bookings/money/said-sums.ts'
import { sumsOf } from '#domain/bookings/money/sums.ts'
import { bookingTitle, paymentTerms, routeText } from '#domain/bookings/ride-summary.ts'
import { whatsappLink } from '#domain/brand.ts'
import { addressIn } from '#domain/languages/languages.ts'
import { pickupDay } from '#domain/languages/pickup-day.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { vehicleNameIn } from '#domain/fares/vehicles.ts'
import { included, includedInRide, notIncluded } from '#domain/journeys/included.ts'
import { paths } from '#domain/paths.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import { promises } from '#domain/prices/current-price-list.ts'
import { type ProposedRide, PROPOSAL_LIMITS, ridesInWords } from '#domain/proposals/proposal.ts'
import type { CarsOfClass } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { closedWords } from '#domain/quotes/seasons-in-words.ts'
import { wordsFor } from '#domain/quotes/field-problems.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import {
  Button,
  ButtonLink,
  Choice,
  Field,
  noteRoom,
  rich,
  Tick,
  problemAttributes,
  usePageTexts,
} from '#worker/platform/plain-page.tsx'
import { askedNotes, type FieldProblem, noteField, type RideProblem } from '#worker/proposals/acceptance.ts'
import type { ProposalContent } from '#worker/proposals/store.ts'
import { listNumber } from '#worker/prices/request-price-list.ts'
import { fit, pathData, project, simplify, type Size, toPixels, viewBox, type XY } from '#domain/map/geometry.ts'
import { COAST, EXPRESSWAYS, MAIN_ROADS, TOWNS } from '#domain/map/island.ts'
import { type Label, placeLabels, textPlace } from '#domain/map/labels.ts'
import type { LatLng } from '#domain/places/coordinates.ts'
import { findPark } from '#domain/tours/park-lookup.ts'
import { placeAt, positionOfEnd, wayBetween } from '#worker/quotes/placed-trips.ts'

/* Ways on the island, as a picture of lines: no script and no map service. */

/** As of a phone: on a wide screen all of it is larger. */
const SIZE: Size = { width: 360, height: 320 }
/** In map units: what is nearer to its line nobody sees. */
const UNSEEN = 4

interface Stop {
  readonly name: string
  readonly at: XY
}

/** Where a ride goes by, in its order; without what the site does not know. */
function stopsOf(ride: ProposedRide): readonly { readonly name: string; readonly position: LatLng }[] {
  const gate = ride.kind === 'tour' ? (findPark(ride.park)?.gate ?? null) : null
  const all = [
    { name: ride.pickup, position: positionOfEnd(ride.kind, ride.pickup) },
    ...(ride.via ?? []).map(({ place }) => ({ name: place, position: placeAt(place).position })),
    ...(ride.kind === 'tour' ? [{ name: ride.park, position: gate }] : []),
    { name: ride.dropoff, position: positionOfEnd(ride.kind, ride.dropoff) },
  ]
  return all.flatMap(({ name, position }) => (position ? [{ name, position }] : []))
}

function drawn(rides: readonly ProposedRide[]) {
  const lines: XY[][] = []
  const stops = new Map<string, Stop>()
  for (const ride of rides) {
    const its = stopsOf(ride)
    for (const { name, position } of its) stops.set(name, { name, at: project(position.lat, position.lng) })
    for (const [i, { position }] of its.entries()) {
      const way = i === 0 ? null : wayBetween(its[i - 1]!.position, position)
      if (way)
        lines.push(
          simplify(
            way.path.map(([lat, lng]) => project(lat, lng)),
            UNSEEN,
          ),
        )
    }
  }
  return { lines, stops: [...stops.values()] }
}

const STYLE = `
.way{margin:1rem 0;max-width:38rem}
.way svg{display:block;width:100%;height:auto;border:1px solid var(--line);border-radius:.75rem;background:var(--ground)}
.way path{fill:none;stroke-linejoin:round;stroke-linecap:round;vector-effect:non-scaling-stroke}
.way .land{fill:#17261f;stroke:#3b5249}
.way .road{stroke:#2c4138;stroke-width:1.25}
.way .fast{stroke:#47635a;stroke-width:2}
.way .casing{stroke:var(--ground);stroke-width:8}
.way .route{stroke:var(--go);stroke-width:4}
.way text{paint-order:stroke;stroke:var(--ground);stroke-width:3px;stroke-linejoin:round;font-size:11px;fill:#9db3aa}
.way .end text{font-size:13px;font-weight:700;fill:var(--text)}
.way circle{fill:#9db3aa}
.way .end circle{fill:var(--ground);stroke:var(--text);stroke-width:3}
@media print{.way .land{fill:#eee}.way .route{stroke:#000}}
@media (forced-colors:active){.way svg{forced-color-adjust:none}}
`

function Name({ text, at: [x, y], side, isEnd }: Label & { readonly isEnd: boolean }) {
  return (
    <g className={isEnd ? 'end' : undefined} transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
      <circle r={isEnd ? 6 : 2} />
      <text {...textPlace(side, isEnd ? 'end' : 'town')}>{text}</text>
    </g>
  )
}

interface WayMapProps {
  readonly lines: readonly (readonly XY[])[]
  /** Those that are named. */
  readonly stops: readonly Stop[]
  /** Says what it shows. */
  readonly title: string
}

export function WayMap({ lines, stops, title }: WayMapProps) {
  const view = fit([...lines.flat(), ...stops.map(({ at }) => at)], SIZE)
  const inPixels = (at: XY) => toPixels(at, view, SIZE)
  const labels = placeLabels(
    stops.map(({ name, at }) => ({ name, at: inPixels(at) })),
    TOWNS.map(([name, x, y]) => ({ name, at: inPixels([x, y]) })),
    lines.flat().map(inPixels),
    SIZE,
  )
  const route = lines.map((line) => pathData(line)).join('')
  return (
    <figure className="way" translate="no">
      <style dangerouslySetInnerHTML={{ __html: STYLE }} />
      <svg role="img" aria-label={title} viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}>
        <svg viewBox={viewBox(view, SIZE)} width={SIZE.width} height={SIZE.height} aria-hidden="true">
          <path className="land" d={COAST} />
          <path className="road" d={MAIN_ROADS} />
          <path className="fast" d={EXPRESSWAYS} />
          <path className="casing" d={route} />
          <path className="route" d={route} />
        </svg>
        <g aria-hidden="true">
          {labels.towns.map((label) => (
            <Name key={label.text} {...label} isEnd={false} />
          ))}
          {labels.ends.map((label) => (
            <Name key={`${label.text} ${label.at.join()}`} {...label} isEnd />
          ))}
        </g>
      </svg>
    </figure>
  )
}

/** Nothing where the site knows no way of these rides. */
function ProposalMap({ rides, title }: { readonly rides: readonly ProposedRide[]; readonly title: string }) {
  const { lines, stops } = drawn(rides)
  return lines.length === 0 ? null : <WayMap lines={lines} stops={stops} title={title} />
}

/** In words of the page's language. */
export function validUntilText(validUntil: string, texts: Texts): string {
  const { date, time } = sriLankaTime(new Date(validUntil))
  return texts.in('proposal').validUntil(texts.formats.date(date), texts.formats.time(time))
}

/** What the office wrote in lines stays in lines. */
const Lines = ({ text }: { readonly text: string }) => (
  <p style={{ whiteSpace: 'pre-line' }} dir="auto">
    {text}
  </p>
)

function Days({ content }: { readonly content: ProposalContent }) {
  const texts = usePageTexts()
  const { itinerary: t } = texts.in('booking')
  const { formats } = texts
  const rides = ridesInWords(content.rides)
  const vehicles = new Set(content.rides.flatMap(({ vehicle }) => (vehicle === null ? [] : [vehicle])))
  const said = saidOnce(rides, texts).filter(
    ({ label }) => vehicles.size < 2 || label !== texts.in('booking').lines.vehicle,
  )
  return (
    <>
      <ol className="cards">
        {itinerary(rides, texts).flatMap(({ day, date, drives }) =>
          drives.map(({ time, route, what, more, ownWay, rides: [first] }, i) => (
            <li key={first.position} className="card">
              {ownWay && (
                <p className="soft">
                  {ownWay.days}: {ownWay.text}
                </p>
              )}
              {i === 0 && (
                <h3>
                  {isToldByDays(rides) ? `${t.day(day)} · ` : ''}
                  {pickupDay(date, texts)}
                </h3>
              )}
              <p>
                <span className="time">{formats.time(time)}</span> <strong>{route}</strong>
              </p>
              {[
                ...what,
                ...(first.kind === 'transfer' && vehicles.size > 1 ? [vehicleNameIn(first.vehicle, texts)] : []),
                ...more,
              ].map((text) => (
                <p key={text} className="soft" dir="auto">
                  {text}
                </p>
              ))}
            </li>
          )),
        )}
      </ol>
      <dl className="facts">
        {said.map(({ label, value }) => (
          <div key={label} style={{ gridColumn: '1 / -1' }}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function InThePrice({ rides }: { readonly rides: readonly ProposedRide[] }) {
  const texts = usePageTexts()
  const { inPrice, notInPrice } = texts.in('proposal')
  const t = texts.in('ways').included
  const shown = ridesInWords(rides)
  const isIn =
    rides.length > 1 || rides.some(({ kind }) => kind === 'tour') ? included(shown, t).rides : includedInRide(t)
  return (
    <>
      <h2>{inPrice}</h2>
      <ul>
        {isIn.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <h2>{notInPrice}</h2>
      <ul>
        {notIncluded(shown, t)
          .rides.filter((text) => rides.length > 1 || text !== t.noCar)
          .map((text) => (
            <li key={text}>{text}</li>
          ))}
      </ul>
    </>
  )
}

/** The terms as they count now: a booking keeps those of the day on which it is accepted. */
function Money({
  content,
  cars,
  paying,
  room,
  now,
}: Pick<ProposalPageProps, 'content' | 'cars' | 'paying' | 'room' | 'now'>) {
  const texts = usePageTexts()
  const shown = ridesInWords(content.rides).map((ride) => ({ ...ride, paidUsd: 0 }))
  const asked = missingDeposit(shown, promises().deposit)
  const { isOnline, payments, cardFrom, bankDays } = waysToPay(paying, shown, asked ?? sumsOf(shown, 'owed'), room)
  const deposit = asked === null ? null : saidDeposit(asked, shown)
  const isByBank = isTransferAsked(
    content.rides.map(({ pickupDate }) => pickupDate),
    bankDays,
    now,
  )
  const rides = content.rides.map(({ pickupDate, pickupTime }, i) => ({
    pickupDate,
    pickupTime,
    isRequest: cars?.[i]?.cars === 'none' || isShortNotice({ date: pickupDate, time: pickupTime }, now, promises()),
  }))
  return (
    <>
      <h2>{texts.in('proposal').money}</h2>
      <p>
        {withCardTerms(
          withCashTerms(paymentTerms(shown, isOnline, 'rides', texts), texts),
          { payments, cardFrom: cardFrom ?? undefined },
          isOnline,
          texts,
        )}
      </p>
      {deposit !== null && (isOnline || isByBank) && (
        <p>
          {texts.formats.sentences([
            isByBank ? transferPromise(deposit, bankDays!, texts) : depositTerms(deposit, texts),
            refundRule(promises(), texts),
          ])}
        </p>
      )}
      <p>{cancellingText({ arrangement: 'rides', promises: promises(), rides }, now, texts)}</p>
    </>
  )
}

interface CarsProps {
  readonly rides: readonly ProposedRide[]
  readonly cars: readonly CarsOfClass[]
}

/** Before it is accepted: which rides are only requests, because no car is free, and for which few are left. */
function Cars({ rides, cars }: CarsProps) {
  const texts = usePageTexts()
  const { cars: t } = texts.in('form')
  const shown = ridesInWords(rides)
  const said = cars.flatMap(({ cars: there }, i) => {
    const ride = shown[i]!
    const vehicle = ride.kind === 'transfer' ? vehicleNameIn(ride.vehicle, texts) : ''
    const text = there === 'few' ? t.few(vehicle) : there === 'none' ? caveatText(ride, noCar(false), texts) : null
    return text === null ? [] : [rides.length > 1 ? texts.in('proposal').rideProblem(i + 1, text) : text]
  })
  if (said.length === 0) return null
  return (
    <div className="notice">
      {cars.some(({ cars: there }) => there === 'none') && <strong>{texts.in('booking').status.onRequest}</strong>}
      {said.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}

type Typed = Readonly<Record<string, string | undefined>>

interface FormProps {
  readonly content: ProposalContent
  readonly cars: readonly CarsOfClass[] | null
  readonly code: string
  readonly version: number
  readonly typed: Typed
  readonly problems: readonly FieldProblem[]
}

/** What is wrong with a field, below it. */
function Told({ name, problems }: { readonly name: string; readonly problems: readonly FieldProblem[] }) {
  const texts = usePageTexts()
  const found = problems.find(({ field }) => field === name)
  if (!found) return null
  const text =
    name === 'terms'
      ? texts.in('proposal').accept.agreeFirst
      : wordsFor(found.problem, texts.in('form').problems.fields)
  return (
    <p className="bad" id={`${name}-problem`}>
      {text}
    </p>
  )
}

const GUEST_FIELDS = [
  { name: 'name', autoComplete: 'name', maxLength: noteRoom('guestName', 'transfer') },
  { name: 'phone', type: 'tel', autoComplete: 'tel', maxLength: MAX_PHONE },
  { name: 'email', type: 'email', autoComplete: 'email', maxLength: MAX_EMAIL },
] as const

/** Whom the guest would like as driver: as in the form of a booking. */
function WishFields({ typed, problems }: Pick<FormProps, 'typed' | 'problems'>) {
  const texts = usePageTexts()
  const { wish: t } = texts.in('booking').crew
  return (
    <fieldset>
      <legend>{t.label}</legend>
      <p className="soft">{t.hint}</p>
      <Choice
        label={t.language}
        name="speaks"
        defaultValue={typed.speaks ?? ''}
        choices={[
          ['', t.anyLanguage],
          ...Object.keys(SPOKEN_LANGUAGES).map((tag) => [tag, languageIn(tag, texts)] as const),
        ]}
        {...problemAttributes('speaks', problems)}
      />
      <Told name="speaks" problems={problems} />
      <Tick name="woman" defaultChecked={typed.woman === 'yes'}>
        {t.woman}
      </Tick>
    </fieldset>
  )
}

function AcceptForm({ content, code, version, cars, typed, problems }: FormProps) {
  const texts = usePageTexts()
  const { accept: t } = texts.in('proposal')
  const address = (path: string) => addressIn(texts.language, path)
  const shown = ridesInWords(content.rides)
  const text = (name: string, otherwise = '') => ({
    name,
    defaultValue: typed[name] ?? otherwise,
    ...problemAttributes(name, problems),
  })
  return (
    <form method="post" action={address(`${plainPaths.proposal(code)}/accept`)} id="accept" className="narrow-form">
      <h2>{t.heading}</h2>
      <p className="soft">{t.intro}</p>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="list" value={listNumber()} />
      {cars?.every(({ cars: there }) => there !== 'none') && <input type="hidden" name="free" value="yes" />}
      {GUEST_FIELDS.map(({ name, ...field }) => (
        <Fragment key={name}>
          <Field label={t[name]} {...text(name, content[name])} {...field} required />
          <Told name={name} problems={problems} />
        </Fragment>
      ))}
      {content.rides.map((ride, i) => {
        const asked = askedNotes(ride)
        if (asked.length === 0) return null
        return (
          <fieldset key={i}>
            <legend>{t.ride(i + 1, routeText(shown[i]!, texts))}</legend>
            {asked.map((note) => {
              const name = noteField(i + 1, note)
              const field = { ...text(name), maxLength: noteRoom(note, ride.kind), autoComplete: 'off' }
              return (
                <div key={note}>
                  <label>
                    {noteFieldLabel(note, ride.kind, texts)}
                    {noteRow(note).value === 'text' ? (
                      <textarea rows={3} {...field} />
                    ) : (
                      <input {...field} inputMode={noteRow(note).value === 'count' ? 'numeric' : undefined} />
                    )}
                  </label>
                  <Told name={name} problems={problems} />
                </div>
              )
            })}
          </fieldset>
        )
      })}
      <WishFields typed={typed} problems={problems} />
      <Tick name="terms" required defaultChecked={typed.terms === 'yes'} {...problemAttributes('terms', problems)}>
        <span>
          {rich(
            t.agree<ReactNode>((words) => (
              <a href={address(paths.terms)} target="_blank" rel="noopener">
                {words}
              </a>
            )),
          )}
        </span>
      </Tick>
      <Told name="terms" problems={problems} />
      <div className="actions">
        <Button look="go">{t.button(priceText(content.rides, texts.formats))}</Button>
      </div>
    </form>
  )
}

interface ChangeFormProps {
  readonly code: string
  /** Random: a form that is sent twice counts once. */
  readonly id: string
  readonly typed: string
  readonly problem: string | null
}

/** As of notes: what is too long is refused, and not cut. */
export const CHANGE_ROOM = 4 * PROPOSAL_LIMITS.change

function ChangeForm({ code, id, typed, problem }: ChangeFormProps) {
  const texts = usePageTexts()
  const { change: t } = texts.in('proposal')
  return (
    <form
      method="post"
      action={addressIn(texts.language, `${plainPaths.proposal(code)}/change`)}
      id="change"
      className="narrow-form"
    >
      <h2>{t.heading}</h2>
      <input type="hidden" name="id" value={id} />
      <label>
        {t.label}
        <textarea
          name="text"
          rows={4}
          maxLength={CHANGE_ROOM}
          required
          defaultValue={typed}
          {...(problem ? { 'aria-invalid': true, 'aria-describedby': 'text-problem' } : {})}
        />
      </label>
      {problem && (
        <p className="bad" id="text-problem">
          {problem}
        </p>
      )}
      <div className="actions">
        <Button>{t.button}</Button>
      </div>
    </form>
  )
}

/** Why a ride cannot be booked as it is, in a sentence. */
function rideProblemText(problem: RideProblem, texts: Texts): string {
  const t = texts.in('proposal')
  const why =
    problem.code === 'closed'
      ? (closedWords(problem.problem, texts) ?? '')
      : problem.code === 'past-date' || problem.code === 'past-time'
        ? t.over
        : wordsFor(pickupProblem(problem.code), texts.in('form').problems.fields)
  return t.rideProblem(problem.position, why)
}

/** Why a price is another than the list's, as the office wrote it for the guest. */
const reasonsOf = (rides: readonly ProposedRide[]) =>
  [...new Set(rides.map(({ priceReason }) => priceReason))].filter((reason) => reason !== '')

/** What is said on top: something was done, or cannot be done. */
export interface ProposalNotice {
  readonly heading?: string
  readonly text: string
  readonly isBad: boolean
}

export interface ProposalPageProps {
  readonly content: ProposalContent
  readonly code: string
  readonly version: number
  /** Whether it can be accepted as far as its state goes, and whether the office still reads wishes. */
  readonly mayAccept: boolean
  readonly mayAsk: boolean
  readonly rideProblems: readonly RideProblem[]
  /** Of each ride, where cars are counted and it can be accepted. */
  readonly cars: readonly CarsOfClass[] | null
  readonly notice: ProposalNotice | null
  readonly paying: PayingRules
  /** What the accounts for cards take this month; `null` where that is not limited. */
  readonly room: CardRoom | null
  readonly now: Date
  /** Typed into the form that was refused. */
  readonly typed?: Typed
  readonly problems?: readonly FieldProblem[]
  readonly change?: Pick<ChangeFormProps, 'typed' | 'problem'>
  /** Of the form that asks for a change. */
  readonly id: string
}

export function ProposalPage(props: ProposalPageProps) {
  const { content, code, version, mayAccept, mayAsk, rideProblems, cars, notice, paying, room, now, id } = props
  const texts = usePageTexts()
  const t = texts.in('proposal')
  const canBook = mayAccept && rideProblems.length === 0
  return (
    <main>
      {notice && (
        <div className={notice.isBad ? 'notice notice--bad' : 'notice'} role={notice.isBad ? 'alert' : 'status'}>
          {notice.heading && <strong>{notice.heading}</strong>}
          <p>{notice.text}</p>
        </div>
      )}
      {mayAccept && rideProblems.length > 0 && (
        <div className="notice notice--bad" role="alert">
          <strong>{t.not.rides.heading}</strong>
          {rideProblems.map((problem) => (
            <p key={problem.position}>{rideProblemText(problem, texts)}</p>
          ))}
          <p>{t.not.rides.text}</p>
        </div>
      )}
      <h1 dir="auto">{content.title}</h1>
      <p className="soft" dir="auto">
        {bookingTitle(ridesInWords(content.rides) as never, texts)}
      </p>
      <p dir="auto">{t.for(content.name)}</p>
      <p>{validUntilText(content.validUntil, texts)}</p>
      <p className="time">{t.totalOf(priceText(content.rides, texts.formats))}</p>
      {reasonsOf(content.rides).map((reason) => (
        <p key={reason} dir="auto">
          {reason}
        </p>
      ))}
      {canBook && (
        <div className="actions no-paper">
          <ButtonLink look="go" href="#accept">
            {t.accept.heading}
          </ButtonLink>
          <ButtonLink href="#change">{t.change.button}</ButtonLink>
        </div>
      )}
      {content.note !== '' && (
        <>
          <h2>{t.note}</h2>
          <Lines text={content.note} />
        </>
      )}
      <h2>{t.days}</h2>
      <Days content={content} />
      <ProposalMap rides={content.rides} title={t.map} />
      <InThePrice rides={content.rides} />
      <Money {...{ content, cars, paying, room, now }} />
      {canBook && cars && <Cars rides={content.rides} cars={cars} />}
      {canBook && (
        <AcceptForm {...{ content, code, version, cars }} typed={props.typed ?? {}} problems={props.problems ?? []} />
      )}
      {mayAsk && (
        <ChangeForm code={code} id={id} typed={props.change?.typed ?? ''} problem={props.change?.problem ?? null} />
      )}
      <p style={{ marginTop: '1.5rem' }}>
        <a href={whatsappLink(t.question(content.title))}>{t.askOnWhatsApp}</a>
      </p>
    </main>
  )
}

/** Where nothing of a proposal is shown: its link is wrong, or another version is being written. */
export function NoProposal({ heading, text }: { readonly heading: string; readonly text: string }) {
  const t = usePageTexts().in('proposal')
  return (
    <main>
      <h1>{heading}</h1>
      <p>{text}</p>
      <p>
        <a href={whatsappLink(t.question(''))}>{t.askOnWhatsApp}</a>
      </p>
    </main>
  )
}
