/** For tests of the day of a ride: rides of now with a driver, and the driver's phone. */
import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import { parseDriver } from '#domain/bookings/agreed/operator-steps.ts'
import { vehicleText } from '#domain/fares/vehicle-text.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import type { TransferQuote } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import type { Step } from '#worker/steps/step.ts'
import { forgetDevice } from '#worker/lists/driver-links.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { withSite } from '../../scripts/operator/site.ts'
import { type Customer, newCustomer, post, ridesOf } from './bookings.ts'
import { openDatabase, type Site, startSite } from './site.ts'
import { PHONE } from './visit.ts'

export const DRIVER = parseDriver('Nimal Perera, 077 123 4567, CAB-1234')
export const SMALL_PHONE = { ...PHONE, viewport: { width: 360, height: 640 } }
/**
 * Buttons of a driver's sheet take no tap for a moment after they have come, which driver-in-tamil.test.ts shows. From now
 * on they take it at once on this phone.
 */
export const withoutHold = (phone: BrowserContext) =>
  phone.addInitScript(() => {
    const style = new CSSStyleSheet()
    style.replaceSync('.sheet #live form { animation: none !important }')
    document.adoptedStyleSheets = [style]
  })
let ofRides: Promise<Site> | undefined
/**
 * A site for files that drive a few rides, one for all of a process, which run one after the other. The driver's phone is
 * none that it knows. It ends with the run.
 */
export async function siteOfRides(): Promise<Site> {
  const site = await (ofRides ??= startSite())
  await withSite(false, (env) => forgetDevice(env, DRIVER.phone), site.state)
  return site
}

/** On the expressway from the airport. */
export const ON_THE_WAY = { latitude: 7.05, longitude: 79.9 }

/** @param opened a site of its own: the office writes into its database, and no other file may write at the same time */
export function drivenRides(opened: () => Site) {
  /**
   * Takes a step with a booking, once the mails that confirm bookings are noted as sent: as the operator's command does,
   * which would take longer to start than the step takes.
   */
  async function operate(reference: string, step: Step): Promise<void> {
    const { state } = opened()
    await expect
      .poll(() => {
        const database = openDatabase(state, { readOnly: true })
        const unsent = database.prepare("select 1 from outbox where kind = 'receipt' and sent_at is null").all()
        database.close()
        return unsent
      })
      .toEqual([])
    await withSite(false, (env) => takeStep(env, reference, step, { who: 'operator' }), state)
  }

  async function confirmWithDriver(reference: string): Promise<void> {
    await operate(reference, { step: 'confirm' })
    await operate(reference, { step: 'driver', driver: DRIVER, insists: true })
  }

  /** A ride from the airport in half an hour, as it was just booked. */
  async function bookedRide(customer: Customer): Promise<string> {
    const { url: site } = opened()
    const [quote] = await post<TransferQuote[]>('/transfer/query', { urlData: { url: 'taxi-from-CMB-to-Kandy' } }, site)
    const { pickup, dropoff, distance, duration, token } = quote!
    const { date, time } = sriLankaTime(new Date(Date.now() + 30 * 60_000))
    const { reference } = await post<BookingReceipt>(
      `/transfer/booking/${token}`,
      {
        bookingDetails: {
          pickup,
          dropoff,
          distance,
          duration,
          email: customer.email,
          phone: customer.phone,
          vehicle: vehicleText('car', quote!),
          flightdetails: 'UL504',
          guestname: 'Ann Smith',
          pickupdate: date,
          pickuptime: time,
        },
      },
      site,
    )
    return reference
  }

  const sheetOf = (customer: Customer) =>
    plainPaths.driverSheet(String(ridesOf(opened().state, customer)[0]!.driver_code))

  /** With a driver. */
  async function drivenRide(): Promise<{ readonly reference: string; readonly sheet: string }> {
    const customer = newCustomer()
    const reference = await bookedRide(customer)
    await confirmWithDriver(reference)
    return { reference, sheet: sheetOf(customer) }
  }

  /** A driver opens a link for the first time. @param origin another one than that of the site */
  async function typeNumber(driver: Page, link: string, number: string, origin = opened().url): Promise<void> {
    await withoutHold(driver.context())
    await driver.goto(origin + link)
    await driver.getByLabel('Your own mobile number').fill(number)
    await driver.getByRole('button', { name: 'Open' }).tap()
    await driver.getByRole('link', { name: 'Call the guest' }).first().waitFor()
    // By then its script has run: a tap is kept without a network.
    await driver.waitForLoadState()
  }

  return { operate, confirmWithDriver, bookedRide, sheetOf, drivenRide, typeNumber }
}
