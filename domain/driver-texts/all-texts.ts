/** All that drivers read, at hand: for the office, which writes to each driver in the driver's language. */
import type { DriverLanguage } from './driver-texts.ts'
import { en, type DriverTexts } from './in-english.ts'
import { si } from './in-sinhala.ts'
import { ta } from './in-tamil.ts'

export const DRIVER_TEXTS: Readonly<Record<DriverLanguage, DriverTexts>> = { en, si, ta }
