import { sql } from 'drizzle-orm'

/** This moment in UTC, ISO 8601 to the millisecond: as `Date.toISOString` writes it, so that texts compare as times. */
export const utcNow = sql`(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`
