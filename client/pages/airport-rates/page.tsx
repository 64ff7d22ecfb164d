/** All rates from, or to, the Colombo airport. The airport is named once: rows show the other end. */
import { unbroken } from '#client/money/price.tsx'
import { Shown } from '#client/pictures/own-photos.tsx'
import { type ReactNode, useDeferredValue, useId, useState } from 'react'
import { rich, useFormats, useLanguage, useTexts, ownNameOf } from '#client/languages/language.tsx'
import { useLoaderData } from 'react-router'
import { useHydrated } from '#client/forms/hydration.tsx'
import { Breadcrumb, type Crumb, Link } from '#client/link.tsx'
import type { OwnNames } from '#domain/languages/place-names.ts'
import { ListNote } from '#client/quote/price-notes.tsx'
import { TripName, UnseenEnd } from '#client/quote/rate-table.tsx'
import { paths } from '#domain/paths.ts'
import { COLOMBO_AIRPORT } from '#domain/places/place-name.ts'
import { isNamed, type RateLink } from '#domain/quotes/rate-lists.ts'
import type { AirportEnd, AirportRatesData } from './load.ts'
import { type PageHandle, type PageHead } from '#client/head/page-head.ts'
import { breadcrumbs, rateOffers, taxiService, type Thing } from '#client/head/structured-data.ts'
import type { Texts } from '#domain/languages/texts.ts'
import './airport-rates.css'

/** The cheapest price that the lists name, unless all cost more. What costs less is named beside it. */
const AIRPORT_CHEAPEST_USD = 10

const OTHER_END = { pickup: 'dropoff', dropoff: 'pickup' } as const satisfies Record<AirportEnd, AirportEnd>

const AIRPORT_PATHS: Readonly<Record<AirportEnd, string>> = {
  pickup: paths.fromAirport,
  dropoff: paths.toAirport,
}

export function Component() {
  const { end, popular, others, names, picture } = useLoaderData<AirportRatesData>()
  const texts = useLanguage()
  const t = texts.in('rates').airport
  const { heading, lead } = t[end]
  const [typed, setTyped] = useState('')
  const text = useDeferredValue(typed).trim()
  const other = OTHER_END[end]
  const isOwnNamed = (place: string) => ownNameOf(names, place)?.toLowerCase().includes(text.toLowerCase())
  const matching = (rates: readonly RateLink[]) =>
    text === '' ? rates : rates.filter((rate) => isNamed(rate[other], text) || isOwnNamed(rate[other]))
  const rates = [...popular, ...others]
  const cheapest = Math.max(AIRPORT_CHEAPEST_USD, Math.min(...rates.map(({ usd }) => usd)))
  const near = rates
    .filter(({ usd }) => usd < cheapest)
    .map((rate) => `${rate[other]} ${unbroken(texts.formats.usd(rate.usd))}`)
  const [first, rest] = [matching(popular), matching(others)]
  const [shown, all] = [first.length + rest.length, popular.length + others.length]
  return (
    <div className="rates band">
      <header className="rates__head">
        <Breadcrumb trail={trail(end, texts)} />
        <h1>{heading}</h1>
        <p>{lead}</p>
        <p>
          {rich(
            t.cheapest<ReactNode>((price) => <strong>{price}</strong>, String(cheapest), texts.formats.names(near)),
          )}
        </p>
        <ListNote />
        <p>
          <Link to={AIRPORT_PATHS[other]}>{t[other].heading}</Link>
        </p>
        <Shown {...picture} alt={picture.alt} className="rates__picture" loading="lazy" decoding="async" />
      </header>
      <div className="rates__lists">
        <Filter typed={typed} onType={setTyped} count={text === '' ? t.all(all) : t.some(shown, all)} />
        <Rates title={t.popular} end={end} rates={first} names={names} />
        <Rates title={t.more} end={end} rates={rest} names={names} />
        {text !== '' && shown === 0 && (
          <p>
            {rich(
              t.none<ReactNode>(
                (link) => (
                  <Link to={paths.home({ pickup: COLOMBO_AIRPORT, dropoff: COLOMBO_AIRPORT, [other]: text })}>
                    {link}
                  </Link>
                ),
                text,
              ),
            )}
          </p>
        )}
      </div>
    </div>
  )
}

interface FilterProps {
  readonly typed: string
  readonly onType: (typed: string) => void
  /** How many rates are shown. */
  readonly count: string
}

/** Keeps its room until the page is hydrated, so that nothing moves. */
function Filter({ typed, onType, count }: FilterProps) {
  const id = useId()
  const t = useTexts('rates').airport
  const hydrated = useHydrated()
  return (
    <div className="rates__filter" role="search" style={hydrated ? undefined : { visibility: 'hidden' }}>
      <label htmlFor={id}>{t.find}</label>
      <input
        id={id}
        type="search"
        value={typed}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
      />
      <p role="status">{count}</p>
    </div>
  )
}

interface RatesProps {
  readonly title: string
  readonly end: AirportEnd
  readonly rates: readonly RateLink[]
  readonly names: OwnNames
}

function Rates({ title, end, rates, names }: RatesProps) {
  const id = useId()
  const { drive, km, usd: written } = useFormats()
  if (rates.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="rates__rows" translate="no">
        {rates.map(({ linkurl, usd, distance, duration, ...trip }) => (
          <li key={linkurl}>
            <Link className="rate-row" to={paths.transfer(linkurl)}>
              <TripName {...trip} shown={OTHER_END[end]} names={names} />
              <span className="rate-row__drive" translate="yes">
                {km(distance)} <span aria-hidden="true">·</span> {drive(duration)}
              </span>
              <strong className="rate-row__price">{written(usd)}</strong>
              <UnseenEnd {...trip} shown={OTHER_END[end]} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const trail = (end: AirportEnd, texts: Texts): Crumb[] => [
  { name: texts.in('rates').airport[end].name, path: AIRPORT_PATHS[end] },
]

function things(end: AirportEnd, rates: readonly RateLink[], description: string, texts: Texts): Thing[] {
  const trailOfPage = breadcrumbs(trail(end, texts), texts)
  if (rates.length === 0) return [trailOfPage]
  const { airport: t } = texts.in('frame').heads
  const { heading } = texts.in('rates').airport[end]
  const offers = rateOffers(rates, t.trip, texts)
  const service = { name: heading, description, serviceType: t.service, offers }
  return [taxiService(AIRPORT_PATHS[end], texts, service), trailOfPage]
}

function head({ end, popular, others }: AirportRatesData, _pathname: string, texts: Texts): PageHead {
  const rates = [...popular, ...others]
  const t = texts.in('rates').airport[end]
  const lowest = rates.length > 0 ? texts.formats.usd(Math.min(...rates.map(({ usd }) => usd))) : null
  const description = lowest ? t.descriptionFrom(rates.length, lowest) : t.description
  return {
    title: lowest ? t.titleFrom(lowest) : t.title,
    description,
    ...(import.meta.env.SSR && {
      keywords: texts.in('frame').heads.airport[end].keywords,
      things: things(end, rates, description, texts),
    }),
    path: AIRPORT_PATHS[end],
    listed: true,
  }
}

export const handle: PageHandle = { head }
