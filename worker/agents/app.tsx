/** What agents find: the Model Context Protocol, and the page and the file that describe it. docs/agents.md */
import { Hono } from 'hono'
import { paths } from '#domain/paths.ts'
import { type AppEnv, settings } from '#worker/environment.ts'
import { LISTED_CACHE_CONTROL } from '#worker/platform/page-caching.ts'
import { plainPage } from '#worker/platform/plain-page.tsx'
import { readText } from '#worker/platform/body.ts'
import { visitorOf, workerContext } from '#worker/platform/request.ts'
import { countQuestion } from './limits.ts'
import { agentsPage, AGENTS_DESCRIPTION, llmsText } from './page.tsx'

export const agents = new Hono<AppEnv>()
  .all(paths.mcp, async (c) => {
    const body = c.req.method === 'POST' ? await readText(c.req.raw) : null
    await countQuestion(c.env, visitorOf(c), body)
    const { answerAgent } = await import('./server.ts')
    return answerAgent(workerContext(c), c.req.raw, body)
  })
  .get(paths.forAgents, (c) => {
    const page = plainPage('For agents', agentsPage(settings(c.env).PRODUCT), {
      description: AGENTS_DESCRIPTION,
      path: paths.forAgents,
    })
    return c.html(page, 200, { 'cache-control': LISTED_CACHE_CONTROL })
  })
  .get('/llms.txt', (c) => c.text(llmsText, 200, { 'cache-control': LISTED_CACHE_CONTROL }))
