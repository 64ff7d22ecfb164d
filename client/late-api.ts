/** The API, its code fetched with the first call: no page needs it to come alive. */
import type { ApiConnection, SiteApi } from './api.ts'

export function connectLater(connection: ApiConnection): SiteApi {
  let connected: Promise<SiteApi> | undefined

  async function site(): Promise<SiteApi> {
    connected ??= import('./api.ts').then(({ connect }) => connect(connection))
    try {
      return await connected
    } catch (error) {
      // The next call tries again.
      connected = undefined
      throw error
    }
  }

  return {
    findTransfer: async (...call) => (await site()).findTransfer(...call),
    saveTransfer: async (...call) => (await site()).saveTransfer(...call),
    listRates: async (...call) => (await site()).listRates(...call),
    directions: async (...call) => (await site()).directions(...call),
    safariOffers: async (...call) => (await site()).safariOffers(...call),
    findSafari: async (...call) => (await site()).findSafari(...call),
    saveSafari: async (...call) => (await site()).saveSafari(...call),
    bookTransfer: async (...call) => (await site()).bookTransfer(...call),
    bookSafari: async (...call) => (await site()).bookSafari(...call),
    booking: async (...call) => (await site()).booking(...call),
  }
}
