/** What a guest's browser does that a clean one does not: it refuses storage, translates, fills in. */
import type { CDPSession, Page } from 'playwright-core'

/**
 * Refuses all site data as Chrome 156 does with "block all cookies", exception for exception. That setting needs a
 * profile and so a browser of its own for each guest; this costs nothing.
 */
export function refuseSiteData(): void {
  const denied = (name: string) => () => {
    throw new DOMException(
      `Failed to read the '${name}' property from 'Window': Access is denied for this document.`,
      'SecurityError',
    )
  }
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { get: denied(name), configurable: true })
  const rejects = (owner: object | undefined, names: readonly string[], message: string, kind: string) => {
    for (const name of names)
      if (owner && name in owner)
        Object.defineProperty(owner, name, {
          value: () => Promise.reject(new DOMException(message, kind)),
          configurable: true,
        })
  }
  const ofWindow = window as unknown as Record<string, { readonly prototype: object } | undefined>
  rejects(ofWindow.LockManager?.prototype, ['request', 'query'], 'The request was denied.', 'SecurityError')
  rejects(
    ofWindow.CacheStorage?.prototype,
    ['open', 'match', 'has', 'delete', 'keys'],
    'An attempt was made to break through the security policy of the user agent.',
    'SecurityError',
  )
  rejects(
    ofWindow.ServiceWorkerContainer?.prototype,
    ['register', 'getRegistration', 'getRegistrations'],
    'The user denied permission to use Service Worker.',
    'NotSupportedError',
  )
  rejects(ofWindow.StorageManager?.prototype, ['getDirectory'], 'Storage directory access is denied.', 'SecurityError')
  IDBFactory.prototype.open = () => {
    const error = new DOMException('The user denied permission to access the database.', 'UnknownError')
    const request = Object.assign(new EventTarget(), { error, result: undefined, readyState: 'done' })
    setTimeout(() => {
      const event = new Event('error')
      ;(request as unknown as IDBOpenDBRequest).onerror?.(event)
      request.dispatchEvent(event)
    })
    return request as unknown as IDBOpenDBRequest
  }
  Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {}, configurable: true })
}

/** What Chrome knows of its owner. */
export interface Profile {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly street: string
}

/** Types of Chrome's engine: components/autofill/core/browser/field_types.cc */
const addressOf = ({ name, email, phone, street }: Profile) => ({
  fields: Object.entries({
    NAME_FULL: name,
    EMAIL_ADDRESS: email,
    PHONE_HOME_WHOLE_NUMBER: phone,
    ADDRESS_HOME_STREET_ADDRESS: street,
    ADDRESS_HOME_LINE1: street,
    ADDRESS_HOME_CITY: 'Berlin',
    ADDRESS_HOME_ZIP: '10115',
    ADDRESS_HOME_COUNTRY: 'DE',
  }).map(([field, value]) => ({ name: field, value })),
})

interface AutofillCommands {
  send(method: 'DOM.enable' | 'Autofill.enable'): Promise<unknown>
  send(method: 'DOM.describeNode', options: { objectId: string }): Promise<{ node: { backendNodeId: number } }>
  send(method: 'Runtime.evaluate', options: { expression: string }): Promise<{ result: { objectId?: string } }>
  send(
    method: 'Autofill.trigger',
    options: { fieldId: number; address: ReturnType<typeof addressOf> },
  ): Promise<unknown>
}

/** Lets Chrome's own engine fill in the form around the field that has the focus. @returns false where it does nothing */
export async function autofill(page: Page, profile: Profile): Promise<boolean> {
  const session: CDPSession = await page.context().newCDPSession(page)
  const chrome = session as unknown as AutofillCommands
  try {
    await chrome.send('Autofill.enable')
    const { result } = await chrome.send('Runtime.evaluate', { expression: 'document.activeElement' })
    const { node } = await chrome.send('DOM.describeNode', { objectId: result.objectId! })
    await chrome.send('Autofill.trigger', { fieldId: node.backendNodeId, address: addressOf(profile) })
    return true
  } catch {
    return false
  } finally {
    await session.detach().catch(() => {})
  }
}
