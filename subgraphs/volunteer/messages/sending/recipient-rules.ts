import type { RecipientProgress } from '../rules.ts'

/** A message to more recipients is sent in steps, each in a transaction of its own. */
export const INLINE_RECIPIENT_LIMIT = 2000

/** A position before the first helper. */
const START_OF_LIST = ''

/** The progress after the first recipients: `sending-store.ts` adds one more than the limit to detect more of them. */
export function progressAfterFirst(
  recipientCount: number,
  inlineRecipientLimit: number,
): RecipientProgress {
  return {
    recipientCount,
    writtenUpTo: recipientCount > inlineRecipientLimit ? START_OF_LIST : null,
  }
}
