import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { deployProblems, type Site } from '../../scripts/operator/sample-values.ts'

const READY: Site = {
  config: {
    vars: {
      PAYMENT_URL: 'https://pay.lankataxi.lk/card',
      MAIL_FROM: 'bookings@lankataxi.lk',
      GOOGLE_MAPS_BROWSER_KEY: '',
    },
    d1_databases: [{ binding: 'DB', database_id: '8c1e7b52-0000-4000-8000-1f2a3b4c5d6e' }],
    kv_namespaces: [{ binding: 'CACHE', id: '00f1c2d3e4a5b6c7d8e9f00112233445' }],
    workers_dev: false,
    routes: [{ pattern: 'www.lankataxi.lk' }],
  },
  brand: {
    BRAND: { origin: 'https://www.lankataxi.lk' },
    CONTACT: { whatsapp: '+94771234567' },
    LINKS: { social: [{ href: 'https://social.lankataxi.lk' }] },
  },
  secrets: ['QUOTE_SECRET'],
}

describe('what keeps a site from being deployed', () => {
  test('nothing, once it is set up', () => {
    expect(deployProblems(READY)).toEqual([])
    expect(deployProblems({ ...READY, config: { ...READY.config, workers_dev: true, routes: undefined } })).toEqual([])
  })

  test.each<[string, Site, string]>([
    [
      'the id of the database',
      {
        ...READY,
        config: {
          ...READY.config,
          d1_databases: [{ binding: 'DB', database_id: '00000000-0000-0000-0000-000000000000' }],
        },
      },
      'wrangler.toml: the database DB has no id',
    ],
    [
      'a missing id',
      { ...READY, config: { ...READY.config, d1_databases: [{ binding: 'DB' }] } },
      'wrangler.toml: the database DB has no id',
    ],
    [
      'the id of the KV namespace',
      { ...READY, config: { ...READY.config, kv_namespaces: [{ binding: 'CACHE', id: '0'.repeat(32) }] } },
      'wrangler.toml: the KV namespace CACHE has no id',
    ],
    [
      'an address in the variables',
      { ...READY, config: { ...READY.config, vars: { PAYMENT_URL: 'https://pay.example.com/card' } } },
      'wrangler.toml: vars.PAYMENT_URL is a sample: https://pay.example.com/card',
    ],
    [
      'an e-mail address in the variables',
      { ...READY, config: { ...READY.config, vars: { MAIL_FROM: 'info@example.com' } } },
      'wrangler.toml: vars.MAIL_FROM is a sample',
    ],
    ...(
      [
        ['PAYMENT_URL', 'pay', 'must be an https address'],
        ['PAYMENT_URL', 'http://pay.lankataxi.lk/card', 'must be an https address'],
        ['MAIL_FROM', 'bookings', 'is not an e-mail address'],
        ['MAIL_FROM', '', 'is not set'],
        ['MAIL_OPERATOR', 'Lanka Taxi', 'is not an e-mail address'],
        ['ERASE_AFTER_DAYS', 'abc', 'must be a whole number of days'],
        ['ERASE_AFTER_DAYS', '0', 'must be at least 1 day'],
        ['ERASE_AFTER_DAYS', 90, 'must be a text'],
        ['MAILS_PER_HOUR', 'many', 'must be a whole number of mails'],
        ['PRODUCT', 'taxi/lk', 'must be one segment of a path'],
      ] as const
    ).map(([name, value, problem]): [string, Site, string] => [
      `${name} = ${JSON.stringify(value)}`,
      { ...READY, config: { ...READY.config, vars: { ...READY.config.vars, [name]: value } } },
      `wrangler.toml: vars.${name} ${problem}`,
    ]),
    [
      'a domain of the brand',
      { ...READY, brand: { ...READY.brand, LINKS: { social: [{ href: 'https://social.example.com/x' }] } } },
      'domain/brand.ts: LINKS.social.0.href is a sample',
    ],
    [
      'a phone number of the brand',
      { ...READY, brand: { ...READY.brand, CONTACT: { whatsapp: '+94700000000' } } },
      'domain/brand.ts: CONTACT.whatsapp is a sample',
    ],
    [
      'a registration number',
      {
        ...READY,
        brand: { ...READY.brand, BRAND: { origin: 'https://www.lankataxi.lk', registrationNumber: 'PV 00000000' } },
      },
      'domain/brand.ts: BRAND.registrationNumber is a sample',
    ],
    [
      'a key of Turnstile that is only for tests',
      {
        ...READY,
        secrets: null,
        config: { ...READY.config, vars: { TURNSTILE_SITE_KEY: '1x00000000000000000000AA' } },
      },
      'wrangler.toml: vars.TURNSTILE_SITE_KEY is a sample',
    ],
    [
      'a key of Turnstile without its secret',
      { ...READY, config: { ...READY.config, vars: { TURNSTILE_SITE_KEY: '0x4AAAAAAAsite' } } },
      'wrangler.toml: TURNSTILE_SITE_KEY is set, but not the secret TURNSTILE_SECRET_KEY',
    ],
    ['a missing secret', { ...READY, secrets: ['PAYMENT_SECRET'] }, 'The secret QUOTE_SECRET is not set'],
    [
      'workers.dev beside a domain',
      { ...READY, config: { ...READY.config, workers_dev: true } },
      'wrangler.toml: workers_dev = true beside a domain of your own',
    ],
    [
      'a domain that the links do not name',
      { ...READY, config: { ...READY.config, routes: ['lankataxi.lk/*'] } },
      'domain/brand.ts: BRAND.origin is https://www.lankataxi.lk, but wrangler.toml serves lankataxi.lk',
    ],
  ])('%s', (_, site, problem) => {
    const problems = deployProblems(site)
    expect(problems).toHaveLength(1)
    expect(problems[0]!.startsWith(problem)).toBe(true)
  })

  test('not a secret that nobody could look up', () => {
    expect(deployProblems({ ...READY, secrets: null })).toEqual([])
  })
})

describe('npm run deploy', () => {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
  const stub = join(folder, 'wrangler')
  afterAll(() => rmSync(folder, { recursive: true }))

  /**
   * @param script what stands in for wrangler; it leaves a word on the error output if it is asked for more than the
   *   secrets
   */
  function deploy(script: string, ...parameters: string[]) {
    writeFileSync(stub, `#!/bin/sh\n[ "$1 $2" = "secret list" ] || echo "wrangler $*" >&2\n${script}\n`)
    chmodSync(stub, 0o755)
    return spawnSync(process.execPath, ['scripts/deploy.ts', ...parameters], {
      encoding: 'utf8',
      env: { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` },
    })
  }

  test.each([[[]], [['--dry-run']]])(
    'with %j refuses the samples of this repository, with a list, before it does anything',
    (parameters) => {
      const { status, stderr } = deploy("echo '[]'", ...parameters)
      expect(status).toBe(1)
      for (const sample of [
        'the database DB',
        'the KV namespace CACHE',
        'vars.PAYMENT_URL',
        'vars.MAIL_FROM',
        'vars.MAIL_OPERATOR',
        'BRAND.origin',
        'CONTACT.whatsapp ',
        'CONTACT.address.street',
        'LINKS.reviews.0.href',
        'QUOTE_SECRET is not set',
      ]) {
        expect(stderr).toContain(sample)
      }
      expect(stderr).not.toMatch(/^wrangler /m)
    },
  )

  test('says that it could not look for the secret', () => {
    const { stderr } = deploy('echo "You are not authenticated." >&2; exit 1', '--dry-run')
    expect(stderr).toContain('The secret QUOTE_SECRET was not checked, because wrangler is not logged in')
    expect(stderr).not.toContain('QUOTE_SECRET is not set')
  })

  test('takes a Worker that does not exist yet for one without secrets', () => {
    expect(
      deploy('echo "This Worker does not exist on your account. [code: 10007]" >&2; exit 1', '--dry-run').stderr,
    ).toContain('QUOTE_SECRET is not set')
  })
})
