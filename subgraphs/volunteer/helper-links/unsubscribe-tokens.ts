import { UNSUBSCRIBE_PREFIX } from '../../../schema/volunteer/helper-link-text.ts'
import { makeSignedTokens } from './signed-tokens.ts'
import { readUuid, UUID_BYTES, writeUuid } from './uuid-bytes.ts'

/**
 * Tokens at the end of mails, which switch the mails of one helper off and on and allow nothing
 * else. They do not expire, because a mail can be opened years later.
 */
export interface UnsubscribeTokens {
  seal(helperId: string): string
  /** Returns the helper's id, or null for a token that no configured key signed. */
  open(token: string): string | null
}

export interface UnsubscribeParts {
  unsubscribeTokens: UnsubscribeTokens
}

export function makeUnsubscribeTokens(secretKeys: readonly Buffer[]): UnsubscribeTokens {
  const tokens = makeSignedTokens(secretKeys, {
    purpose: 'helper-unsubscribe',
    prefix: UNSUBSCRIBE_PREFIX,
    payloadBytes: UUID_BYTES,
  })
  return {
    seal(helperId) {
      const bytes = Buffer.alloc(UUID_BYTES)
      writeUuid(bytes, 0, helperId)
      return tokens.seal(bytes)
    },
    open(token) {
      const bytes = tokens.open(token)
      return bytes === null ? null : readUuid(bytes, 0)
    },
  }
}
