/**
 * Files of tests share a process, because to start one takes longer than most files. Each begins as in a process of its
 * own: with code that has seen nothing, and without what the file before has put in the place of something.
 */
import { vi } from 'vitest'

vi.useRealTimers()
vi.unstubAllGlobals()
vi.restoreAllMocks()
vi.resetModules()
