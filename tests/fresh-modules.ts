/**
 * Files of tests share a process, because to start one takes longer than most files. Each begins as in a process of its
 * own: with code that has seen nothing, and without what the file before has put in the place of something.
 * Examples of properties are drawn from the same seed in each run: what fails, fails again. Another seed draws others.
 */
import { configureGlobal } from 'fast-check'
import { vi } from 'vitest'

configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_261_122) })

vi.useRealTimers()
vi.unstubAllGlobals()
vi.restoreAllMocks()
vi.resetModules()
