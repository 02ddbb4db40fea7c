import type { RecipientProgress } from '../rules.ts'

/** A message to more recipients is sent in steps, each in a transaction of its own. */
export const INLINE_RECIPIENT_LIMIT = 2000

/** A position before the first helper. */
const START_OF_LIST = ''

/** The progress after the first recipients, who are one more than the limit if there are more than it. */
export function progressAfterFirst(
  recipientCount: number,
  inlineRecipientLimit: number,
): RecipientProgress {
  return {
    recipientCount,
    writtenUpTo: recipientCount > inlineRecipientLimit ? START_OF_LIST : null,
  }
}
