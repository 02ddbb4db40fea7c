import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'
import { deriveKeys } from '../../../platform/keys.ts'
import { HELPER_LINK_PREFIX, isHelperLink } from '../../../schema/volunteer/helper-link-text.ts'

/** What a link says. The access stands for the helper, the event and the club. */
export interface LinkClaims {
  accessId: string
  /** How often the links of this access were made void before. */
  generation: number
  /** In full seconds. */
  expiresAt: Date
}

/** Signs what links say, so that none has to be kept; short enough for a text message. */
export interface LinkTokens {
  seal(claims: LinkClaims): string
  /** Null when it was not made here, or its key is no longer configured. */
  open(token: string): LinkClaims | null
}

const VERSION = 1
const ID_BYTES = 16
const CLAIMS_BYTES = 1 + ID_BYTES + 4 + 4
const TAG_BYTES = 16

/** The first key signs; all of them open. */
export function makeLinkTokens(secretKeys: readonly Buffer[]): LinkTokens {
  const keys = deriveKeys(secretKeys, 'helper-link')
  const [current] = keys
  if (!current) throw new Error('SECRET_KEYS holds no key.')

  return {
    seal(claims) {
      const bytes = toBytes(claims)
      return toText(Buffer.concat([bytes, tagOf(current, bytes)]))
    },
    open(token) {
      if (!isHelperLink(token)) return null
      const all = Buffer.from(token.slice(HELPER_LINK_PREFIX.length), 'base64url')
      // Decoding ignores stray characters: only the one spelling that was given out counts.
      if (all.length !== CLAIMS_BYTES + TAG_BYTES || toText(all) !== token) return null

      const bytes = all.subarray(0, CLAIMS_BYTES)
      const tag = all.subarray(CLAIMS_BYTES)
      const isOurs = keys.some((key) => timingSafeEqual(tag, tagOf(key, bytes)))
      return isOurs && bytes[0] === VERSION ? toClaims(bytes) : null
    },
  }
}

function toBytes({ accessId, generation, expiresAt }: LinkClaims): Buffer {
  const bytes = Buffer.alloc(CLAIMS_BYTES)
  bytes.writeUInt8(VERSION)
  bytes.write(accessId.replaceAll('-', ''), 1, 'hex')
  bytes.writeUInt32BE(generation, 1 + ID_BYTES)
  bytes.writeUInt32BE(expiresAt.getTime() / 1000, 1 + ID_BYTES + 4)
  return bytes
}

function toClaims(bytes: Buffer): LinkClaims {
  const id = bytes.toString('hex', 1, 1 + ID_BYTES)
  return {
    accessId: id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
    generation: bytes.readUInt32BE(1 + ID_BYTES),
    expiresAt: new Date(bytes.readUInt32BE(1 + ID_BYTES + 4) * 1000),
  }
}

function tagOf(key: KeyObject, bytes: Buffer): Buffer {
  return createHmac('sha256', key).update(bytes).digest().subarray(0, TAG_BYTES)
}

function toText(bytes: Buffer): string {
  return `${HELPER_LINK_PREFIX}${bytes.toString('base64url')}`
}
