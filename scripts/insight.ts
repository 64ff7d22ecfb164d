/** What the office's pages of figures say, on a terminal or as a file. docs/payments.md#months-end */
import { writeFileSync } from 'node:fs'
import type { Env } from '#worker/environment.ts'
import { monthEnd } from '#worker/office/month-end.ts'
import { monthEndCsv, monthEndRows } from '#worker/office/tables.ts'
import { BYTE_ORDER_MARK } from '#worker/platform/write-csv.ts'
import { runWithPriceLists } from '#worker/prices/lists.ts'
import { checkMonth } from './operator/arguments.ts'
import { readOrStop, UsageError } from './operator/options.ts'
import { textTable } from './operator/report.ts'
import { withSite } from './operator/site.ts'

const HELP = `npm run insight -- WHAT [--remote]

  --month 2026-11        what each driver and car brought in and how far they went empty, what was cancelled, who came again
  --csv, --json          the same for a spreadsheet or a program
  --to FILE              writes it to a file, without the lines that npm prints above it

Without --remote it is about the site of this machine; with it, about the deployed one.`

const { values } = readOrStop(
  {
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

async function answer(): Promise<string> {
  const { month, csv, json, help, remote } = values
  if (help) return HELP
  if (csv && json) throw new UsageError('Either --csv or --json')
  if (month === undefined) throw new UsageError(`What?\n\n${HELP}`)
  return withSite(remote, (env) => runWithPriceLists(env, () => monthOf(env, month)))
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
  else if ((error as Error).name === 'DatabaseUnavailable')
    console.error(
      'The database does not answer. The local one is made by `npm run dev` or `npm run preview`: ' +
        'start one of them once. For --remote, log in with `npx wrangler login`.',
    )
  else throw error
}
