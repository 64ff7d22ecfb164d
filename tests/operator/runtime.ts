/**
 * What the Workers tests give the Worker: bindings, variables and a database of their own. Nothing of what an operator
 * writes into wrangler.toml or .dev.vars reaches them.
 */
import { readFileSync } from 'node:fs'
import { type cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers'
import { Response } from 'miniflare'
import { VARIABLES } from './variables.ts'

type Options = Exclude<Parameters<typeof cloudflareTest>[0], (...context: never) => unknown>

/** Acts of one visitor in a minute. */
const LIMITS = {
  MAP_SERVICE_RATE: 30,
  BOOKING_RATE: 10,
  CHANGE_RATE: 10,
  UPLOAD_RATE: 120,
  SEARCH_RATE: 60,
  READ_RATE: 600,
  POLL_RATE: 120,
  CROWD_RATE: 6000,
  AGENT_RATE: 3000,
  AGENT_TRAVELER_RATE: 3000,
}

/** The runtime's version is part of the code, not of an operator's settings, so only wrangler.toml has it. */
function runtimeVersion(): { readonly compatibilityDate: string; readonly compatibilityFlags: string[] } {
  const written = readFileSync('wrangler.toml', 'utf8')
  const date = /^compatibility_date = "(.+)"$/m.exec(written)?.[1]
  const flags = /^compatibility_flags = (\[.+\])$/m.exec(written)?.[1]
  if (!date || !flags) throw new Error('wrangler.toml names no compatibility_date or no compatibility_flags')
  return { compatibilityDate: date, compatibilityFlags: JSON.parse(flags) as string[] }
}

/** index.html as a build leaves it: with names of scripts, and what pages need beyond them. */
const BUILT_PAGE = readFileSync('client/index.html', 'utf8')
  .replace(
    '<link rel="stylesheet" href="/styles/index.css" />',
    '<style>:root{color-scheme:dark}</style><!--page-style-->',
  )
  .replace(
    '<script type="module" src="/start.ts"></script>',
    '<script type="module" crossorigin data-files="/assets/react-1.js /assets/app-1.js" src="/assets/index-1.js"></script>' +
      '<script type="module" src="/assets/again-1.js"></script>',
  )
  .concat(
    '<!--page-files {"transfer":["assets/page-transfer-1.js","assets/page-transfer-1.css"]}-->',
    '<!--page-styles {"assets/page-transfer-1.css":".fare{color:green}"}-->',
  )

export async function runtime(): Promise<Options> {
  const migrations = await readD1Migrations('./migrations')
  return {
    main: './worker/index.ts',
    miniflare: {
      ...runtimeVersion(),
      bindings: {
        ...VARIABLES,
        TEST_DATABASE: migrations.flatMap(({ queries }) => queries),
        RANDOM_JOURNEYS: Number(process.env.RANDOM_JOURNEYS ?? 120),
        PRICE_LISTS: {
          first: Number(process.env.PRICE_LIST_SEED ?? 20_261_126),
          count: Number(process.env.PRICE_LISTS ?? 4),
        },
        SIMULATION: {
          seed: Number(process.env.SIMULATION_SEED ?? 20_261_122),
          runs: Number(process.env.SIMULATION_RUNS ?? 40),
          path: process.env.SIMULATION_PATH ?? '',
        },
      },
      d1Databases: ['DB'],
      kvNamespaces: ['CACHE'],
      r2Buckets: ['TEST_BUCKET'],
      email: { send_email: [{ name: 'EMAIL' }] },
      ratelimits: Object.fromEntries(
        Object.entries(LIMITS).map(([name, limit]) => [
          name,
          { namespace_id: name, simple: { limit, period: 60 as const } },
        ]),
      ),
      serviceBindings: { ASSETS: 'assets' },
      // A Worker, as assets have at Cloudflare.
      workers: [
        {
          name: 'assets',
          modules: true,
          compatibilityDate: runtimeVersion().compatibilityDate,
          script: `const page = ${JSON.stringify(BUILT_PAGE)}
            export default {
              fetch: ({ url }) => new URL(url).pathname === '/index.html' ? new Response(page) : new Response(null, { status: 404 }),
            }`,
        },
      ],
      // Tests make no network requests.
      outboundService: () => new Response('no network in tests', { status: 599 }),
    },
  }
}
