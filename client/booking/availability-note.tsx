/** What is said of the cars beside the button that books, with the hours and vehicles that are free instead. */
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useLanguage } from '#client/languages/language.tsx'
import type { VehiclePrice, VehicleClass } from '#domain/fares/vehicles.ts'
import type { SaidMoney } from '#domain/bookings/money/residents.ts'
import type { NoCarEvent } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { carsAreCounted, carsText, needsRequest, type RideCars } from './availability.tsx'
import { useVehicleChoice } from './form/draft-storage.ts'

export interface CarsNoteProps extends SaidMoney {
  readonly rides: readonly RideCars[]
  /** What the form books, in another vehicle; `null` for a vehicle that is not on offer. */
  readonly priceIn?: (vehicle: VehicleClass) => VehiclePrice | null
  /** The offer of another class, where two vehicles are booked. */
  readonly takeTwo?: ((vehicle: VehicleClass, price: string) => string) | undefined
  /** What can be had instead beside hours and classes. */
  readonly children?: ReactNode
}

/** It stays in the page, so that a screen reader hears the text when it comes. */
export function CarsNote({ rides, priceIn, takeTwo, inRupees, children }: CarsNoteProps) {
  const texts = useLanguage()
  const { cars: t } = texts.in('form')
  const note = useRef<HTMLDivElement>(null)
  const isRequest = needsRequest(rides)
  useEffect(() => {
    if (isRequest) document.dispatchEvent(new Event('no-car-free' satisfies NoCarEvent))
  }, [isRequest])
  // While it is asked again what was said keeps its room: the button that books stays where the thumb is.
  const isAsked = rides.some((ride) => ride.isAsked)
  const height = useRef(0)
  useLayoutEffect(() => {
    if (!note.current) return
    note.current.style.minHeight = isAsked && height.current > 0 ? `${height.current}px` : ''
    if (!isAsked) height.current = note.current.offsetHeight
  })
  if (!carsAreCounted()) return null
  const said = rides.flatMap((ride) => {
    const text = carsText(ride, texts)
    return text === null ? [] : [{ ...ride, text: ride.named?.(text) ?? text }]
  })
  return (
    <div ref={note} className={isRequest ? 'cars-note cars-note--request' : 'cars-note'} role="status" tabIndex={-1}>
      {isRequest && (
        <p>
          <strong>{texts.in('booking').status.onRequest}</strong>
        </p>
      )}
      {said.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
      {isRequest && <p>{t.asRequest}</p>}
      {isRequest && (
        <Instead
          rides={said}
          priceIn={priceIn}
          takeTwo={takeTwo}
          inRupees={inRupees}
          onTake={() => note.current?.focus({ preventScroll: true })}
        />
      )}
      {isRequest && children}
    </div>
  )
}

/** As if the guest had typed it. */
function enter(form: HTMLFormElement, field: string, value: string) {
  const input = form.elements.namedItem(field) as HTMLInputElement
  // React hears only of a value that the element itself was given.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

function Instead({ rides, priceIn, takeTwo, inRupees, onTake }: CarsNoteProps & { readonly onTake: () => void }) {
  const texts = useLanguage()
  const label = useId()
  const [, chooseVehicle] = useVehicleChoice()
  const t = texts.in('form')
  const full = rides.filter(({ cars }) => cars?.cars === 'none')
  const times = full.flatMap(({ key, cars, named, timeField }) =>
    (cars!.otherTimes ?? []).map((time) => {
      const text = t.cars.at(texts.formats.time(time))
      return { key: `${key} ${time}`, text: named?.(text) ?? text, time, timeField }
    }),
  )
  // One vehicle is chosen for all rides: another one helps where it does for each of them.
  const [vehicle, ...others] = full.map(({ cars, isTour }) => (isTour ? undefined : cars!.otherVehicle))
  const price = vehicle && others.every((other) => other === vehicle) ? (priceIn?.(vehicle) ?? null) : null
  if (times.length === 0 && price === null) return null
  return (
    <div className="cars-note__instead" role="group" aria-labelledby={label}>
      <p id={label}>{t.cars.instead}</p>
      {times.map(({ key, text, time, timeField }) => (
        <button
          key={key}
          type="button"
          className="chip"
          onClick={(event) => {
            enter(event.currentTarget.form!, timeField, time)
            onTake()
          }}
        >
          {text}
        </button>
      ))}
      {price !== null && (
        <button
          type="button"
          className="chip"
          onClick={() => {
            chooseVehicle(vehicle!)
            onTake()
          }}
        >
          {(takeTwo ?? t.take)(vehicle!, inRupees ? texts.formats.lkr(price.lkr) : texts.formats.usd(price.usd))}
        </button>
      )}
    </div>
  )
}
