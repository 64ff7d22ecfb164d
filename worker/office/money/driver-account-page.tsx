/** The account of a driver: a week with its rides, what was handed over and earned. Printed, it is the driver's statement. */
import { BRAND, CONTACT } from '#domain/brand.ts'
import { type CashAmounts, DRIVER_ENTRIES, MAX_WHY } from '#domain/bookings/money/driver-account.ts'
import { type TypedWage, wageWords } from '#domain/bookings/money/driver-wages.ts'
import { showAmount } from '#domain/bookings/money/payments.ts'
import { PAYMENT_CURRENCIES, type PaymentCurrency } from '#domain/bookings/money/sums.ts'
import { formatLkr } from '#domain/fares/money.ts'
import { addDays, showDate, showWeekday } from '#domain/sri-lanka-time.ts'
import type { DriverEntryRow, DriverWageRow } from '#worker/database/schema.ts'
import {
  type AccountRide,
  type DriverStatement,
  type OpenAccount,
  shownWage,
} from '#worker/payments/driver-accounts.ts'
import { openWords } from '#worker/lists/office-texts.ts'
import { Owners, useMay } from '#worker/office/roles.tsx'
import { HOME } from '#worker/platform/access.ts'
import { Button, ButtonLink, Field, NoEnter, Submit, Tick } from '#worker/platform/plain-page.tsx'
import { counted, Figures, FleetMenu, OfficePage, WhenAndWho } from '#worker/office/frame.tsx'

const PATH = `${HOME}/drivers/accounts`

/** 'LKR 21,480.00 and USD 60.00'; what is nothing is left out. */
function holdsWords(open: CashAmounts): string {
  const parts = PAYMENT_CURRENCIES.filter((currency) => open[currency] !== 0)
    .toReversed()
    .map((currency) => showAmount(open[currency], currency))
  return parts.length === 0 ? 'nothing' : parts.join(' and ')
}

const dash = (cents: number, currency: PaymentCurrency) => (cents === 0 ? '-' : showAmount(cents, currency))

/** A dash for nothing. */
const rupees = (lkr: number) => (lkr === 0 ? '-' : formatLkr(lkr))

const wayWords = ({ kind, park, pickup, dropoff }: AccountRide) =>
  kind === 'tour' ? `${park}: ${pickup} -> ${dropoff}` : `${pickup} -> ${dropoff}`

const shortDay = (day: string) => `${showWeekday(day)} ${day.slice(8)}`

/** An amount that was refused, to be corrected or meant. */
export interface TypedEntry {
  readonly form: 'LKR' | 'USD' | 'wage'
  readonly amount: string
}

interface AccountPageProps {
  readonly statement: DriverStatement
  readonly typed?: TypedEntry | undefined
  readonly refusal?: string | undefined
}

const cashRow = (what: string, cash: CashAmounts) => [what, showAmount(cash.LKR, 'LKR'), showAmount(cash.USD, 'USD')]

function Cash({ statement }: { readonly statement: DriverStatement }) {
  const { carried, collected, handedOver, open } = statement
  return (
    <Figures
      head={['What', 'Rupees', 'Dollars']}
      rows={[
        cashRow('Open before', carried),
        cashRow('Collected', collected),
        cashRow('Handed over', handedOver),
        cashRow('Open at the end', open),
      ]}
    />
  )
}

function Rides({ rides }: { readonly rides: readonly AccountRide[] }) {
  const seesWages = useMay()('wages')
  if (rides.length === 0) return <p className="soft">No ride in this week.</p>
  return (
    <Figures
      head={['Pickup', 'Ride', 'Rupees', 'Dollars', 'Still to be paid', ...(seesWages ? ['Earned'] : [])]}
      words={2}
      rows={rides.map((ride) => [
        <strong key="time">
          {shortDay(ride.pickupDate)}, {ride.pickupTime}
        </strong>,
        <span key="ride">
          <a href={`${HOME}/booking/${ride.reference}`}>{ride.ride}</a> {wayWords(ride)}
          {ride.isGone ? ', no longer this driver’s' : ride.status === 'no-show' && ', no-show'}
        </span>,
        dash(ride.taken.LKR, 'LKR'),
        dash(ride.taken.USD, 'USD'),
        openWords(ride),
        ...(seesWages ? [rupees(ride.earnedLkr)] : []),
      ])}
    />
  )
}

function Wage({ statement: { earned, paid, owed } }: { readonly statement: DriverStatement }) {
  const daysLkr = earned.days.reduce((sum, { lkr }) => sum + lkr, 0)
  return (
    <Figures
      head={['What', 'Rupees']}
      rows={[
        [
          `${counted(earned.days.length, 'day')} worked${earned.days.length > 0 ? ` (${earned.days.map(({ day }) => shortDay(day)).join(', ')})` : ''}`,
          showAmount(daysLkr * 100, 'LKR'),
        ],
        ['Rides', showAmount((earned.lkr - daysLkr) * 100, 'LKR')],
        ['Earned', showAmount(earned.lkr * 100, 'LKR')],
        ['Paid of it', showAmount(paid, 'LKR')],
        ['Still to be paid', showAmount(owed, 'LKR')],
      ]}
    />
  )
}

const entryWords = ({ what, reverses, note, week }: DriverEntryRow) =>
  [
    reverses === null ? DRIVER_ENTRIES[what].words : `takes back ${reverses} (${DRIVER_ENTRIES[what].words}): ${note}`,
    ...(week === null ? [] : [`for the week from ${showDate(week)}`]),
  ].join(', ')

function Entries({ statement: { entries } }: { readonly statement: DriverStatement }) {
  const seesWages = useMay()('wages')
  const shown = entries.filter(({ what }) => seesWages || DRIVER_ENTRIES[what].isCash)
  if (shown.length === 0) return <p className="soft">Nothing was handed over.</p>
  return (
    <Figures
      head={['Number', 'Day', 'What', 'By', 'Amount']}
      words={4}
      rows={shown.map((entry) => [
        entry.number,
        showDate(entry.day),
        entryWords(entry),
        entry.who || '-',
        <strong key="amount">{showAmount(entry.cents, entry.currency)}</strong>,
      ])}
    />
  )
}

interface AmountFormProps {
  readonly statement: DriverStatement
  readonly form: TypedEntry['form']
  readonly typed: TypedEntry | undefined
  /** Minor units: what is filled in. */
  readonly open: number
}

/** The hidden fields and the amount of a form; after a refusal also the box that says that it is meant. */
function AmountFields({ statement: { week, last }, form, typed, open }: AmountFormProps) {
  const isRefused = typed?.form === form
  return (
    <>
      <input type="hidden" name="week" value={week} />
      <input type="hidden" name="last" value={last} />
      <Field
        label={form === 'USD' ? 'Dollars' : 'Rupees'}
        name={form === 'USD' ? 'usd' : 'lkr'}
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        required
        defaultValue={isRefused ? typed.amount : open > 0 ? String(Math.floor(open / 100)) : ''}
      />
      {isRefused && <Tick name="meant">It is meant, though it is more than is open</Tick>}
    </>
  )
}

type FormsProps = Pick<AccountPageProps, 'statement' | 'typed'>

function HandsOver({ statement, typed }: FormsProps) {
  const { account, openNow } = statement
  return (
    <section className="no-paper">
      <h2>{account.name} hands over</h2>
      {(['LKR', 'USD'] as const).map((form) => (
        <form key={form} method="post" action={`${PATH}/${account.id}/handed-over`}>
          <AmountFields {...{ statement, form, typed }} open={openNow[form]} />
          <Submit>{form === 'USD' ? 'These dollars came' : 'These rupees came'}</Submit>
        </form>
      ))}
    </section>
  )
}

function PayWage({ statement, typed }: FormsProps) {
  return (
    <section className="no-paper">
      <h2>Pay the wage of this week</h2>
      <Owners act="wages">
        <form method="post" action={`${PATH}/${statement.account.id}/wage`}>
          <NoEnter />
          <AmountFields {...{ statement, typed }} form="wage" open={statement.owed} />
          <div className="actions">
            <Button look="go" name="what" value="wage-kept">
              Kept from the cash
            </Button>
            <Button name="what" value="wage-paid">
              Paid by the office
            </Button>
          </div>
        </form>
      </Owners>
    </section>
  )
}

function TakeBack({ statement: { account, entries, last, week } }: Pick<FormsProps, 'statement'>) {
  const taken = new Set(entries.map(({ reverses }) => reverses))
  const wrong = entries.filter(({ number, reverses }) => reverses === null && !taken.has(number))
  if (wrong.length === 0) return null
  return (
    <details className="no-paper">
      <summary>An entry was wrong</summary>
      <Owners act="correct-money">
        <p className="soft">Another entry takes it back, and both stay.</p>
        {wrong.map((entry) => (
          <form key={entry.number} method="post" action={`${PATH}/${account.id}/reverse`}>
            <input type="hidden" name="week" value={week} />
            <input type="hidden" name="last" value={last} />
            <input type="hidden" name="number" value={entry.number} />
            <Field
              label={`Why entry ${entry.number} is wrong: ${showAmount(entry.cents, entry.currency)}, ${DRIVER_ENTRIES[entry.what].words}`}
              name="why"
              maxLength={MAX_WHY}
              autoComplete="off"
              required
            />
            <div className="actions">
              <Button look="bad">Take entry {entry.number} back</Button>
            </div>
          </form>
        ))}
      </Owners>
    </details>
  )
}

export function DriverAccountPage({ statement, typed, refusal }: AccountPageProps) {
  const { account, week, rides, openNow } = statement
  const may = useMay()
  const path = `${PATH}/${account.id}`
  const sunday = addDays(week, 6)
  return (
    <OfficePage page="drivers" title={`Account of ${account.name}`} refusal={refusal}>
      <FleetMenu page="cash" />
      <form className="search" action={path}>
        <input type="date" name="week" defaultValue={week} aria-label="A day of the week" required />
        <Button>Show</Button>
      </form>
      <div className="actions">
        <ButtonLink href={`${path}?week=${addDays(week, -7)}`}>Week before</ButtonLink>
        <ButtonLink href={`${path}?week=${addDays(week, 7)}`}>Next week</ButtonLink>
        {may('files') && <ButtonLink href={`${path}/csv?week=${week}`}>CSV</ButtonLink>}
      </div>
      <p className="collect">
        Holds {holdsWords(openNow)} <span className="soft">by now</span>
      </p>
      {(openNow.LKR < 0 || openNow.USD < 0) && (
        <p className="sand">Below nothing: more was handed over or kept than guests’ payments were noted.</p>
      )}
      {account.endedAt !== null && <p className="bad">No longer on the list of drivers.</p>}
      <HandsOver statement={statement} typed={typed} />
      <section>
        <h2>
          Week from {showDate(week)} to {showDate(sunday)}
        </h2>
        <p className="soft">
          {BRAND.legalName} · {BRAND.registrationNumber} · {CONTACT.address.street}, {CONTACT.address.locality}
        </p>
        <h3>Cash</h3>
        <Cash statement={statement} />
        {may('wages') && (
          <>
            <h3>Wage</h3>
            <Wage statement={statement} />
          </>
        )}
        <h3>Rides</h3>
        <Rides rides={rides} />
        <h3>Handed over and paid</h3>
        <Entries statement={statement} />
        <p className="soft">
          Cash counts in the week of its ride, from that day on, whenever it was noted; what is handed over on its own
          day.
        </p>
      </section>
      <PayWage statement={statement} typed={typed} />
      <TakeBack statement={statement} />
    </OfficePage>
  )
}

/** Who holds how much of the office's cash. */
export function OpenAccounts({ accounts }: { readonly accounts: readonly OpenAccount[] }) {
  return (
    <ul className="cards">
      {accounts.map(({ id, name, endedAt, open }) => (
        <li key={id} className="card">
          <p>
            <strong>{name}</strong> holds {holdsWords(open)}
            {endedAt !== null && <span className="soft"> · no longer on the list</span>}
          </p>
          <div className="actions">
            <ButtonLink look="go" href={`${PATH}/${id}`} aria-label={`Account of ${name}`}>
              Account
            </ButtonLink>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** What was typed of a wage that was refused. */
export interface TypedWageForm extends TypedWage {
  /** What the form showed of the wage before. */
  readonly seen: string | undefined
}

interface DriversWageProps {
  readonly driverId: number
  /** The last entered first. */
  readonly wages: readonly DriverWageRow[]
  readonly today: string
  readonly typed?: TypedWageForm | undefined
}

/** On the driver's page: the account, and for the owner what the driver earns. */
export function DriversWage({ driverId, wages, today, typed }: DriversWageProps) {
  const seesWages = useMay()('wages')
  const [newest] = wages
  const shown = typed ?? {
    firstDay: today,
    dayLkr: newest ? String(newest.dayLkr) : '',
    rideLkr: newest ? String(newest.rideLkr) : '',
    percent: newest ? String(newest.percent) : '',
  }
  const field = (name: keyof TypedWage) => ({ name, defaultValue: shown[name], autoComplete: 'off' })
  return (
    <section id="wage">
      <h2>Cash{seesWages && ' and wage'}</h2>
      <div className="actions">
        <ButtonLink look="go" href={`${PATH}/${driverId}`}>
          Account and statement
        </ButtonLink>
      </div>
      {seesWages && (
        <>
          <ul>
            {wages.map(({ id, who, at, ...wage }) => (
              <li key={id}>
                From {showDate(wage.firstDay)}: {wageWords(wage)}
                <WhenAndWho at={at} who={who} />
              </li>
            ))}
          </ul>
          <details open={typed !== undefined}>
            <summary>{newest ? 'Another wage' : 'Set a wage'}</summary>
            <p className="soft">Weeks that are over keep theirs. Each may be empty.</p>
            <form method="post" action={`${HOME}/drivers/${driverId}/wage`}>
              <input type="hidden" name="seen" value={typed ? typed.seen : shownWage(wages)} />
              <Field label="From" type="date" {...field('firstDay')} required />
              <Field label="Rupees for each day worked" inputMode="numeric" maxLength={10} {...field('dayLkr')} />
              <Field label="Rupees for each ride" inputMode="numeric" maxLength={10} {...field('rideLkr')} />
              <Field label="Percent of each ride’s price" inputMode="numeric" maxLength={3} {...field('percent')} />
              <Submit>Keep</Submit>
            </form>
          </details>
        </>
      )}
    </section>
  )
}
