/** What the office's pages share: their menu, the month that is chosen, figures and tables of them. */
import type { ReactNode } from 'react'
import { grouped } from '#domain/fares/money.ts'
import { HOME } from '#worker/platform/access.ts'
import { Button, ButtonLink, Menu, Refusal } from '#worker/platform/plain-page.tsx'
import { OperatorPage } from './parts.tsx'
import { useMay, useTellsPhones } from './roles.tsx'
import type { OfficeActRow } from '#worker/database/schema.ts'
import { showInstant } from '#worker/lists/office-texts.ts'

const PAGES = {
  money: 'Money',
  drivers: 'Drivers',
  partners: 'Partners',
  prices: 'Prices',
  phones: 'Phones',
} as const

interface OfficePageProps {
  readonly page: keyof typeof PAGES
  readonly title: string
  /** What is printed of it has a title of its own. */
  readonly isPaper?: boolean
  /** Why nothing was done. */
  readonly refusal?: string | undefined
  readonly children: ReactNode
}

export function OfficePage({ page, title, isPaper = page === 'partners', refusal, children }: OfficePageProps) {
  const may = useMay()
  const tellsPhones = useTellsPhones()
  const isThere: Readonly<Partial<Record<string, boolean>>> = { prices: may('prices'), phones: tellsPhones }
  const shown = Object.entries(PAGES).filter(([name]) => isThere[name] ?? true)
  return (
    <OperatorPage list="office">
      <Menu
        className="menu"
        label="Office"
        style={{ flexWrap: 'wrap' }}
        pages={shown.map(([name, text]) => [name, `${HOME}/${name}`, text])}
        here={page}
      />
      <Refusal>{refusal && `Not done. ${refusal}`}</Refusal>
      {/* A partner's printed pages go to the partner, so they have their own title. */}
      <h1 className={isPaper ? 'no-paper' : undefined}>{title}</h1>
      {children}
    </OperatorPage>
  )
}

const FLEET = [
  ['drivers', `${HOME}/drivers`, 'Drivers'],
  ['cars', `${HOME}/cars`, 'Cars'],
  ['cash', `${HOME}/drivers/cash`, 'Cash'],
  ['photos', `${HOME}/photos`, 'Photographs'],
] as const

/** From drivers to cars, and to what drivers collected: all three in the office's menu would be two rows on a phone. */
export const FleetMenu = ({ page }: { readonly page?: (typeof FLEET)[number][0] }) => (
  <Menu className="no-paper" label="Drivers and cars" pages={FLEET} here={page} />
)

const FIGURES = [
  ['money', '/money', 'Money'],
  ['month-end', '/money/month', "Month's end"],
  ['demand', '/demand', 'What guests look for'],
  ['opinions', '/opinions', 'Opinions'],
] as const

const OF_MONTHS: ReadonlySet<string> = new Set(['money', 'month-end'])

/** From one page of figures to the others. @param month that they are of, where they are of one */
export function FiguresMenu({ page, month }: { readonly page: (typeof FIGURES)[number][0]; readonly month?: string }) {
  const may = useMay()
  const pages = FIGURES.filter(([name]) => name !== 'month-end' || may(name)).map(([name, path, text]) => {
    const ofMonth = month !== undefined && OF_MONTHS.has(name) ? `?month=${month}` : ''
    return [name, HOME + path + ofMonth, text] as const
  })
  return <Menu className="no-paper" label="Figures" pages={pages} here={page} />
}

/** Another month of the same page, and the same as a file. @param path without a month */
export function MonthForm({ path, month }: { readonly path: string; readonly month: string }) {
  const mayTake = useMay()('files')
  return (
    <form className="search" action={path}>
      <input type="month" name="month" defaultValue={month} aria-label="Month" required pattern="\d{4}-\d{2}" />
      <Button>Show</Button>
      {mayTake && <ButtonLink href={`${path}/csv?month=${month}`}>CSV</ButtonLink>}
    </form>
  )
}

interface AskFirstProps {
  readonly what: string
  /** On the button that does it. */
  readonly yes: string
  readonly action: string
  /** What it means, and hidden fields of the form. */
  readonly children: ReactNode
}

/** Asks before it does what no second tap can take back. */
export const AskFirst = ({ what, yes, action, children }: AskFirstProps) => (
  <details>
    <summary>{what}</summary>
    <form method="post" action={action}>
      {children}
      <div className="actions">
        <Button look="bad">{yes}</Button>
      </div>
    </form>
  </details>
)

/** @example counted(1, 'ride') // '1 ride' */
export const counted = (count: number, one: string, many = `${one}s`) => `${grouped(count)} ${count === 1 ? one : many}`

/** A dash where the whole is nothing, or less than its part; below ten with one decimal. @example percent(1, 3) // '33 %' */
export function percent(part: number, whole: number): string {
  if (whole === 0 || part > whole) return '-'
  const exact = (100 * part) / whole
  const shown = exact > 0 && exact < 9.95 ? exact.toFixed(1) : Math.round(exact)
  return `${shown}\u00A0%`
}

interface FiguresProps {
  readonly head: readonly string[]
  /** How many columns at the left hold words; the others hold figures. */
  readonly words?: number
  readonly rows: readonly (readonly ReactNode[])[]
}

/** A table whose first column says what the figures beside it are. */
export function Figures({ head, words = 1, rows }: FiguresProps) {
  const look = (column: number) => (column < words ? undefined : 'amount')
  return (
    <table className="stacks figures">
      <thead>
        <tr>
          {head.map((text, i) => (
            <th key={text} scope="col" className={look(i)}>
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((cell, i) => (
              <td key={head[i]} className={look(i)}>
                {i > 0 && <span className="soft narrow">{head[i]} </span>}
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Below what was done. Nobody is named where nobody is known. */
export const WhenAndWho = ({ at, who }: { readonly at: string; readonly who: string }) => (
  <>
    <br />
    <span className="soft">
      {showInstant(at)}
      {who && ` · ${who}`}
    </span>
  </>
)

/** Who did what on a page: `null` for the desk, as only the owner reads it. */
export type ShownActs = readonly OfficeActRow[] | null

export function OfficeActs({ acts = null }: { readonly acts?: ShownActs | undefined }) {
  if (acts === null) return null
  return (
    <section className="no-paper">
      <h2>Who did what</h2>
      {acts.length === 0 && <p className="soft">Nothing in the last 90 days.</p>}
      <ul>
        {acts.map(({ id, at, who, what }) => (
          <li key={id}>
            {what}
            <WhenAndWho at={at} who={who} />
          </li>
        ))}
      </ul>
    </section>
  )
}
