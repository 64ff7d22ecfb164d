/**
 * Makes the keys by which browsers know this site when it tells them something:
 *
 *     node scripts/push-keys.ts | npx wrangler secret put VAPID_KEYS
 *
 * With other keys every phone has to be bound again.
 */
import { newPushKeys } from './operator/push-keys.ts'

console.log(await newPushKeys())
