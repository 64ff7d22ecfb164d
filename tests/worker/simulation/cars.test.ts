/** What becomes of bookings while cars are counted: no two rides that are sure share a car, whoever books at once and whatever fails. */
import { carHistories } from './history.ts'
import { runs, simulate } from './simulate.ts'

// Such a history has more bookings than the others.
simulate(carHistories, Math.ceil(runs / 2))
