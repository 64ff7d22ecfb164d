/** The smallest site that Hono can make: what every request costs in any case. */
import { Hono } from 'hono'

export default new Hono().all('*', (c) => c.text('ok'))
