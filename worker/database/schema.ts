/** The tables in D1. Every migration is generated from here, but for the view: `npx drizzle-kit generate --name what_changed`. */
export * from './schema/bookings-and-rides.ts'
