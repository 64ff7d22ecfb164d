/** Each file of tests begins with the migrated database. */
import { env } from 'cloudflare:workers'

await env.DB.batch(env.TEST_DATABASE.map((sql) => env.DB.prepare(sql)))
