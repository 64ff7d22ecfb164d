/** POST /directions: the embedded road network. */
import { Hono } from 'hono'
import type { AppEnv } from '../environment.ts'

export const directionsApi = new Hono<AppEnv>()
