import { HELPER_LINK_PREFIX } from '../../../schema/volunteer/helper-link-text.ts'
import { makeSignedTokens } from './signed-tokens.ts'
import { readUuid, UUID_BYTES, writeUuid } from './uuid-bytes.ts'

/** The signed content of a link. The access identifies the helper, the event and the club. */
export interface LinkClaims {
  accessId: string
  /** The access's `linkGeneration` when the link was made. */
  generation: number
  /** In full seconds; null for a mailed link, which lives as long as its event and its polls (`rules.ts`). */
  expiresAt: Date | null
}

/** Signs link tokens, so that none has to be stored; short enough for a text message. */
export interface LinkTokens {
  seal(claims: LinkClaims): string
  /** Returns null for a token that no configured key signed. */
  open(token: string): LinkClaims | null
}

export interface LinkParts {
  linkTokens: LinkTokens
}

const VERSION = 1
const CLAIMS_BYTES = 1 + UUID_BYTES + 4 + 4

/** Stands for no end of its own. A release that does not know it reads a moment of 2106. */
const NO_END = 0xffff_ffff

export function makeLinkTokens(secretKeys: readonly Buffer[]): LinkTokens {
  const tokens = makeSignedTokens(secretKeys, {
    purpose: 'helper-link',
    prefix: HELPER_LINK_PREFIX,
    payloadBytes: CLAIMS_BYTES,
  })
  return {
    seal: (claims) => tokens.seal(toBytes(claims)),
    open(token) {
      const bytes = tokens.open(token)
      return bytes !== null && bytes[0] === VERSION ? toClaims(bytes) : null
    },
  }
}

function toBytes({ accessId, generation, expiresAt }: LinkClaims): Buffer {
  const bytes = Buffer.alloc(CLAIMS_BYTES)
  bytes.writeUInt8(VERSION)
  writeUuid(bytes, 1, accessId)
  bytes.writeUInt32BE(generation, 1 + UUID_BYTES)
  const seconds = expiresAt === null ? NO_END : expiresAt.getTime() / 1000
  bytes.writeUInt32BE(seconds, 1 + UUID_BYTES + 4)
  return bytes
}

function toClaims(bytes: Buffer): LinkClaims {
  const seconds = bytes.readUInt32BE(1 + UUID_BYTES + 4)
  return {
    accessId: readUuid(bytes, 1),
    generation: bytes.readUInt32BE(1 + UUID_BYTES),
    expiresAt: seconds === NO_END ? null : new Date(seconds * 1000),
  }
}
