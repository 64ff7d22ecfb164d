/** What agents find: the Model Context Protocol, and the page and the file that tell of it. docs/agents.md */
import { Hono } from 'hono'
import { paths } from '#domain/paths.ts'
import { type AppEnv, settings } from '#worker/environment.ts'
import { LISTED_CACHE_CONTROL } from '#worker/pages/render.tsx'
import { plainPage } from '#worker/platform/plain-page.tsx'
import { countVisitor } from '#worker/platform/rate-limit.ts'
import { visitorOf, workerContext } from '#worker/platform/request.ts'
import { agentsPage, AGENTS_DESCRIPTION, llmsText } from './page.tsx'

export const agents = new Hono<AppEnv>()
  .all(paths.mcp, async (c) => {
    await countVisitor(c.env.AGENT_RATE, visitorOf(c))
    const { answerAgent } = await import('./server.ts')
    return answerAgent(workerContext(c), c.req.raw)
  })
  .get(paths.forAgents, (c) => {
    const page = plainPage('For agents', agentsPage(settings(c.env).PRODUCT), {
      description: AGENTS_DESCRIPTION,
      path: paths.forAgents,
    })
    return c.html(page, 200, { 'cache-control': LISTED_CACHE_CONTROL })
  })
  .get('/llms.txt', (c) => c.text(llmsText, 200, { 'cache-control': LISTED_CACHE_CONTROL }))
