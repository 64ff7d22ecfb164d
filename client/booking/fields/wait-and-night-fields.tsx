/** The fields of a planned way: whether the driver waits there, and for how long; a night at the park. Each comes with a tap. */
import type { ReactNode } from 'react'
import { Field, Select } from '#client/forms/fields.tsx'
import { rich, useLanguage } from '#client/languages/language.tsx'
import { QuietButton } from '#client/link.tsx'
import { usd } from '#domain/fares/money.ts'
import { MAX_WAITING, waitingLkr } from '#domain/fares/stops-and-waiting.ts'
import { type VehicleClass, vehicleNameIn, type VehiclePrice } from '#domain/fares/vehicles.ts'
import { priceList } from '#domain/prices/current-price-list.ts'
import { showPrice } from '#domain/bookings/money/said-sums.ts'
import { type FieldTexts, keepInDraft, useDraftField } from '#client/booking/form/draft-storage.ts'
import { NIGHT_NAMES, RETURN_NAMES, ROOM, WAITS } from '#client/booking/form/form-fields.ts'
import { useInRupees } from './residence.tsx'
import { type PlannedWay, useNightTime, useWaiting } from '#client/booking/form/planned-way.ts'
import { KeptFold } from './folds.tsx'
import { KeptInput } from './party-and-note-fields.tsx'

const HOUR = 60
const CHOICES = Array.from({ length: MAX_WAITING / HOUR }, (_, index) => (index + 1) * HOUR)

interface WaitChoiceProps {
  /** `null` for a ride of its own. */
  readonly planned: PlannedWay | null
  /** What the way there and the way back cost as two rides; `null` where nobody knows. */
  readonly single: VehiclePrice | null
}

/** How the guest comes back. */
export function WaitChoice({ planned, single }: WaitChoiceProps) {
  const { wayBack: t } = useLanguage().in('form')
  const waiting = useWaiting()
  const { formats } = useLanguage()
  const { inRupees } = useInRupees('transfer')
  const hourText = (vehicle: VehicleClass) => {
    const free = priceList().waiting?.freeMinutes
    if (free === undefined) return undefined
    const lkr = waitingLkr(vehicle, [free + HOUR])
    return t.timeFree(free, showPrice({ lkr, usd: usd(lkr) }, formats, { inRupees }))
  }
  const ways = [
    ['', t.another],
    [WAITS, t.waits],
  ] as const
  return (
    <>
      <fieldset className="return__ways">
        <legend>{t.how}</legend>
        {ways.map(([way, text]) => (
          <label key={way} className="return__choice">
            <input
              type="radio"
              name={RETURN_NAMES.way}
              value={way}
              checked={(waiting !== null) === (way === WAITS)}
              onChange={() => keepInDraft('transfer', { [RETURN_NAMES.way]: way })}
            />
            {text}
          </label>
        ))}
      </fieldset>
      {waiting !== null && (
        <Field name={RETURN_NAMES.minutes} label={t.timeThere} hint={planned && hourText(planned.vehicle)}>
          {(control) => (
            <Select
              {...control}
              autoComplete="off"
              options={CHOICES.map((minutes) => ({ value: String(minutes), text: formats.duration(minutes) }))}
              value={String(waiting)}
              onChoose={(minutes) => keepInDraft('transfer', { [RETURN_NAMES.minutes]: minutes })}
            />
          )}
        </Field>
      )}
      {planned && <PlannedPrice planned={planned} waiting={waiting} />}
      {planned?.price && single && single.lkr < planned.price.lkr && (
        <p className="return__prices" role="note">
          {t.cheaper(showPrice(single, formats, { inRupees }))}
        </p>
      )}
    </>
  )
}

/** A tour that stays at the park over night: behind a line. */
export function NightFold({ planned, errors }: { readonly planned: PlannedWay | null; readonly errors: FieldTexts }) {
  const { night: t, sriLankaTime } = useLanguage().in('form')
  const isChosen = useDraftField('tour', NIGHT_NAMES.choice) === 'yes'
  const time = useNightTime()
  const hotel = useDraftField('tour', NIGHT_NAMES.hotel) ?? ''
  return (
    <KeptFold title={t.title} isFilled={isChosen}>
      <label className="return__choice">
        <input
          type="checkbox"
          name={NIGHT_NAMES.choice}
          value="yes"
          checked={isChosen}
          onChange={({ target }) => keepInDraft('tour', { [NIGHT_NAMES.choice]: target.checked ? 'yes' : '' })}
        />
        {t.choose}
      </label>
      {isChosen && (
        <div className="ride__ends">
          <Field name={NIGHT_NAMES.time} label={t.time} error={errors[NIGHT_NAMES.time]} hint={sriLankaTime}>
            {(control) => (
              <KeptInput
                {...control}
                type="time"
                value={time}
                onType={(text) => keepInDraft('tour', { [NIGHT_NAMES.time]: text })}
              />
            )}
          </Field>
          <Field
            name={NIGHT_NAMES.hotel}
            label={t.hotel}
            error={errors[NIGHT_NAMES.hotel]}
            hint={t.hotelHint}
            optional="group"
          >
            {(control) => (
              <KeptInput
                {...control}
                maxLength={ROOM.line}
                value={hotel}
                onType={(text) => keepInDraft('tour', { [NIGHT_NAMES.hotel]: text })}
              />
            )}
          </Field>
        </div>
      )}
      {planned && <PlannedPrice planned={planned} waiting={null} />}
    </KeptFold>
  )
}

/** What it costs in all, before it is booked. @param waiting minutes; `null` for a night at the park */
function PlannedPrice({ planned, waiting }: { readonly planned: PlannedWay; readonly waiting: number | null }) {
  const texts = useLanguage()
  const { wayBack: t, night } = texts.in('form')
  const { formats } = texts
  const { found, vehicle, price, retry } = planned
  const { inRupees } = useInRupees(waiting === null ? 'tour' : 'transfer')
  const shown = price && <strong translate="no">{showPrice(price, formats, { inRupees })}</strong>
  return (
    <div className="return__prices" role="status">
      {shown && (
        <p>
          {rich(
            waiting === null
              ? night.price<ReactNode>(vehicleNameIn(vehicle, texts), shown)
              : t.waitPrice<ReactNode>(formats.duration(waiting), shown),
          )}
        </p>
      )}
      {found === null && <p>{t.working}</p>}
      {found?.state === 'refused' && <p>{t.cannot}</p>}
      {found?.state === 'failed' && (
        <p>
          {t.failed} <QuietButton onClick={retry}>{t.again}</QuietButton>
        </p>
      )}
    </div>
  )
}
