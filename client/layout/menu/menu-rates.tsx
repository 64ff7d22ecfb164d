/**
 * The rates and tours in the menu, shared by the panels of wide screens and the drawer of phones. Fetched with them.
 */
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react'
import { useSiteApi } from '#client/api.ts'
import { rich, useFormats, useTexts } from '#client/languages/language.tsx'
import { Link } from '#client/link.tsx'
import { loadListedRates, type RatesState, useListedRates } from '#client/quote/loaded-rates.ts'
import css from '#client/styles/panels.css?inline'
import { paths } from '#domain/paths.ts'
import { airportMenu, type MenuLink, pickupsNamed, taxiCabMenu } from '#domain/quotes/rate-lists.ts'
import { parksOnSale, sightOf } from '#domain/tours/parks.ts'
import { parkSlug } from '#domain/quotes/slugs.ts'

/**
 * The menus' stylesheet, shipped inside their code: a stylesheet of its own would not be fetched again after a failure.
 */
export function MenuStyles() {
  return (
    <style href="panels" precedence="late">
      {css}
    </style>
  )
}

/** Loads the rates when a menu opens, unless they are there; after a failure it tries again. */
export function useRatesLoaded() {
  const api = useSiteApi()
  useEffect(() => loadListedRates(api), [api])
}

export function AirportRates({ end }: { readonly end: 'from' | 'to' }) {
  const t = useTexts('menu')
  const state = useListedRates()
  const links = useMemo(() => (state.status === 'loaded' ? airportMenu(state.rates, end) : []), [state, end])
  return (
    <>
      <p className="panel-head">
        <Link to={paths[`${end}Airport`]}>{end === 'from' ? t.allFrom : t.allTo}</Link>
      </p>
      <RatesNote state={state} />
      <RateLinks links={links} />
    </>
  )
}

export const safariLinks = () =>
  parksOnSale().map(({ name, shortName }) => ({
    park: name,
    name: shortName,
    to: paths.safari(parkSlug(name)),
  }))

export function SafariLinks() {
  const t = useTexts('menu')
  const { noTours } = useTexts('site').menu
  const links = safariLinks()
  if (links.length === 0) return <p className="panel-note">{noTours}</p>
  return (
    <>
      <p className="panel-head">
        <Link to={paths.safaris}>{t.allTours}</Link>
      </p>
      <ul className="safari-links">
        {links.map(({ park, name, to }) => (
          <li key={to}>
            <Link to={to}>
              {name}
              <small>{sightOf(park, t)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Links to rates, each named by the place at its other end, with its lowest price. */
export function RateLinks({ links }: { readonly links: readonly MenuLink[] }) {
  const formats = useFormats()
  return (
    <ul className="rate-links">
      {links.map(({ place, linkurl, usd }) => (
        <li key={linkurl}>
          <Link to={paths.transfer(linkurl)} translate="no">
            <span>{place}</span> <small>{formats.usd(usd)}</small>
          </Link>
        </li>
      ))}
    </ul>
  )
}

export function usePickupSearch() {
  const state = useListedRates()
  const [text, setText] = useState('')
  const pickups = useMemo(() => (state.status === 'loaded' ? taxiCabMenu(state.rates) : []), [state])
  return { state, pickups, matches: pickupsNamed(pickups, text), text, setText }
}

/** The field that narrows the pickups, and a note where nothing matches. */
export function PickupSearch({ state, matches, text, setText }: ReturnType<typeof usePickupSearch>) {
  const t = useTexts('menu')
  const field = useId()
  return (
    <>
      <label htmlFor={field}>{t.pickup}</label>
      <input
        id={field}
        type="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        autoComplete="off"
        placeholder={t.narrow}
      />
      <RatesNote state={state} />
      {state.status === 'loaded' && matches.length === 0 && (
        <output className="panel-note">
          {rich(t.noPickup<ReactNode>((home) => <Link to={paths.home()}>{home}</Link>))}
        </output>
      )}
    </>
  )
}

/** Shown while the rates are loading, and after they have failed to load. */
function RatesNote({ state }: { readonly state: RatesState }) {
  const t = useTexts('menu')
  const api = useSiteApi()
  if (state.status === 'loaded') return null
  if (state.status !== 'failed') return <output className="panel-note">{t.loadingRates}</output>
  return (
    <output className="panel-note">
      {rich(
        t.noRates<ReactNode>(
          (text) => (
            <button type="button" className="link-button" onClick={() => loadListedRates(api)}>
              {text}
            </button>
          ),
          (text) => <Link to={paths.home()}>{text}</Link>,
        ),
      )}
    </output>
  )
}
