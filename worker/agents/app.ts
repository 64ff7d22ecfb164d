/** The address for agents. docs/agents.md */
import { Hono } from 'hono'
import type { AppEnv } from '#worker/environment.ts'
import { countVisitor } from '#worker/platform/rate-limit.ts'
import { visitorOf, workerContext } from '#worker/platform/request.ts'

export const agents = new Hono<AppEnv>().all('/mcp', async (c) => {
  await countVisitor(c.env.AGENT_RATE, visitorOf(c))
  const { answerAgent } = await import('./server.ts')
  return answerAgent(workerContext(c), c.req.raw)
})
