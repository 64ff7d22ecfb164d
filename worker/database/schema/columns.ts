/** Columns of many tables, and indexes of a part of the rows. Functions, because a column belongs to one table. */
import { type SQL, sql } from 'drizzle-orm'
import { index, integer, type SQLiteColumn, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { PaymentCurrency } from '#domain/bookings/money/sums.ts'

/** This moment in UTC, written as `Date.toISOString` does, so that texts compare as times. */
export const utcNow = sql`(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`

export const id = () => integer('id').primaryKey({ autoIncrement: true })
export const flag = (name: string) => integer(name, { mode: 'boolean' }).notNull()
export const textOrEmpty = (name: string) => text(name).notNull().default('')
/** When the row was written. */
export const stamp = (name: string) => text(name).notNull().default(utcNow)
export const currency = () => text('currency').$type<PaymentCurrency>().notNull()

type Columns = [SQLiteColumn, ...SQLiteColumn[]]
export const indexWhere = (name: string, where: SQL, ...on: Columns) =>
  index(name)
    .on(...on)
    .where(where)
export const onceWhere = (name: string, where: SQL, ...on: Columns) =>
  uniqueIndex(name)
    .on(...on)
    .where(where)
/** Of the rows that have a value in its first column. */
export const indexOfKnown = (name: string, ...on: Columns) => indexWhere(name, sql`${on[0]} is not null`, ...on)
export const onceIfKnown = (name: string, ...on: Columns) => onceWhere(name, sql`${on[0]} is not null`, ...on)
