import { createExecutionContext, createScheduledController, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { DAY_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import type { Env } from '#worker/environment.ts'
import worker, { scheduled } from '#worker/index.ts'
import { bookWithoutMail, rows, testSite, transferDetails } from '../bookings/booking-site.ts'
import { setRides } from './mail-site.ts'

test('a cron run in which something failed counts as failed', async () => {
  const { env: broken } = testSite({
    DB: {
      withSession: () => {
        throw new Error('down')
      },
    } as unknown as Env['DB'],
  })
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(scheduled(broken)).rejects.toThrow()
  log.mockRestore()
})

test('the cron trigger sends mail that waits and erases personal data that is due', async () => {
  const site = testSite()
  // In ten days: no reminder, alarm or overview names it, at whatever hour this runs.
  const pickupdate = sriLankaTime(new Date(Date.now() + 10 * DAY_MS)).date
  const { booking } = await bookWithoutMail({ details: { ...transferDetails, pickupdate } })
  const old = await bookWithoutMail()
  await setRides(old.booking.reference, { pickup_date: '2020-01-01' })

  const context = createExecutionContext()
  await worker.scheduled(createScheduledController() as never, site.env, context as never)
  await waitOnExecutionContext(context)

  expect(
    site.mails
      .filter(({ text }) => text.includes(booking.reference))
      .map(({ to }) => to)
      .toSorted(),
  ).toEqual([transferDetails.email, env.MAIL_OPERATOR].toSorted())
  expect(await rows('bookings', old.booking.reference)).toMatchObject([{ email: '', phone: '' }])
  expect(await rows('bookings', booking.reference)).toMatchObject([{ email: transferDetails.email }])
})
