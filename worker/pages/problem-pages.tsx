/** The pages that the `type` of a problem leads to (RFC 9457, section 3.1.1): what has happened, and what can be done. */
import { Hono } from 'hono'
import type { AppEnv } from '#worker/environment.ts'
import { problemPath, PROBLEMS } from '#worker/platform/problem.ts'
import { LISTED_CACHE_CONTROL } from '#worker/platform/page-caching.ts'
import { plainPage } from '#worker/platform/plain-page.tsx'

const problems = new Map(Object.entries(PROBLEMS))

function ProblemPage({ kind }: { readonly kind: string }) {
  const { status, title, meaning } = problems.get(kind)!
  return (
    <main>
      <h1>{title}</h1>
      <p>{meaning}</p>
      <p className="soft">{`HTTP status ${status}, problem type ${problemPath(kind)}`}</p>
      <h2>Other problems</h2>
      <ul>
        {[...problems].map(([other, each]) =>
          other === kind ? null : (
            <li key={other}>
              <a href={problemPath(other)}>{each.title}</a>
            </li>
          ),
        )}
      </ul>
      <nav>
        <a href="/">Home page</a>
      </nav>
    </main>
  )
}

export const problemPages = new Hono<AppEnv>().get(problemPath(':kind'), async (c, next) => {
  const kind = c.req.param('kind') ?? ''
  const problem = problems.get(kind)
  if (!problem) return next()
  return c.html(plainPage(problem.title, <ProblemPage kind={kind} />), 200, {
    'cache-control': LISTED_CACHE_CONTROL,
    'x-robots-tag': 'noindex',
  })
})
