/** What becomes of a booking on the day of its ride, whoever taps at once and whatever fails. */
import { rideDayHistories } from './history.ts'
import { runs, simulate } from './simulate.ts'

// Such a history takes twice as long as the others.
simulate(rideDayHistories, Math.ceil(runs / 2))
