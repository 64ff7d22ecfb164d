/** The stops of a plan in their order, and the rides between them. */
import { type ReactNode, useEffect, useId } from 'react'
import { useHydrated } from '#client/forms/hydration.tsx'
import { rich, useTexts } from '#client/languages/language.tsx'
import { LineIcon } from '#client/pictures/icons.tsx'
import { PlaceField } from '#client/places/place-field.tsx'
import { TOUR_LENGTHS } from '#domain/duration-and-tour-length.ts'
import type { Dictionary } from '#domain/languages/texts.ts'
import type { PlannedStop } from '#domain/journeys/plan.ts'
import { isColomboAirport } from '#domain/places/place-name.ts'
import { hasDurations, parkNamed } from '#domain/tours/parks.ts'
import { type BagsByCarProps, Choice, Moment, noFare, PlanButton } from './plan-fields.tsx'
import {
  addStop,
  changeStop,
  hasRoom,
  moveStop,
  newStopIndex,
  removeStop,
  withField,
  type JourneyState,
} from './plan-editing.ts'
import { useStopDrag } from './stop-drag.ts'
import { Way } from './way.tsx'

/** Nights that the field offers; an address may have more. */
const NIGHTS = Array.from({ length: 15 }, (_, nights) => String(nights))

function fieldLabel(index: number, count: number, when: string, t: Dictionary['journey']['stop']): string {
  if (index === 0) return t.start(when)
  return index === count - 1 ? t.end(when) : t.between(index + 1, when)
}

interface StopListProps extends Omit<BagsByCarProps, 'index'> {
  /** When one is at the stop, such as 'Day 2 to 4'. */
  readonly whenAt: (index: number) => string
  /** @param onTheWay position of a place on the way after the stop */
  readonly problemAt: (index: number, onTheWay?: number) => string | undefined
}

export function StopList({ state, vehicle, journey, whenAt, problemAt, announce }: StopListProps) {
  const { stop: t } = useTexts('journey')
  const { plan, keys, change, onEntered } = state
  const { stops } = plan
  const end = newStopIndex(plan)
  const hydrated = useHydrated()
  useClosingMenus()
  const hintId = useId()
  const { list, drag, handleProps, step } = useStopDrag(stops.length, state.pending, (from, to) => {
    change((now) => moveStop(now, from, to))
    announce(t.moved(stops[from]!.place, to + 1, stops.length))
  })
  return (
    <>
      <p className="visually-hidden" id={hintId}>
        {t.dragHint}
      </p>
      <ol className="stops" ref={list} data-dragging={drag ? '' : undefined}>
        {stops.map((stop, index) => {
          const { place } = stop
          const problem = problemAt(index)
          const isHeld = drag?.from === index
          const isTarget = drag && drag.to === index && drag.from !== index
          return (
            <li
              key={keys[index]}
              className="stop"
              data-held={isHeld || undefined}
              data-target={isTarget ? (drag.to > drag.from ? 'after' : 'before') : undefined}
              style={isHeld ? { transform: `translateY(${drag.offset}px)` } : undefined}
            >
              <div className="stop__row" data-stop data-park={parkNamed(place) ? '' : undefined}>
                <button
                  type="button"
                  className="stop__handle"
                  aria-label={t.drag(index + 1, place)}
                  aria-describedby={hintId}
                  {...handleProps(index)}
                >
                  <span className="stop__number stop-number">{index + 1}</span>
                  <LineIcon size={20} strokeWidth={3} d="M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01" />
                </button>
                <PlaceField
                  label={fieldLabel(index, stops.length, whenAt(index), t)}
                  name={`stop${index + 1}`}
                  value={place}
                  apartFrom={placesOf([stops[index - 1], stops[index + 1]])}
                  onChoose={(name) => change((now) => changeStop(now, index, { place: name }))}
                  hasFare={noFare}
                  onEntered={(entered) => onEntered(keys[index]!, entered)}
                />
                {stop.leaves && <input type="hidden" name={`leaves${index + 1}`} value={stop.leaves} />}
                <StopChoices stop={stop} index={index} isLast={index === stops.length - 1} state={state} />
                <details className="stop__menu">
                  <summary className="stop__more" aria-label={t.menu(place)}>
                    <LineIcon size={20} strokeWidth={3} d="M12 5v.01M12 12v.01M12 19v.01" />
                  </summary>
                  <div className="stop__steps">
                    {([-1, 1] as const).map((by) => (
                      <PlanButton
                        key={by}
                        className="stop__step"
                        isOff={index + by < 0 || index + by >= stops.length}
                        state={state}
                        edit={(now) => moveStop(now, index, index + by)}
                        onPress={(control) => step(index, by, afterStep(control))}
                      >
                        {rich((by < 0 ? t.up : t.down)<ReactNode>(hidden(place)))}
                      </PlanButton>
                    ))}
                    <PlanButton
                      className="stop__step"
                      label={t.removePlace(place)}
                      state={state}
                      edit={(now) => removeStop(now, index)}
                      onDone={() => announce(t.removed(place))}
                    >
                      {t.remove}
                    </PlanButton>
                  </div>
                </details>
              </div>
              {problem && <p className="stop__problem">{problem}</p>}
              {index < stops.length - 1 && (
                <Way
                  index={index}
                  when={whenAt(index + 1)}
                  state={state}
                  vehicle={vehicle}
                  journey={journey}
                  announce={announce}
                  problemAt={(position) => problemAt(index, position)}
                />
              )}
            </li>
          )
        })}
        {hasRoom(plan) && (
          <li className="stop stop--new" key="new">
            <div className="stop__row">
              <span className="stop__number stop-number" aria-hidden="true">
                +
              </span>
              {/* Another field after each stop that was added: it starts empty. */}
              <PlaceField
                key={stops.length}
                label={stops.length === 1 ? t.second : t.add}
                name={`stop${stops.length + 1}`}
                value=""
                apartFrom={placesOf([stops[end - 1], stops[end]])}
                focusOnLoad={hydrated && stops.length > 1 && state.pending}
                onChoose={(name) => {
                  change((now) => addStop(now, newStopIndex(now), name))
                  announce(t.added(name, end + 1))
                }}
                hasFare={noFare}
                onEntered={(entered) => onEntered('new', entered)}
              />
            </div>
          </li>
        )}
      </ol>
    </>
  )
}

const placesOf = (stops: readonly (PlannedStop | undefined)[]) => stops.flatMap((stop) => stop?.place ?? [])

interface StopChoicesProps {
  readonly stop: PlannedStop
  readonly index: number
  readonly isLast: boolean
  readonly state: JourneyState
}

/** Nights at a place, when the flight leaves, and of a park how long the tour is. */
function StopChoices(props: StopChoicesProps) {
  const { stop, index, isLast, state } = props
  const { stop: t } = useTexts('journey')
  const isEnd = isLast && index > 0
  const park = parkNamed(stop.place)
  return (
    <>
      {park && <TourChoice park={park.name} {...props} />}
      {!isEnd && (
        <Choice
          label={
            <>
              {t.nights} {hidden(stop.place)}
            </>
          }
          name={`nights${index + 1}`}
          value={String(stop.nights ?? 0)}
          options={NIGHTS.map((nights) => [nights, nights === '0' ? t.noNights : nights] as const)}
          onChoose={(nights, field) =>
            state.change((now) => changeStop(now, index, { nights: Number(nights) || undefined }), field)
          }
        />
      )}
      {isEnd && isColomboAirport(stop.place) && (
        <Moment
          label={t.flight}
          type="time"
          name="flight"
          value={state.plan.flight ?? ''}
          onChoose={(flight, field) => state.change((now) => withField(now, 'flight', flight), field)}
        />
      )}
    </>
  )
}

function TourChoice({ park, stop, index, state }: StopChoicesProps & { readonly park: string }) {
  const { stop: t } = useTexts('journey')
  if (!hasDurations(park)) return <span className="stop__kind">{t.hike}</span>
  return (
    <Choice
      label={t.tour}
      name={`tour${index + 1}`}
      value={stop.tour ?? 'half'}
      options={TOUR_LENGTHS.map((length) => [length, t[length]] as const)}
      onChoose={(length, field) =>
        state.change((now) => changeStop(now, index, { tour: length === 'full' ? 'full' : undefined }), field)
      }
    />
  )
}

const hidden = (place: string) => <span className="visually-hidden">{place}</span>

/**
 * What has the focus after a step of the menu. A tap closes the menu: open, it would move with its stop, and a second tap
 * at the same place would meet another button. Keys repeat the step.
 */
function afterStep(button: HTMLElement): HTMLElement {
  if (button.matches(':focus-visible')) return button
  const menu = button.closest('details')!
  menu.open = false
  return menu.querySelector('summary')!
}

/** Closes the menu of a stop by Escape, and when one goes on elsewhere. */
function useClosingMenus() {
  useEffect(() => {
    const close = (event: Event) => {
      const isEscape = event instanceof KeyboardEvent
      if (isEscape && event.key !== 'Escape') return
      for (const menu of document.querySelectorAll<HTMLDetailsElement>('.stop__menu[open]')) {
        const isInside = menu.contains(event.target as Node)
        if (isInside && !isEscape) continue
        menu.open = false
        if (isInside) menu.querySelector('summary')!.focus()
      }
    }
    const events = ['pointerdown', 'focusin', 'keydown'] as const
    for (const name of events) document.addEventListener(name, close)
    return () => {
      for (const name of events) document.removeEventListener(name, close)
    }
  }, [])
}
