/**
 * Tables that the browser keeps for the site, and work that one tab does at a time. A browser may refuse both though it
 * has them: then nothing is kept, and each tab works for itself. Nothing here rejects because of that.
 */
import { createStore, delMany, entries, get, set } from 'idb-keyval'

export interface DeviceTable<T> {
  read(key: string): Promise<T | undefined>
  /** All of them, by key. */
  all(): Promise<[key: string, value: T][]>
  /** False where the browser does not keep it. */
  keep(key: string, value: T): Promise<boolean>
  drop(keys: string[]): Promise<void>
}

/** Database and table of the bookings that a guest keeps on this device: client/offline/kept-vouchers.ts. */
export const KEPT_BOOKINGS = ['vouchers', 'kept'] as const

/** @param instead where the browser refuses */
async function ask<T>(use: () => Promise<T>, instead: T): Promise<T> {
  try {
    return await use()
  } catch {
    return instead
  }
}

/** Some browsers never answer the first question to a database: no booking waits for that. */
const ANSWER_MS = 1500

const askInTime = <T>(use: () => Promise<T>, instead: T, ms = ANSWER_MS): Promise<T> =>
  Promise.race([ask(use, instead), new Promise<T>((resolve) => setTimeout(() => resolve(instead), ms))])

/** Opened on first use. */
export function deviceTable<T>(database: string, table: string): DeviceTable<T> {
  let opened: ReturnType<typeof createStore> | undefined
  const store = () => (opened ??= createStore(database, table))
  return {
    read: (key) => askInTime(() => get<T>(key, store()), undefined),
    all: () => askInTime(() => entries<string, T>(store()), []),
    keep: (key, value) =>
      askInTime(async () => {
        await set(key, value, store())
        return true
      }, false),
    drop: (keys) => askInTime(() => delMany(keys, store()), undefined),
  }
}

/** A phone may put a tab to sleep that holds a lock. In a tab that is awake the work hardly takes longer. */
const LOCK_MS = 15_000

/** Runs once: in one tab at a time where the browser has locks and grants one in time. Settles as the task does. */
export async function inOneTab<T>(name: string, task: () => Promise<T>): Promise<T> {
  let running: Promise<T> | undefined
  const runOnce = () => (running ??= task())
  await askInTime<unknown>(() => navigator.locks.request(name, runOnce), null, LOCK_MS)
  return runOnce()
}
