/** The tables in D1. Every migration is generated from here, but for the view: `npx drizzle-kit generate --name what_changed`. */
export * from './schema/bookings-and-rides.ts'
export { utcNow } from './schema/columns.ts'
export * from './schema/drivers-and-cars.ts'
export * from './schema/mail-push-alarms.ts'
export * from './schema/money.ts'
export * from './schema/prices-and-site.ts'
