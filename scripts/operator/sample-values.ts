/**
 * What must not go live: values that the repository holds as samples, values that cannot be right, and settings that
 * contradict each other.
 */
import { settingProblems } from '#worker/environment.ts'

/** The parts of wrangler's configuration that are looked at. */
interface SiteConfig {
  readonly vars?: Readonly<Record<string, unknown>>
  readonly d1_databases?: readonly { readonly binding: string; readonly database_id?: string | undefined }[]
  readonly kv_namespaces?: readonly { readonly binding: string; readonly id?: string | undefined }[]
  readonly workers_dev?: boolean | undefined
  readonly route?: Route | undefined
  readonly routes?: readonly Route[] | undefined
}

type Route = string | { readonly pattern: string }

export interface Site {
  readonly config: SiteConfig
  /** All that `domain/brand.ts` exports, by name. */
  readonly brand: Readonly<Record<string, unknown>>
  /** Names of the secrets that are set; `null` where that is not known. */
  readonly secrets: readonly string[] | null
}

/** Domains that belong to nobody (RFC 2606), numbers made of zeros, and the sample street. */
const SAMPLE = /(?:^|[/.@])example\.(?:com|net|org)\b|\.(?:example|test|invalid)\b|0{7}|^1 Sample Lane$/i
const NO_ID = /^[0-]*$/

/** Every text in a value, with its path. */
function texts(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => texts(part, path ? `${path}.${name}` : name))
}

const samplesIn = (file: string, value: unknown, path = '') =>
  texts(value, path)
    .filter(([, text]) => SAMPLE.test(text))
    .map(([name, text]) => `${file}: ${name} is a sample: ${text}`)

/** The host of a route such as `www.example.com/*`. */
const hostOf = (route: Route) => (typeof route === 'string' ? route : route.pattern).split('/')[0]!

function domainProblems({ config: { workers_dev, route, routes = [] }, brand }: Site): string[] {
  const hosts = [...(route ? [route] : []), ...routes].map(hostOf)
  const origin = texts(brand, '').find(([path]) => path === 'BRAND.origin')?.[1] ?? ''
  const host = URL.parse(origin)?.host ?? origin
  return [
    ...(hosts.length > 0 && workers_dev
      ? ['wrangler.toml: workers_dev = true beside a domain of your own: the site would stand at two addresses']
      : []),
    ...(hosts.length > 0 && !hosts.includes(host)
      ? [`domain/brand.ts: BRAND.origin is ${origin}, but wrangler.toml serves ${hosts.join(', ')}`]
      : []),
  ]
}

/** One sentence for each thing that has to change before the site may be deployed. */
export function deployProblems(site: Site): string[] {
  const {
    config: { vars = {}, d1_databases = [], kv_namespaces = [], route, routes = [] },
    brand,
    secrets,
  } = site
  return [
    ...d1_databases
      .filter(({ database_id = '' }) => NO_ID.test(database_id))
      .map(
        ({ binding }) =>
          `wrangler.toml: the database ${binding} has no id; npx wrangler d1 create serendip-taxi prints it`,
      ),
    ...kv_namespaces
      .filter(({ id = '' }) => NO_ID.test(id))
      .map(
        ({ binding }) =>
          `wrangler.toml: the KV namespace ${binding} has no id; npx wrangler kv namespace create ${binding} prints it`,
      ),
    ...samplesIn('wrangler.toml', vars, 'vars'),
    ...settingProblems(vars)
      .filter(({ name }) => name in vars)
      .map(({ name, problem }) => `wrangler.toml: vars.${name} ${problem}`),
    ...samplesIn('wrangler.toml', [...(route ? [route] : []), ...routes], 'routes'),
    ...domainProblems(site),
    ...samplesIn('domain/brand.ts', brand),
    ...(secrets && !secrets.includes('QUOTE_SECRET')
      ? ['The secret QUOTE_SECRET is not set; npx wrangler secret put QUOTE_SECRET asks for it']
      : []),
    ...(secrets && vars.TURNSTILE_SITE_KEY && !secrets.includes('TURNSTILE_SECRET_KEY')
      ? [
          'wrangler.toml: TURNSTILE_SITE_KEY is set, but not the secret TURNSTILE_SECRET_KEY: bookings would not be checked',
        ]
      : []),
  ]
}
