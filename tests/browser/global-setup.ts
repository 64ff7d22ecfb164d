import type { TestProject } from 'vitest/node'
import { startSite } from './site.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    siteUrl: string
    siteState: string
  }
}

export default async function setup(project: TestProject) {
  const site = await startSite()
  project.provide('siteUrl', site.url)
  project.provide('siteState', site.state)
  return () => site.remove()
}
