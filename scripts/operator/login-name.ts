/** Who uses a command, for the history. */
import { userInfo } from 'node:os'

export function loginName(): string {
  try {
    return userInfo().username
  } catch {
    // A container's user may have no name.
    return ''
  }
}
