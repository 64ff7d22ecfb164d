/** The fields of a part of the price list, made from its schema. No script runs: each button sends the whole form. */
import { createContext, type ReactNode, useContext } from 'react'
import type { ValueWords } from '#domain/prices/price-list-schema.ts'
import { CONTRACT_CLASSES, type PriceList, type Vehicle } from '#domain/prices/price-list.ts'
import { isRealDate, isRealTime } from '#domain/sri-lanka-time.ts'
import { Button, Tick } from '#worker/platform/plain-page.tsx'
import type { TypedList } from './price-publishing.ts'
import {
  choiceText,
  formOf,
  innerPath,
  isSingle,
  namedParts,
  type Node,
  PARTS,
  textOf,
  wordsOf,
} from './price-fields.ts'
import { classNameIn } from './price-preview.ts'

export const PRICES_STYLE = `
fieldset{min-width:0;margin:1rem 0 0;padding:0 0 0 .75rem;border:0;border-left:2px solid var(--line)}
legend{padding:0;font-weight:600}
.unit{font-weight:400;color:var(--text-soft)}
.fields{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,9.5rem),1fr));gap:0 .75rem;align-items:end}
.fields--narrow{grid-template-columns:repeat(auto-fill,minmax(min(100%,6.25rem),1fr));align-items:start}
.field{min-width:0}
.field p{font-size:.875rem}
details{margin:.5rem 0;padding:.25rem .75rem;border:1px solid var(--line);border-radius:.5rem}
summary{min-height:2.75rem;padding:.625rem 0;font-weight:600;cursor:pointer}
[aria-invalid]{border-color:var(--bad)}
`

interface Shown {
  readonly list: TypedList
  /** Sentences by path. */
  readonly problems: ReadonlyMap<string, readonly string[]>
  /** The path of what was just added: it is open. */
  readonly open: string
}

/** Whether the unit of all values is above them. */
const UnitAbove = createContext(false)

const ShownList = createContext<Shown>({ list: {}, problems: new Map(), open: '' })

/** The id of a field in the page. */
export const fieldId = (path: string) => `f-${path.replace(/[^\w.-]/g, '_')}`

const isInside = (path: string, outer: string) => path === outer || path.startsWith(`${outer}.`)

/** What is wrong with a value itself. */
function Problems({ path }: { readonly path: string }) {
  const found = useContext(ShownList).problems.get(path)
  return (
    found && (
      <p className="bad" id={`${fieldId(path)}-bad`}>
        {found.join(' ')}
      </p>
    )
  )
}

interface ValueProps {
  readonly node: Node
  readonly path: string
  readonly value: unknown
  /** In the place of the schema's own. */
  readonly title?: string
}

/** The attributes that tell a reader what is said below a field. */
function useDescribed(path: string, help: string | undefined) {
  const isWrong = useContext(ShownList).problems.has(path)
  const id = fieldId(path)
  const by = [...(help ? [`${id}-help`] : []), ...(isWrong ? [`${id}-bad`] : [])].join(' ')
  return { id, name: path, 'aria-describedby': by || undefined, 'aria-invalid': isWrong || undefined }
}

interface LabelledProps {
  readonly path: string
  readonly title: string
  readonly words: ValueWords
  readonly children: ReactNode
}

function Labelled({ path, title, words, children }: LabelledProps) {
  const isSaid = useContext(UnitAbove) || title.toLowerCase().includes(words.unit ?? ' ')
  const unit = isSaid ? undefined : words.unit
  return (
    <div className="field">
      <label htmlFor={fieldId(path)}>
        {title}
        {unit && ` (${unit})`}
      </label>
      {children}
      {words.help && (
        <p className="soft" id={`${fieldId(path)}-help`}>
          {words.help}
        </p>
      )}
      <Problems path={path} />
    </div>
  )
}

type Choices = readonly (readonly [value: string, text: string])[]

/** What can be chosen for a value; `null` for what is typed. */
function useChoices(node: Node, words: ValueWords): Choices | null {
  const { list } = useContext(ShownList)
  const none: Choices = node.type === 'nullable' ? [['', words.none ?? 'All']] : []
  const { options } = node.wrapped ?? node
  if (options) return [...none, ...options.map((option) => [option, choiceText(option)] as const)]
  if (words.kind === 'class') return [...none, ...classesOf(list)]
  if (words.kind === 'park') return [...none, ...namedParts(list.parks).map(([name]) => [name, name] as const)]
  return null
}

const classesOf = (list: TypedList): Choices =>
  namedParts(list.vehicles).map(([id]) => [id, classNameIn(list as unknown as PriceList, id)] as const)

/** A date or time can be picked. What is none must be shown as it was typed, which such a field cannot. */
function inputType(kind: ValueWords['kind'], text: string): string {
  if (kind === 'date' && (text === '' || isRealDate(text))) return 'date'
  if (kind === 'time' && (text === '' || isRealTime(text))) return 'time'
  return 'text'
}

/** Phones show digits alone, which have no minus. */
function inputMode({ unit, least = 0 }: ValueWords) {
  if (unit === undefined || least < 0) return undefined
  return unit === 'degrees' ? 'decimal' : 'numeric'
}

const MOST_TYPED = 300

function Single({ node, path, value, title = '' }: ValueProps) {
  const words = wordsOf(node)
  const described = useDescribed(path, words.help)
  const choices = useChoices(node, words)
  const text = textOf(value)
  if (node.type === 'boolean')
    return (
      <div className="field">
        {/* A box that is not ticked sends nothing. */}
        <input type="hidden" name={path} value="no" />
        <Tick {...described} defaultChecked={value === true}>
          {title}
        </Tick>
        <Problems path={path} />
      </div>
    )
  if (choices)
    return (
      <Labelled path={path} title={title} words={words}>
        <select {...described} defaultValue={text}>
          {choices.every(([each]) => each !== text) && <option value={text}>{text || 'Please choose'}</option>}
          {choices.map(([each, said]) => (
            <option key={each} value={each}>
              {said}
            </option>
          ))}
        </select>
      </Labelled>
    )
  return (
    <Labelled path={path} title={title} words={words}>
      <input
        {...described}
        type={inputType(words.kind, text)}
        inputMode={inputMode(words)}
        defaultValue={text}
        maxLength={MOST_TYPED}
        autoComplete="off"
      />
    </Labelled>
  )
}

/** The classes that a table by class has a field for. */
function useClasses(path: string, value: unknown): readonly string[] {
  const { list, problems } = useContext(ShownList)
  const hasAll = path === 'least' || path.startsWith('byHand.')
  const ids = [...namedParts(list.vehicles), ...namedParts(value)].map(([id]) => id)
  const shares = new Map(namedParts(list.vehicles).map(([id, vehicle]) => [id, (vehicle as Vehicle).share ?? null]))
  // Figures that a class had before it got a share count nowhere: nobody types new ones there, but corrects what is wrong.
  const isShown = (id: string) =>
    hasAll || !shares.get(id) || [...problems.keys()].some((each) => isInside(each, innerPath(path, id)))
  return [...new Set(ids)].filter(isShown)
}

/** Of a table by class, each with a field. */
function ByClass({ node, path, value }: ValueProps) {
  const { list } = useContext(ShownList)
  const classes = useClasses(path, value)
  const inner = node.value!
  const fields = classes.map((id) => (
    <Value
      key={id}
      node={inner}
      path={innerPath(path, id)}
      value={new Map(namedParts(value)).get(id) ?? (inner.item ? [] : '')}
      title={classNameIn(list as unknown as PriceList, id)}
    />
  ))
  return isSingle(inner) ? <Narrow>{fields}</Narrow> : fields
}

/** Values of one unit, which is above them. */
const Narrow = ({ children }: { readonly children: ReactNode }) => (
  <UnitAbove value>
    <div className="fields fields--narrow">{children}</div>
  </UnitAbove>
)

/** The unit of all values of a table or row. */
function unitAbove(node: Node): string | undefined {
  const all = node.value ? [node.value] : (node.items ?? [])
  const units = new Set(all.map((each) => (isSingle(each) ? wordsOf(each).unit : undefined)))
  return units.size === 1 ? [...units][0] : undefined
}

interface ActProps {
  readonly act: string
  readonly label?: string
  readonly children: ReactNode
}

function Act({ act, label, children }: ActProps) {
  return (
    <Button name="do" value={act} aria-label={label}>
      {children}
    </Button>
  )
}

/** What a row of a list is, by its values. */
function rowTitle(row: string, value: unknown, i: number): string {
  const { names, from, to } = Object.fromEntries(namedParts(value)) as Record<string, unknown>
  const name = textOf(Object.fromEntries(namedParts(names)).en)
  const way = [from, to].map(textOf).filter(Boolean).join(' to ')
  return [name, way].filter(Boolean).join(', ') || `${row[0]!.toUpperCase()}${row.slice(1)} ${i + 1}`
}

interface EntryProps {
  readonly path: string
  readonly title: string
  /** What its button takes out. */
  readonly what: string
  readonly canRise?: boolean
  readonly canGo?: boolean
  readonly children: ReactNode
}

/** A row, class or park that opens: on a phone nobody scrolls by all of them. */
function Entry({ path, title, what, canRise = false, canGo = true, children }: EntryProps) {
  const { problems, open } = useContext(ShownList)
  const isWrong = [...problems.keys()].some((each) => isInside(each, path))
  return (
    <details id={fieldId(path)} open={isWrong || path === open}>
      <summary>
        {title}
        {isWrong && <span className="bad"> · please correct</span>}
      </summary>
      <Problems path={path} />
      {children}
      <div className="actions">
        {canRise && <Act act={`raise ${path}`}>One place up</Act>}
        {canGo && <Act act={`remove ${path}`}>Take this {what} out</Act>}
      </div>
    </details>
  )
}

const ROW_SAYS: Record<string, string> = { byHand: 'price', seasons: 'season', closed: 'row' }

function Rows({ node, path, value }: ValueProps) {
  const words = wordsOf(node)
  const row = words.row ?? 'row'
  const rows = Array.isArray(value) ? (value as unknown[]) : []
  const isFixed = path.startsWith('transfers.longer.perKm.')
  const isSmall = isSingle(node.item!)
  const isShort = !Object.hasOwn(ROW_SAYS, path)
  return (
    <>
      {rows.map((part, i) => {
        const inner = innerPath(path, i)
        const fields = (
          <Value node={node.item!} path={inner} value={part} title={isSmall ? `Row ${i + 1} ends at` : ''} />
        )
        if (isFixed) return <RatesRow key={i} path={inner} row={i} node={node.item!} value={part} />
        if (!isShort)
          return (
            <Entry key={i} path={inner} title={rowTitle(row, part, i)} what={ROW_SAYS[path]!}>
              {fields}
            </Entry>
          )
        return (
          <div key={i} className="actions" id={isSmall ? undefined : fieldId(inner)}>
            {fields}
            <Act act={`remove ${inner}`}>{`Take out ${isSmall ? 'row' : row} ${i + 1}`}</Act>
          </div>
        )
      })}
      {rows.length === 0 && <p className="soft">None</p>}
      {!isFixed && (
        <div className="actions">
          <Act act={`add ${path}`}>{path === 'closed' ? `Add ${row}` : isSmall ? 'Add a row' : `Add a ${row}`}</Act>
        </div>
      )}
    </>
  )
}

/** The rates of one class up to one distance. */
function RatesRow({ path, row, node, value }: ValueProps & { readonly row: number }) {
  const { list } = useContext(ShownList)
  const ends = Object.fromEntries(namedParts((list.transfers as { longer?: unknown } | undefined)?.longer)).upToKm
  const end = Array.isArray(ends) ? (ends[row] as unknown) : undefined
  const title = end === undefined ? 'Any longer way' : `Up to ${textOf(end) || '…'} km`
  return <Value node={node} path={path} value={value} title={title} />
}

/** Classes by boxes: none ticked is all. */
function ClassBoxes({ path, value, title }: ValueProps) {
  const { list } = useContext(ShownList)
  const chosen = Array.isArray(value) ? value.map(textOf) : []
  const known = classesOf(list)
  const gone = chosen.filter((id) => known.every(([each]) => each !== id)).map((id) => [id, id] as const)
  return (
    <fieldset id={fieldId(path)}>
      <legend>{title}</legend>
      <p className="soft">None ticked: all classes.</p>
      {[...known, ...gone].map(([id, name], i) => (
        <div key={id}>
          <Tick name={innerPath(path, i)} value={id} defaultChecked={chosen.includes(id)}>
            {name}
          </Tick>
        </div>
      ))}
      <Problems path={path} />
      {chosen.map((_, i) => (
        <Problems key={i} path={innerPath(path, i)} />
      ))}
    </fieldset>
  )
}

/** A value that has several forms: prices of a park, and what a night costs. */
function Forms({ node, path, value, title = '' }: ValueProps) {
  const typed = Object.fromEntries(namedParts(value))
  if (path === 'night.more')
    return (
      <fieldset id={fieldId(path)}>
        <legend>{title}</legend>
        <p className="soft">Fill in one of the two.</p>
        <Problems path={path} />
        <div className="fields">
          {['percent', 'rupees'].map((name) => (
            <Single
              key={name}
              node={formOf(node, { [name]: 1 }).entries![name]!}
              path={innerPath(path, name)}
              value={typed[name]}
              title="More"
            />
          ))}
        </div>
      </fieldset>
    )
  if (!Array.isArray(value))
    return (
      <>
        <Single node={formOf(node, 'yala')} path={path} value={value} title={title} />
        <div className="actions">
          <Act act={`add ${path}`}>Give it a table of its own</Act>
        </div>
      </>
    )
  return (
    <>
      <Value node={formOf(node, [])} path={path} value={value} title={title} />
      <div className="actions">
        <Act act={`remove ${path}`}>Take the other parks’ table</Act>
      </div>
    </>
  )
}

/** A class that had figures before its share gets those again; another one, its percentage of each. */
function useRemoveShare(path: string): string {
  const { list } = useContext(ShownList)
  const [, id] = path.split('.')
  const { perKm } = (list.transfers as { airport?: { perKm?: unknown } } | undefined)?.airport ?? {}
  return namedParts(perKm).some(([each]) => each === id)
    ? 'Give it the figures again that it had before'
    : 'Give it figures of its own, as they are now'
}

/** A group that may be none. */
function MaybeGroup({ node, path, value, title = '' }: ValueProps) {
  const { none, help } = wordsOf(node)
  const inner = node.wrapped!
  const isShare = /^vehicles\.[^.]+\.share$/.test(path)
  const removeShare = useRemoveShare(path)
  const change = isShare ? removeShare : `Change to: ${none?.replace(/\.$/, '') ?? 'none'}`
  if (inner.item) return <ClassBoxes node={inner} path={path} value={value} title={title} />
  return (
    <fieldset id={fieldId(path)}>
      <legend>{title}</legend>
      {help && <p className="soft">{help}</p>}
      {value === null && none && <p className="soft">{none}</p>}
      <Problems path={path} />
      {value !== null && <Inside node={inner} path={path} value={value} />}
      <div className="actions">
        {value === null ? (
          <Act act={`add ${path}`} label={isShare ? `Price it as a percentage: ${title}` : `Set it: ${title}`}>
            {isShare ? 'Price it as a percentage' : 'Set it'}
          </Act>
        ) : (
          <Act act={`remove ${path}`} label={`${title}: ${change}`}>
            {change}
          </Act>
        )}
      </div>
    </fieldset>
  )
}

/** What a group has in it: single values beside each other, then the larger ones. */
function Inside({ node, path, value }: ValueProps) {
  const parts = Object.fromEntries(namedParts(value))
  const named: [name: string, inner: Node][] = node.entries
    ? Object.entries(node.entries)
    : node.items!.map((inner, i) => [String(i), inner])
  const fields = (all: typeof named) =>
    all.map(([name, inner]) => (
      <Value
        key={name}
        node={inner}
        path={innerPath(path, name)}
        value={parts[name]}
        title={wordsOf(inner).title ?? name}
      />
    ))
  const single = named.filter(([, inner]) => isSingle(inner))
  return (
    <>
      {single.length > 0 &&
        (node.items ? <Narrow>{fields(single)}</Narrow> : <div className="fields">{fields(single)}</div>)}
      {fields(named.filter(([, inner]) => !isSingle(inner)))}
    </>
  )
}

/** A value of any kind, with its name and all that is said of it. */
function Value({ node, path, value, title = '' }: ValueProps) {
  if (node.getter) return <Forms node={node} path={path} value={value} title={title} />
  if (isSingle(node)) return <Single node={node} path={path} value={value ?? ''} title={title} />
  if (node.wrapped) return <MaybeGroup node={node} path={path} value={value ?? null} title={title} />
  const { help } = wordsOf(node)
  const isEntry = title === ''
  const inside = (
    <>
      {help && <p className="soft">{help}</p>}
      {!isEntry && <Problems path={path} />}
      {(node.entries ?? node.items) ? (
        <Inside node={node} path={path} value={value} />
      ) : node.item ? (
        <Rows node={node} path={path} value={value} />
      ) : (
        <ByClass node={node} path={path} value={value} />
      )}
    </>
  )
  if (isEntry) return inside
  const unit = unitAbove(node)
  return (
    <fieldset id={fieldId(path)}>
      <legend>
        {title}
        {unit && <span className="unit"> ({unit})</span>}
      </legend>
      {inside}
    </fieldset>
  )
}

interface NewEntryProps {
  readonly act: string
  readonly label: string
  readonly typed: string
  readonly refusal: string | null
  readonly children: ReactNode
}

function NewEntry({ act, label, typed, refusal, children }: NewEntryProps) {
  return (
    <div className="card">
      <label htmlFor="new">{label}</label>
      <input
        id="new"
        name="new"
        defaultValue={typed}
        maxLength={80}
        autoComplete="off"
        aria-invalid={refusal ? true : undefined}
        aria-describedby={refusal ? 'new-bad' : undefined}
      />
      {refusal && (
        <p className="bad" id="new-bad">
          {refusal}
        </p>
      )}
      <div className="actions">
        <Act act={act}>{children}</Act>
      </div>
    </div>
  )
}

interface Added {
  /** The name of a class or park that could not be added. */
  readonly typed?: string
  readonly refusal?: string | null
}

function Vehicles({ typed = '', refusal = null }: Added) {
  const { list } = useContext(ShownList)
  const inner = PARTS.vehicles!.value!
  return (
    <>
      {namedParts(list.vehicles).map(([id, value], i) => {
        const path = innerPath('vehicles', id)
        const isOwn = !(CONTRACT_CLASSES as readonly string[]).includes(id)
        return (
          <Entry
            key={id}
            path={path}
            title={`${classNameIn(list as unknown as PriceList, id)} (${id})`}
            what="class"
            canGo={isOwn}
            canRise={i > 0}
          >
            <Value node={inner} path={path} value={value} />
          </Entry>
        )
      })}
      <Problems path="vehicles" />
      <NewEntry act="add vehicles" label="Id of another class, such as van9 or bus" typed={typed} refusal={refusal}>
        Add this class
      </NewEntry>
    </>
  )
}

function Parks({ typed = '', refusal = null }: Added) {
  const { list } = useContext(ShownList)
  const inner = PARTS.parks!.value!
  return (
    <>
      {namedParts(list.parks).map(([name, value], i) => {
        const path = innerPath('parks', name)
        return (
          <Entry key={name} path={path} title={name} what="park" canRise={i > 0}>
            <Value node={inner} path={path} value={value} />
          </Entry>
        )
      })}
      <Problems path="parks" />
      <NewEntry act="add parks" label="English name of another park" typed={typed} refusal={refusal}>
        Add this park
      </NewEntry>
    </>
  )
}

export interface PriceFieldsProps extends Shown, Added {
  /** Names of parts of the list. */
  readonly parts: readonly string[]
}

export function PriceFields({ parts, typed, refusal, ...shown }: PriceFieldsProps) {
  const isAlone = parts.length === 1
  return (
    <ShownList value={shown}>
      {parts.map((part) => {
        if (part === 'vehicles') return <Vehicles key={part} typed={typed ?? ''} refusal={refusal ?? null} />
        if (part === 'parks') return <Parks key={part} typed={typed ?? ''} refusal={refusal ?? null} />
        const node = PARTS[part]!
        const hasOwnTitle = isAlone && !node.wrapped
        return (
          <Value
            key={part}
            node={node}
            path={part}
            value={shown.list[part]}
            title={hasOwnTitle ? '' : wordsOf(node).title!}
          />
        )
      })}
    </ShownList>
  )
}
