/** What the office's pages of figures say, on a terminal or as a file. docs/operations.md#what-guests-look-for */
import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { styleText } from 'node:util'
import { DatabaseUnavailable } from '#worker/database/d1.ts'
import type { Env } from '#worker/environment.ts'
import { insightOf, SPANS, spanOf, INSIGHT_TABLES, type InsightTable, isInsightTable } from '#worker/insight/insight.ts'
import { monthEnd } from '#worker/office/money/month-end.ts'
import { monthEndCsv, monthEndRows } from '#worker/office/csv-files.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { BYTE_ORDER_MARK } from '#worker/platform/write-csv.ts'
import { runWithPriceLists } from '#worker/prices/request-price-list.ts'
import { checkMonth } from './operator/arguments.ts'
import { readOrStop, refuseOthers, UsageError } from './operator/options.ts'
import { textTable } from './operator/report.ts'
import { withSite } from './operator/site.ts'

/** Of each table, on a terminal. */
const ROWS = 10

const HELP = `npm run insight -- WHAT [--remote]

  --week                 what guests looked for in the last seven days, what was booked of it, how long guests waited
  --days 28              the same of more days, 92 at most
  --table NAME           one table of it: ${Object.keys(INSIGHT_TABLES).join(', ')}
  --month 2026-11        what each driver and car brought in and how far they went empty, what was cancelled, who came again
  --csv, --json          the same for a spreadsheet or a program; of a week a spreadsheet takes one --table
  --to FILE              writes it to a file, without the lines that npm prints above it

Without --remote it is about the site of this machine; with it, about the deployed one.`

const { values, given } = readOrStop(
  {
    week: { type: 'boolean', default: false },
    days: { type: 'string' },
    table: { type: 'string' },
    month: { type: 'string' },
    csv: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    to: { type: 'string' },
    remote: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
  `\n${HELP}`,
)

async function monthOf(env: Env, month: string): Promise<string> {
  checkMonth(month, 'month')
  const end = await monthEnd(env, month)
  if (values.json) return JSON.stringify(end, null, 2)
  return values.csv ? BYTE_ORDER_MARK + monthEndCsv(end) : textTable(monthEndRows(end))
}

function daysAsked({ week, days }: typeof values): number | null {
  if (days === undefined) return week ? SPANS[0] : null
  if (!/^[1-9]\d?$/.test(days) || Number(days) > SPANS.at(-1)!) {
    throw new UsageError(`--days takes a number from 1 to ${SPANS.at(-1)}`)
  }
  return Number(days)
}

function tableAsked(): InsightTable | null {
  const { table = null } = values
  if (table === null || isInsightTable(table)) return table
  throw new UsageError(`--table takes ${Object.keys(INSIGHT_TABLES).join(', ')}`)
}

/** What the site is set up with besides its database: where counts are, how much mail may go. */
async function withSettings(site: Env): Promise<Env> {
  // Loaded for this alone: wrangler takes a second.
  const { unstable_readConfig: readConfig } = await import('wrangler')
  const { vars } = readConfig({ config: 'wrangler.toml' }, { hideWarnings: true })
  // It signs nothing here, and without one the settings would be warned of.
  const own = { ...vars, ...site, QUOTE_SECRET: randomBytes(32).toString('hex') }
  if (!values.remote || !vars.DEMAND_DATASET) return { ...own, DEMAND_DATASET: '' } as unknown as Env
  const { DEMAND_TOKEN } = process.env
  if (!DEMAND_TOKEN)
    throw new UsageError(
      'The counts are in Workers Analytics Engine: give its token as DEMAND_TOKEN in the environment',
    )
  // It is read by its address: a command writes none.
  return { ...own, DEMAND_TOKEN, DEMAND: { writeDataPoint() {} } } as unknown as Env
}

async function demandOf(site: Env, days: number, table: InsightTable | null): Promise<string> {
  const now = new Date()
  const insight = await insightOf(await withSettings(site), spanOf(days, now), now)
  if (values.json) return JSON.stringify(insight, null, 2)
  if (values.csv) return BYTE_ORDER_MARK + INSIGHT_TABLES[table!].csv(insight)
  const shown = table === null ? Object.values(INSIGHT_TABLES) : [INSIGHT_TABLES[table]]
  const { from, to } = insight.span
  return [
    `What guests looked for from ${from} to ${to}${insight.isSampled ? ', estimated from a sample' : ''}`,
    ...shown.map((each) => {
      const [titles = [], ...rows] = each.rows(insight)
      const more = rows.length > ROWS ? `\n... ${rows.length - ROWS} more: --csv` : ''
      const text = rows.length === 0 ? 'none' : textTable([titles, ...rows.slice(0, ROWS)]) + more
      return `${styleText('bold', each.title, { stream: process.stdout })}\n${text}`
    }),
  ].join('\n\n')
}

async function answer(): Promise<string> {
  const { month, csv, json, help, remote } = values
  if (help) return HELP
  if (csv && json) throw new UsageError('Either --csv or --json')
  if (month !== undefined) {
    refuseOthers(given, '--month', ['month', 'csv', 'json', 'to', 'remote'])
    return withSite(remote, (env) => runWithPriceLists(env, () => monthOf(env, month)))
  }
  const days = daysAsked(values)
  if (days === null) throw new UsageError(`What?\n\n${HELP}`)
  if (values.week && values.days !== undefined) throw new UsageError('Either --week or --days')
  const table = tableAsked()
  if (csv && table === null) throw new UsageError('Which --table goes into the spreadsheet?')
  if (json && table !== null) throw new UsageError('--table means nothing with --json: it has all of them')
  return withSite(remote, (env) => demandOf(env, days, table))
}

try {
  const text = await answer()
  if (values.to === undefined || values.help) console.log(text)
  else {
    writeFileSync(values.to, `${text}\n`)
    console.log(`Written to ${values.to}`)
  }
} catch (error) {
  process.exitCode = 1
  if (error instanceof UsageError) console.error(error.message)
  else if (error instanceof DatabaseUnavailable)
    console.error(
      'The database does not answer. The local one is made by `npm run dev` or `npm run preview`: ' +
        'start one of them once. For --remote, log in with `npx wrangler login`.',
    )
  else if (error instanceof SiteError) console.error(error.message)
  else throw error
}
