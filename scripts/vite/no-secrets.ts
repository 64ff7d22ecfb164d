import type { Plugin } from 'vite'

/** The secrets of this machine, which Cloudflare's plugin copies beside the built Worker for a preview. */
const SECRETS = '.dev.vars'

/**
 * Leaves this machine's secrets out of a build: what is built may be copied, packed or uploaded. A preview needs them,
 * and says so by `SECRETS_IN_BUILD=yes` (`npm run preview`).
 */
export function noSecrets(isWanted = process.env.SECRETS_IN_BUILD === 'yes'): Plugin {
  return {
    name: 'no-secrets',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (!isWanted) delete bundle[SECRETS]
      },
    },
  }
}
