/** A guest takes a step. */
import type { Step } from '../guest.ts'
import type { Life } from '../life.ts'
import { cancelRide, changeBooking, lookAtBooking } from './booking.ts'
import { openSecondTab, switchNetwork, travel } from './browser.ts'
import { agree, bookAnother, confirm } from './confirm.ts'
import { bookBackToo, fillInContact, fillInWhen, letChromeFillIn, tell } from './form.ts'
import { gatewayTakesBack, payOnline } from './money.ts'
import { addOnTheWay, choosePlace } from './places.ts'
import { changePlan, chooseNights, chooseStart } from './plan.ts'
import { changeTour, chooseVehicle, openPage, swapEnds } from './trip.ts'

/** @returns what was done, in words; `null` where the step was not possible */
export async function take(life: Life, step: Step): Promise<string | null> {
  switch (step.do) {
    case 'open':
      return openPage(life, step)
    case 'place':
      return choosePlace(life, step)
    case 'via':
      return addOnTheWay(life, step)
    case 'swap':
      return swapEnds(life)
    case 'vehicle':
      return chooseVehicle(life, step)
    case 'plan':
      return changePlan(life, step)
    case 'start':
      return chooseStart(life, step)
    case 'nights':
      return chooseNights(life, step)
    case 'tour':
      return changeTour(life, step)
    case 'when':
      return fillInWhen(life, step)
    case 'contact':
      return fillInContact(life)
    case 'note':
      return tell(life, step)
    case 'autofill':
      return letChromeFillIn(life, step)
    case 'back-too':
      return bookBackToo(life, step)
    case 'confirm':
      return confirm(life, step)
    case 'agree':
      return agree(life)
    case 'another':
      return bookAnother(life)
    case 'booking':
      return lookAtBooking(life)
    case 'change':
      return changeBooking(life, step)
    case 'cancel':
      return cancelRide(life, step)
    case 'pay':
      return payOnline(life, step)
    case 'money-back':
      return gatewayTakesBack(life, step)
    case 'reload':
    case 'back':
    case 'forward':
      return travel(life, step.do)
    case 'tab':
      return openSecondTab(life)
    case 'offline':
      return switchNetwork(life, step)
    case 'lose':
      life.answersToLose = step.answers
      life.hasLost = true
      return `the next ${step.answers} answers to a booking get lost`
  }
}

/** What can be checked late. */
export async function afterwards(life: Life): Promise<void> {
  for (const check of life.later.splice(0)) await check()
}
