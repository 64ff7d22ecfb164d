import { TOUR_AND_JOURNEY_PAGES } from '../site-pages.ts'
import { testWhole } from './whole.ts'

testWhole(TOUR_AND_JOURNEY_PAGES)
