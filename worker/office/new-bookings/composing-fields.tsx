/** The fields in which the office composes rides: a plain form, whose buttons send what was typed and get it back. */
import type { ComponentProps } from 'react'
import { MAX_REASON } from '#domain/bookings/agreed/operator-steps.ts'
import type { SaidMoney } from '#domain/bookings/money/residents.ts'
import { showPrice } from '#domain/bookings/money/said-sums.ts'
import {
  COMPOSING_ACTS,
  type ComposedProblem,
  MAX_COMPOSED_RIDES,
  type RideField,
  rideField,
  type TypedRide,
  type TypedRides,
} from '#domain/bookings/request/composed.ts'
import {
  type DriverNote,
  noteFieldLabel,
  noteMax,
  noteRow,
  notesOf,
} from '#domain/bookings/request/booking-form-fields-and-lengths.ts'
import { TOUR_LENGTHS, tourTypeText } from '#domain/duration-and-tour-length.ts'
import { vehicleClasses, vehicleName } from '#domain/fares/vehicles.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { priceList } from '#domain/prices/current-price-list.ts'
import { showDate } from '#domain/sri-lanka-time.ts'
import { parkNamed, parksOnSale } from '#domain/tours/parks.ts'
import { Button, Choice, Field, Tick, problemAttributes } from '#worker/platform/plain-page.tsx'
import { type PricedRides, rideWords } from '#worker/quotes/composed-rides.ts'
import { wholeWords } from './telephone.ts'

/** What a form posts that holds these fields may have: long notes of many rides. */
export const MOST_COMPOSED_BYTES = 128 * 1024

/** Only the fields of the ride's kind, where the browser can choose them. */
export const COMPOSING_STYLE = `
.ride{margin:1rem 0 0;padding:.75rem 1rem;border:1px solid var(--line);border-radius:.75rem;min-width:0}
.ride legend{font-weight:700;padding:0 .25rem}
.ride summary{min-height:2.75rem;padding:.5rem 0;cursor:pointer}
.pair{display:flex;flex-wrap:wrap;align-items:flex-end;gap:0 .75rem}
.pair>*{flex:1 1 8rem}
.first-button{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);padding:0;border:0}
.ride:has(.park option[value='']:checked) .of-tour,.ride:has(.park option:not([value='']):checked) .of-drive{display:none}
`

interface Told {
  readonly problems: readonly ComposedProblem[]
}

/** What is wrong with a field, and what it may mean instead: each a button that writes it there. */
export function Problems({ name, problems }: Told & { readonly name: string }) {
  const own = problems.filter(({ field }) => field === name)
  if (own.length === 0) return null
  return (
    <div id={`${name}-problem`}>
      {own.map(({ text, instead = [] }) => (
        <div key={text}>
          <p className="bad">{text}</p>
          {instead.length > 0 && (
            <div className="actions">
              {instead.map(({ value, label }) => (
                <Button key={label} name="act" value={`${COMPOSING_ACTS.use}${name}=${value}`} formNoValidate>
                  {label}
                </Button>
              ))}
            </div>
          )}
        </div>
      ))}
    </div>
  )
}

type TypedFieldProps = Told & ComponentProps<typeof Field> & { readonly name: string }

/** A field with its problem below it. */
export function TypedField({ name, problems, ...field }: TypedFieldProps) {
  return (
    <div>
      <Field name={name} autoComplete="off" {...field} {...problemAttributes(name, problems)} />
      <Problems name={name} problems={problems} />
    </div>
  )
}

type TypedChoiceProps = Told & ComponentProps<typeof Choice> & { readonly name: string }

function TypedChoice({ name, problems, ...choice }: TypedChoiceProps) {
  return (
    <div>
      <Choice name={name} {...choice} {...problemAttributes(name, problems)} />
      <Problems name={name} problems={problems} />
    </div>
  )
}

interface RideFieldsProps extends Told {
  readonly ride: TypedRide
  readonly index: number
  readonly of: number
  readonly action: string
  /** In which prices by hand are typed. */
  readonly money: string
}

function NoteInput({
  ride,
  index,
  note,
  problems,
}: Omit<RideFieldsProps, 'of' | 'action' | 'money'> & { readonly note: DriverNote }) {
  const name = rideField(index, note)
  const kind = ride.park ? 'tour' : 'transfer'
  const row = noteRow(note)
  // A tour takes a longer text: the form may still become one.
  const field = { name, defaultValue: ride[note], maxLength: noteMax(note, 'tour') ?? noteMax(note, kind) }
  return (
    <div>
      <label>
        {noteFieldLabel(note, note === 'travelers' ? 'transfer' : kind, ENGLISH_TEXTS)}
        {row.value === 'text' ? (
          <textarea rows={3} {...field} {...problemAttributes(name, problems)} />
        ) : (
          <input
            {...field}
            autoComplete="off"
            inputMode={row.value === 'count' ? 'numeric' : undefined}
            {...problemAttributes(name, problems)}
          />
        )}
      </label>
      <Problems name={name} problems={problems} />
    </div>
  )
}

const DRIVER_FIELDS = notesOf('transfer').filter((name) => name !== 'travelers')

/** The part of the page that is shown after a button: the page is long, and a phone would show its top. */
const rideId = (number: number) => `ride-${number}`

const leadTo = (action: string, number: number) => `${action}#${rideId(number)}`

function OneRide({ ride, index, of, action, money, problems }: RideFieldsProps) {
  const named = (name: RideField) => ({ name: rideField(index, name), defaultValue: ride[name] ?? '', problems })
  const isFolded =
    DRIVER_FIELDS.every((name) => !ride[name]) &&
    !problems.some(({ field }) => DRIVER_FIELDS.some((name) => field === rideField(index, name)))
  const stops = rideField(index, 'stops')
  return (
    <fieldset className="ride" id={rideId(index + 1)}>
      <legend>Ride {index + 1}</legend>
      <TypedChoice
        label="What is driven"
        className="park"
        {...named('park')}
        choices={[
          ['', 'A drive'],
          ...parksOnSale().map(({ name }) => [name, `Tour: ${name}`] as const),
          // Without it the browser would take the first choice.
          ...(ride.park && !parkNamed(ride.park) ? [[ride.park, `Not on sale: ${ride.park}`] as const] : []),
        ]}
      />
      <TypedField
        label={
          <>
            From<span className="of-tour">; empty at the park</span>
          </>
        }
        {...named('pickup')}
      />
      <TypedField
        label={
          <>
            To<span className="of-tour">; empty at the park</span>
          </>
        }
        {...named('dropoff')}
      />
      <div className="of-drive">
        <label>
          Stops on the way, one a line: Kandy, 60 min
          <textarea rows={2} name={stops} defaultValue={ride.stops ?? ''} {...problemAttributes(stops, problems)} />
        </label>
      </div>
      <Problems name={stops} problems={problems} />
      {(priceList().bagsByCar || ride.bagsAlone) && (
        <div className="of-drive">
          <Tick
            name={rideField(index, 'bagsAlone')}
            defaultChecked={ride.bagsAlone === 'yes'}
            {...problemAttributes(rideField(index, 'bagsAlone'), problems)}
          >
            The bags alone: the guests go by the hill train
          </Tick>
        </div>
      )}
      <Problems name={rideField(index, 'bagsAlone')} problems={problems} />
      <div className="pair">
        <TypedField label="Date" type="date" {...named('date')} />
        <TypedField label="Time, Sri Lanka" type="time" {...named('time')} />
      </div>
      <div className="pair">
        <div className="of-drive">
          <TypedChoice
            label="Vehicle"
            {...named('vehicle')}
            choices={[['', 'Choose'], ...vehicleClasses().map((each) => [each, vehicleName(each)] as const)]}
          />
        </div>
        <div className="of-tour">
          <TypedChoice
            label="Length"
            {...named('tourLength')}
            defaultValue={ride.tourLength || TOUR_LENGTHS[0]}
            choices={TOUR_LENGTHS.map((length) => [length, tourTypeText(length)] as const)}
          />
        </div>
        <NoteInput ride={ride} index={index} note="travelers" problems={problems} />
      </div>
      <details open={!isFolded}>
        <summary>For the driver</summary>
        {DRIVER_FIELDS.map((note) => (
          <NoteInput key={note} ride={ride} index={index} note={note} problems={problems} />
        ))}
      </details>
      <TypedField label={`Price by hand, ${money}; empty for the list's`} inputMode="numeric" {...named('usd')} />
      {of > 1 && (
        <div className="actions">
          <Button
            name="act"
            value={`${COMPOSING_ACTS.remove}${index + 1}`}
            formAction={leadTo(action, Math.max(1, index))}
            formNoValidate
          >
            Remove ride {index + 1}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

interface ComposingFieldsProps extends Told {
  readonly typed: TypedRides
  /** What the first button does, which the Enter key presses, too: the value of `act`. */
  readonly enter: string
  /** Of the form: with it, buttons lead to the part of the page that they are about. */
  readonly action: string
  /** In which prices by hand are typed. */
  readonly money: string
}

/** All fields of the rides, for a form that is posted: {@link COMPOSING_STYLE} goes with them. */
export function ComposingFields({ typed, problems, enter, action, money }: ComposingFieldsProps) {
  const { rides } = typed
  const next = leadTo(action, rides.length + 1)
  return (
    <>
      <button className="first-button" type="submit" name="act" value={enter} tabIndex={-1} aria-hidden="true">
        Go on
      </button>
      {rides.map((ride, i) => (
        <OneRide key={i} ride={ride} index={i} of={rides.length} {...{ action, money, problems }} />
      ))}
      <Problems name="rides" problems={problems} />
      {rides.length < MAX_COMPOSED_RIDES && (
        <div className="actions">
          <Button name="act" value={COMPOSING_ACTS.add} formAction={next} formNoValidate>
            Add a ride
          </Button>
          <Button name="act" value={COMPOSING_ACTS.back} formAction={next} formNoValidate>
            Add the way back
          </Button>
        </div>
      )}
      {rides.length > 1 && (
        <TypedField
          label={`Price by hand of all rides together, ${money}`}
          name="usd"
          inputMode="numeric"
          defaultValue={typed.usd}
          problems={problems}
        />
      )}
      <TypedField
        label="Why the price is another one, for the guest"
        name="reason"
        maxLength={MAX_REASON}
        defaultValue={typed.reason}
        problems={problems}
      />
    </>
  )
}

/** What each ride costs, why, and what to know of it. */
export function PricedList({ priced, said }: { readonly priced: PricedRides; readonly said: SaidMoney }) {
  return (
    <>
      <ol className="cards">
        {priced.rides.map((each, i) => (
          <li key={i} className="card">
            <p className="time">
              {showDate(each.ride.date)}, {each.ride.time}
            </p>
            <p>{rideWords(each)}</p>
            <p>
              {showPrice(each.price, ENGLISH_TEXTS.formats, said)}
              {(each.price.usd !== each.quoted.usd || each.price.lkr !== each.quoted.lkr) && (
                <span className="soft">
                  {' '}
                  by hand; the list says {showPrice(each.quoted, ENGLISH_TEXTS.formats, said)}
                </span>
              )}
            </p>
            {each.reasons.length > 0 && <p className="soft">{each.reasons.join('; ')}</p>}
            {each.ofDay.map((text) => (
              <p key={text} className="soft">
                {text}
              </p>
            ))}
            {[...each.warnings, ...(each.closed === null ? [] : [each.closed])].map((text) => (
              <p key={text} className="bad">
                {text}
              </p>
            ))}
          </li>
        ))}
      </ol>
      <p className="time">
        All together {wholeWords(priced, said)}
        {wholeWords(priced, said) !== wholeWords(priced, said, 'quoted') && (
          <span className="soft"> (by the list {wholeWords(priced, said, 'quoted')})</span>
        )}
      </p>
    </>
  )
}
