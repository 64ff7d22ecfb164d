/**
 * Plain HTML pages with forms and no scripts: the operator's and the driver's sheet. Guests' pages also have the site's
 * head and foot (guest-page.tsx).
 */
import { type ComponentProps, createContext, createElement, Fragment, type ReactNode, useContext } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { absoluteUrl, BRAND } from '#domain/brand.ts'
import { COLOURS } from '#domain/colours.ts'
import {
  type DriverNote,
  noteFieldLabel,
  noteMax,
  noteRow,
} from '#domain/bookings/request/booking-form-fields-and-lengths.ts'
import type { RideKind } from '#domain/duration-and-tour-length.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { LANGUAGES } from '#domain/languages/languages.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { BULKY_THINGS, type BulkyThing } from '#domain/fares/bulky-things.ts'

const VARIABLES = Object.entries(COLOURS).map(([name, colour]) => `--${name}:${colour}`)

/** Large targets, for a thumb. On paper black on white. */
const STYLE = `
:root{color-scheme:dark;${VARIABLES.join(';')}}
.daylight{
  color-scheme:light;--ground:#fff;--surface:#fff;--text:#000;--text-soft:#333;--line:#767676;--line-strong:#000;
  --go:#00532b;--on-go:#fff;--bad:#8f0011;--sand:#5c3d00
}
*{box-sizing:border-box}
body{
  margin:0;background:var(--ground);color:var(--text);overflow-wrap:anywhere;
  font:1rem/1.5 system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif
}
main,header{max-width:60rem;margin:0 auto;padding:.75rem 1rem}
h1{font-size:1.375rem;line-height:1.25;margin:.5rem 0}
h2{font-size:1.0625rem;margin:1.5rem 0 .5rem}
h3{font-size:1rem;margin:1rem 0 .25rem}
p{margin:.25rem 0}
a{color:var(--go)}
:focus-visible{outline:3px solid var(--go);outline-offset:2px}
nav{display:flex;flex-wrap:wrap;gap:.375rem;margin:.5rem 0}
nav a,.button{
  display:inline-flex;align-items:center;justify-content:center;min-height:2.75rem;padding:.25rem .875rem;
  border:1px solid var(--line-strong);border-radius:.5rem;background:none;color:var(--text);
  font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer
}
nav a{padding:.25rem .625rem}
nav a[aria-current]{border-color:var(--go);color:var(--go)}
.menu,.days{flex-wrap:nowrap}
.menu a,.days a{flex:1 1 auto;max-width:9rem;padding:.25rem}
.days a{flex-basis:0;flex-direction:column;line-height:1.25}
.days small,.month small{font-size:.75rem;font-weight:400;color:var(--text-soft)}
.month{max-width:30rem;table-layout:fixed}
.month caption{font-weight:700;text-align:left}
.month th,.month td{padding:.125rem;border:0;text-align:center}
.month a{display:flex;flex-direction:column;align-items:center;min-height:2.75rem;border-radius:.5rem;color:var(--text);line-height:1.25;text-decoration:none}
.month a[aria-current]{outline:1px solid var(--go)}
.month .busy{background:var(--surface);font-weight:700}
.rows{margin:0;padding:0;list-style:none}
.rows li{border-bottom:1px solid var(--line)}
.rows a{display:block;padding:.5rem 0;color:var(--text);text-decoration:none}
.rows a strong,.rows a>.time{color:var(--go);text-decoration:underline}
.button--go{border-color:var(--go);background:var(--go);color:var(--on-go)}
.button--bad{border-color:var(--bad);color:var(--bad)}
.actions{display:flex;flex-wrap:wrap;gap:.5rem;margin-top:.5rem}
.cards{display:grid;gap:.75rem;margin:0;padding:0;list-style:none}
.card{padding:.75rem 1rem;border:1px solid var(--line);border-radius:.75rem;background:var(--surface)}
.card .actions{gap:.375rem}
.actions+p,.search+p,p+.search,p+.cards,.cards+p,.cards+details,.actions+details{margin-top:.5rem}
.card--concern{border-color:var(--bad)}
.time{font-weight:700;font-size:1.0625rem}
.soft{color:var(--text-soft)}
.bad{color:var(--bad);font-weight:700}
.good{color:var(--go)}
.sand{color:var(--sand)}
dl{display:grid;grid-template-columns:fit-content(9rem) 1fr;gap:.375rem 1rem;margin:.5rem 0}
dt{color:var(--text-soft);overflow-wrap:break-word}
dd{margin:0}
form{margin:0}
form>.actions{margin-top:1rem}
label{display:block;margin-top:.75rem;color:var(--text-soft)}
label+details{margin-top:.75rem}
summary{min-height:1.5rem;cursor:pointer}
input,textarea,select{
  width:100%;min-height:2.75rem;padding:.5rem .75rem;border:1px solid var(--line-strong);border-radius:.5rem;
  background:var(--ground);color:var(--text);font:inherit
}
.search{display:flex;gap:.5rem}
.search input{flex:1;min-width:0}
.notice{margin:.5rem 0 1rem;padding:.75rem 1rem;border-left:4px solid var(--sand);background:var(--surface)}
.notice--bad{border-color:var(--bad)}
table{width:100%;border-collapse:collapse}
th,td{padding:.375rem .5rem;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
th,.whole,.amount{white-space:nowrap}
.amount{text-align:right;font-variant-numeric:tabular-nums}
.narrow{display:none}
.rides th:nth-child(2){width:38%}
.rides th:nth-child(5){width:16%}
.stacks .whole .soft,.figures .amount .soft:not(.narrow){display:block}
.figures td:first-child{min-width:10rem}
pre{white-space:pre-wrap;padding:.75rem 1rem;border:1px solid var(--line);border-radius:.5rem;background:var(--surface);font-size:.875rem}
@media screen and (max-width:48rem){
  .narrow{display:inline}
  dl{grid-template-columns:fit-content(6rem) 1fr}
  .stacks thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
  .stacks tr,.stacks td{display:block}
  .stacks td{padding:.125rem 0;border:0;white-space:normal}
  .stacks .whole .soft,.figures .amount .soft:not(.narrow){display:inline}
  .figures td{display:inline-block;margin-right:1rem;text-align:left}
  .figures td:first-child{display:block;margin:0}
  .stacks tr{padding:.625rem 0;border-bottom:1px solid var(--line)}
}
@media screen and (max-width:18em){dl,.sums :is(tr,td){display:block}dt{margin-top:.375rem}.sums .amount{border:0;padding-bottom:.75rem}}
.paper-card{width:10.5cm;max-width:100%;padding:1cm;border:1px solid var(--line);border-radius:.5rem;background:#fff;color:#000;text-align:center}
.paper-card .soft{color:#333}
.sheet .time{font-size:2rem}
.sheet h1 .time{display:block}
.sheet .button{min-height:3rem}
.sheet .actions+.cards{margin-top:.75rem}
.sheet .place{font-size:1.25rem;font-weight:700}
.collect{font-size:1.5rem;font-weight:700}
.taps{display:grid;gap:.5rem;margin:.5rem 0}
.sheet .taps .button{min-height:4rem;border-width:2px;font-size:1.25rem}
.taps .button:disabled{opacity:1;border-style:dashed;background:none;color:var(--text-soft)}
[hidden],.taps [hidden]{display:none}
.stage{margin-top:.75rem;font-size:1.125rem;font-weight:700}
.stage::first-letter{text-transform:uppercase}
.word{border:2px solid var(--bad);border-left-width:8px;font-size:1.25rem}
.agree{position:relative;min-height:3rem;padding:.5rem 0 .5rem 2.75rem;color:var(--text)}
.agree[hidden]{display:none}
.agree input{position:absolute;top:.5rem;left:0;width:2rem;min-height:2rem;margin:0}
.agree small{display:block;color:var(--text-soft)}
.follows{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;max-width:60rem;margin:0 auto;padding:0 1rem;color:var(--sand)}
main .follows{padding:0}
@media print{
  :root{
    color-scheme:light;--ground:#fff;--surface:#fff;--text:#000;--text-soft:#333;--line:#999;--line-strong:#555;
    --go:#000;--bad:#000;--sand:#000
  }
  nav,.actions,.search,.month,.no-paper{display:none}
  .stacks{font-size:.8125rem}
  .sheet .actions{display:block}
  .sheet .button{display:none}
  .sheet .button[href^='tel:']{display:block;min-height:0;padding:0;border:0;background:none;color:#000}
  .sheet .button[href^='tel:']::after{content:': ' attr(href)}
  main,header{max-width:none;padding:0}
  tr{break-inside:avoid}
}
`

const PageTexts = createContext(ENGLISH_TEXTS)

/** For components: the texts of a guest's page. */
export const usePageTexts = (): Texts => useContext(PageTexts)

/** A text with marked parts. */
export const rich = (parts: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...parts)

/** For a page that search engines list. */
export interface ListedPage {
  readonly description: string
  readonly path: string
}

interface FrameProps {
  readonly title: string
  /** Black on white: it is read in the sun. */
  readonly isForDaylight?: boolean
  readonly listed: ListedPage | undefined
  /** The language of a guest's page. */
  readonly texts?: Texts
  /** Of a page that is in none of the guests' languages. */
  readonly lang?: string
  /** Styles of one kind of pages, beside those of all. */
  readonly style?: string
  readonly children: ReactNode
}

function Frame({
  title,
  listed,
  isForDaylight = false,
  texts = ENGLISH_TEXTS,
  lang = LANGUAGES[texts.language].tag,
  style = '',
  children,
}: FrameProps) {
  return (
    <html lang={lang} className={isForDaylight ? 'daylight' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} | ${BRAND.name}`}</title>
        {listed && <meta name="description" content={listed.description} />}
        {listed && <link rel="canonical" href={absoluteUrl(listed.path)} />}
        <link rel="icon" href="/favicon.svg" />
        <style dangerouslySetInnerHTML={{ __html: STYLE + style }} />
      </head>
      <body>
        <PageTexts value={texts}>{children}</PageTexts>
      </body>
    </html>
  )
}

/** The name of the field that holds what another field showed at first. */
const shownAs = (name: string) => `shown-${name}`

interface FieldProps extends ComponentProps<'input'> {
  readonly label: ReactNode
}

/** A field of a form, with its label. */
export function Field({ label, ...input }: FieldProps) {
  return (
    <label>
      {label}
      <input {...input} />
    </label>
  )
}

interface ChoiceProps extends ComponentProps<'select'> {
  readonly label: ReactNode
  readonly choices: readonly (readonly [value: string | number, text: ReactNode])[]
}

/** A choice from a list, with its label. */
export function Choice({ label, choices, ...select }: ChoiceProps) {
  return (
    <label>
      {label}
      <select {...select}>
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The attributes of a field that tell a reader what is wrong with it: `NAME-problem` says it. */
export const problemAttributes = (name: string, problems: readonly { readonly field: string }[]) =>
  problems.some(({ field }) => field === name)
    ? ({ 'aria-invalid': true, 'aria-describedby': `${name}-problem` } as const)
    : {}

/** A box to tick, with its label beside it. */
export function Tick({ children, ...input }: ComponentProps<'input'>) {
  return (
    <label style={{ display: 'flex', gap: '.5rem', alignItems: 'center' }}>
      <input type="checkbox" value="yes" style={{ flex: 'none', width: '1.5rem', minHeight: '1.5rem' }} {...input} />
      {children}
    </label>
  )
}

interface NoteFieldProps {
  readonly name: DriverNote
  readonly kind: RideKind
  readonly value: string | number
  readonly autoComplete: string | undefined
  /** What was typed into it was refused. */
  readonly isRefused?: boolean
}

const MOST_TYPED = 1500

/**
 * Characters that a field of a note takes: more than are kept, as a long text is refused with words, and not cut without any.
 * A call has room for no more.
 */
export function noteRoom(name: DriverNote, kind: RideKind): number | undefined {
  const most = noteMax(name, kind)
  return most && Math.min(4 * most, MOST_TYPED)
}

/** A field for what the guest tells the driver. */
export function NoteField({ name, kind, value, autoComplete, isRefused = false }: NoteFieldProps) {
  const row = noteRow(name)
  const field = {
    name,
    defaultValue: value,
    maxLength: noteRoom(name, kind),
    autoComplete,
    ...(isRefused && refusedField),
  }
  return (
    <label>
      {noteFieldLabel(name, kind, usePageTexts())}
      {row.value === 'text' ? (
        <textarea rows={4} {...field} />
      ) : (
        <input {...field} inputMode={row.value === 'count' ? 'numeric' : undefined} />
      )}
    </label>
  )
}

type Look = 'go' | 'bad'

const buttonClass = (look?: Look) => (look ? `button button--${look}` : 'button')

/** A button that sends its form. */
export function Button({ look, ...button }: ComponentProps<'button'> & { readonly look?: Look | undefined }) {
  return <button className={buttonClass(look)} type="submit" {...button} />
}

/** The first of several buttons, where the Enter key of a field may press none of the others. */
// It is hidden from everybody.
// oxlint-disable-next-line jsx-a11y/control-has-associated-label
export const NoEnter = () => <button type="submit" disabled hidden />

/** A link that looks like a button. */
export function ButtonLink({ look, children, ...link }: ComponentProps<'a'> & { readonly look?: Look | undefined }) {
  return (
    <a className={buttonClass(look)} {...link}>
      {children}
    </a>
  )
}

/** The one button of a form, below its fields. */
export function Submit({ children }: { readonly children: ReactNode }) {
  return (
    <div className="actions">
      <Button look="go">{children}</Button>
    </div>
  )
}

interface MenuProps extends ComponentProps<'nav'> {
  readonly label: string
  readonly pages: readonly (readonly [name: string | number, href: string, text: ReactNode])[]
  /** The name of the page that is shown. */
  readonly here: string | number | undefined
}

/** Links from one page to others of its kind. */
export function Menu({ label, pages, here, ...nav }: MenuProps) {
  return (
    <nav {...nav} aria-label={label}>
      {pages.map(([name, href, text]) => (
        <a key={name} href={href} aria-current={name === here ? 'page' : undefined}>
          {text}
        </a>
      ))}
    </nav>
  )
}

/** The id of the words of {@link Refusal}. */
export const REFUSAL = 'refusal'

/**
 * On the element that a reader is to begin with where a form comes back refused: the page is new, and an alert that is
 * there from the beginning is not announced.
 */
// oxlint-disable-next-line jsx-a11y/no-autofocus
export const refusedField = {
  'aria-invalid': true,
  'aria-describedby': REFUSAL,
  autoFocus: true,
  // With the reason above it.
  style: { scrollMarginTop: '12rem' },
} as const

/** The same where no field is to blame, and where all went well. */
export const focusedMessage = { tabIndex: -1, autoFocus: true } as const

/** Why nothing was done; nothing where there is no reason. */
export function Refusal({ children }: { readonly children: ReactNode }) {
  return (
    children && (
      <p className="notice notice--bad" role="alert" id={REFUSAL}>
        {children}
      </p>
    )
  )
}

/** What the fields of a form show at first, for {@link changedFields}. */
export function ShownFields({ fields }: { readonly fields: Readonly<Record<string, string>> }) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={shownAs(name)} value={value} />
  ))
}

/** Browsers send another line break than pages hold. */
const withPlainBreaks = (text: string | undefined) => text?.replaceAll('\r\n', '\n')

/**
 * What was typed into a form, without what stayed as it showed it: somebody else may have changed that since, and a form
 * that is shown again must not change it back.
 */
export function changedFields(form: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(form).filter(([name, text]) => withPlainBreaks(text) !== withPlainBreaks(form[shownAs(name)])),
  )
}

/** A whole page. React escapes what it holds. */
export const documentOf = (props: FrameProps): string => `<!doctype html>${renderToStaticMarkup(<Frame {...props} />)}`

export const plainPage = (title: string, content: ReactNode, listed?: ListedPage): string =>
  documentOf({ title, listed, children: content })

/** A plain page for drivers, whose phones hang in the sun: black on white. */
export const daylightPage = (title: string, content: ReactNode, own: Pick<FrameProps, 'lang' | 'style'> = {}): string =>
  documentOf({ ...own, title, listed: undefined, isForDaylight: true, children: content })

export const isBulky = (name: DriverNote): name is BulkyThing => BULKY_THINGS.includes(name as BulkyThing)

interface BulkyFoldProps {
  /** What the fields show: where something is counted the line is open. */
  readonly value: (name: BulkyThing) => string | number | null | undefined
  readonly children: ReactNode
}

/** The fields for what does not fit into a suitcase. Few guests need them, so they are behind a line. */
export function BulkyFold({ value, children }: BulkyFoldProps) {
  const texts = usePageTexts()
  return (
    <details open={BULKY_THINGS.some((thing) => (value(thing) ?? '') !== '')}>
      <summary>{texts.in('booking').bulky}</summary>
      {children}
    </details>
  )
}
