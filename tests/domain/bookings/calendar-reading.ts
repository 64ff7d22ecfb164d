/** Reads a calendar file as RFC 5545 and RFC 5546 say, and refuses whatever they do not allow. */
class WrongCalendar extends Error {}

function must(allowed: unknown, otherwise: string): asserts allowed {
  if (!allowed) throw new WrongCalendar(otherwise)
}

/** A line of the file, unfolded. */
interface ContentLine {
  readonly name: string
  readonly params: ReadonlyMap<string, string>
  /** As it stands, escaped. */
  readonly value: string
}

interface Component {
  readonly name: string
  readonly lines: ContentLine[]
  readonly parts: Component[]
}

/** An event, with its texts as a person reads them. */
export interface ReadEvent {
  readonly uid: string
  readonly sequence: number
  readonly status: string
  /** Of its time zone: `20261231T233000`. */
  readonly start: string
  readonly end: string
  readonly summary: string
  readonly location: string
  readonly description: string
  /** Its calendar rings before it. */
  readonly hasAlarm: boolean
}

/** Section 3.1: lines end in CRLF, have at most 75 octets, and go on after a space or tab. */
function unfolded(file: Uint8Array): string[] {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(file)
  must(text.endsWith('\r\n'), 'the last line has no end')
  const lines = text.slice(0, -2).split('\r\n')
  for (const line of lines) {
    must(!/[\r\n]/.test(line), `a line break without its other half: ${line}`)
    // Control characters but the tab.
    must(!/[^\P{Cc}\t]/u.test(line), `a control character: ${line}`)
    must(new TextEncoder().encode(line).length <= 75, `longer than 75 octets: ${line}`)
    must(line !== '', 'an empty line')
  }
  const whole: string[] = []
  for (const line of lines) {
    if (/^[ \t]/.test(line)) whole.push(whole.pop()! + line.slice(1))
    else whole.push(line)
  }
  return whole
}

const NAME = '[A-Za-z0-9-]+'
const PARAM = `;(${NAME})=("[^"]*"|[^";:,]*)`

/** Section 3.1: name, parameters, value. */
function contentLine(line: string): ContentLine {
  const found = new RegExp(`^(${NAME})((?:${PARAM})*):(.*)$`, 'u').exec(line)
  must(found, `no content line: ${line}`)
  const [, name, written, , , value] = found
  const params = [...written!.matchAll(new RegExp(PARAM, 'gu'))].map(
    ([, key, given]) => [key!.toUpperCase(), given!.replaceAll('"', '')] as const,
  )
  must(new Set(params.map(([key]) => key)).size === params.length, `a parameter twice: ${line}`)
  return { name: name!.toUpperCase(), params: new Map(params), value: value! }
}

/** Sections 3.4 and 3.6: components within each other. */
function componentOf(lines: readonly ContentLine[]): Component {
  const root: Component = { name: '', lines: [], parts: [] }
  const open = [root]
  for (const line of lines) {
    if (line.name === 'BEGIN') {
      const part: Component = { name: line.value, lines: [], parts: [] }
      open.at(-1)!.parts.push(part)
      open.push(part)
    } else if (line.name === 'END') {
      must(open.pop()!.name === line.value, 'a component that ends within another')
    } else {
      must(open.length > 1, `${line.name} outside of a calendar`)
      open.at(-1)!.lines.push(line)
    }
  }
  must(open.length === 1, 'a component without an end')
  must(root.parts.length === 1, 'one calendar')
  return root.parts[0]!
}

const TEXT = /^(?:[^\\;,]|\\[\\;,nN])*$/u
const LOCAL = /^\d{4}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3])[0-5]\d[0-5]\d$/
const UTC = new RegExp(LOCAL.source.replace('$', 'Z$'))
const URI = /^[a-z][a-z0-9+.-]*:[^\s"<>\\^`{|}]+$/i
const OFFSET = /^[+-](?!000000$|0000$)\d{4}(?:\d{2})?$/
const DURATION = /^[+-]?P(?:\d+W|\d+D|(?:\d+D)?T(?:\d+H)?(?:\d+M)?(?:\d+S)?)$/

/** What may stand in a component: the form of its values, and whether it must stand there. Each once. */
interface Rules {
  readonly needed: Readonly<Record<string, RegExp>>
  readonly allowed: Readonly<Record<string, RegExp>>
  readonly parts: readonly string[]
}

const COMPONENTS: Readonly<Record<string, Rules>> = {
  VCALENDAR: {
    // A published one names its method, and calendars that know none import nothing.
    needed: { VERSION: /^2\.0$/, PRODID: TEXT, METHOD: /^PUBLISH$/ },
    allowed: { CALSCALE: /^GREGORIAN$/ },
    parts: ['VTIMEZONE', 'VEVENT'],
  },
  VTIMEZONE: { needed: { TZID: TEXT }, allowed: {}, parts: ['STANDARD', 'DAYLIGHT'] },
  STANDARD: {
    needed: { DTSTART: LOCAL, TZOFFSETFROM: OFFSET, TZOFFSETTO: OFFSET },
    allowed: { TZNAME: TEXT },
    parts: [],
  },
  VEVENT: {
    // RFC 5546, section 3.2.1: a published event also has an organizer and a summary.
    needed: { UID: TEXT, DTSTAMP: UTC, DTSTART: LOCAL, ORGANIZER: URI, SUMMARY: TEXT },
    allowed: {
      DTEND: LOCAL,
      SEQUENCE: /^\d{1,10}$/,
      STATUS: /^(?:TENTATIVE|CONFIRMED|CANCELLED)$/,
      LOCATION: TEXT,
      DESCRIPTION: TEXT,
      URL: URI,
    },
    parts: ['VALARM'],
  },
  VALARM: { needed: { ACTION: /^DISPLAY$/, TRIGGER: DURATION, DESCRIPTION: TEXT }, allowed: {}, parts: [] },
}

function check({ name, lines, parts }: Component): void {
  const rules = COMPONENTS[name]
  must(rules, `no such component: ${name}`)
  const forms = { ...rules.needed, ...rules.allowed }
  for (const { name: property, value } of lines) {
    must(forms[property]?.test(value), `${property} in ${name}: ${value}`)
  }
  const given = lines.map((line) => line.name)
  must(new Set(given).size === given.length, `a property twice in ${name}`)
  for (const property of Object.keys(rules.needed)) must(given.includes(property), `no ${property} in ${name}`)
  for (const part of parts) {
    must(rules.parts.includes(part.name), `${part.name} in ${name}`)
    check(part)
  }
}

const plain = (escaped: string) =>
  escaped.replace(/\\(.)/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign))

/** A real day: `20270230` has the form of one. */
function checkDay(moment: string): void {
  const [year, month, day] = [moment.slice(0, 4), moment.slice(4, 6), moment.slice(6, 8)].map(Number)
  const date = new Date(Date.UTC(year!, month! - 1, day))
  must(date.getUTCDate() === day, `no such day: ${moment}`)
}

function readEvent({ lines, parts }: Component, zones: readonly string[]): ReadEvent {
  const line = (name: string) => lines.find((each) => each.name === name)
  for (const name of ['DTSTART', 'DTEND']) {
    const zone = line(name)?.params.get('TZID')
    must(zone !== undefined && zones.includes(zone), `${name} in a zone that the file does not hold: ${zone}`)
    checkDay(line(name)!.value)
  }
  const [start, end] = [line('DTSTART')!.value, line('DTEND')!.value]
  must(end > start, `ends at ${end}, before it starts at ${start}`)
  const text = (name: string) => plain(line(name)?.value ?? '')
  return {
    uid: text('UID'),
    sequence: Number(line('SEQUENCE')?.value ?? 0),
    status: text('STATUS'),
    start,
    end,
    summary: text('SUMMARY'),
    location: text('LOCATION'),
    description: text('DESCRIPTION'),
    hasAlarm: parts.length > 0,
  }
}

/** The events of a calendar file. @throws WrongCalendar where a calendar could refuse it */
export function readCalendar(file: string | Uint8Array): ReadEvent[] {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file
  const calendar = componentOf(unfolded(bytes).map(contentLine))
  must(calendar.name === 'VCALENDAR', 'no calendar')
  check(calendar)
  const zones = calendar.parts.filter(({ name }) => name === 'VTIMEZONE')
  const names = zones.map(({ lines }) => plain(lines.find(({ name }) => name === 'TZID')!.value))
  for (const { parts } of zones) must(parts.length > 0, 'a zone without an offset')
  const events = calendar.parts.filter(({ name }) => name === 'VEVENT').map((event) => readEvent(event, names))
  must(new Set(events.map(({ uid }) => uid)).size === events.length, 'two events with one UID')
  return events
}
