import type { Caller } from '../../../../platform/caller.ts'
import { type AttemptPlace, attemptKeyOf } from './attempt-rows.ts'
import type { WebhookAnswer, WebhookResend } from './entities.ts'

/** Loads by `attemptKeyOf`. */
interface OfAttempt<T> {
  load(key: string): Promise<T | null>
}

interface AttemptContext {
  caller: Caller
  loaders: {
    answerOfAttempt: OfAttempt<WebhookAnswer>
    resendOfAttempt: OfAttempt<WebhookResend>
  }
}

/** Fields of an attempt for staff alone. */
export const STAFF_ATTEMPT_FIELDS = {
  async answer(attempt: AttemptPlace, _args: unknown, { caller, loaders }: AttemptContext) {
    if (caller.kind !== 'staff') return null
    const found = await loaders.answerOfAttempt.load(attemptKeyOf(attempt))
    return found && { text: found.body, isTruncated: found.isTruncated }
  },

  resend(attempt: AttemptPlace, _args: unknown, { caller, loaders }: AttemptContext) {
    return caller.kind === 'staff' ? loaders.resendOfAttempt.load(attemptKeyOf(attempt)) : null
  },
}
