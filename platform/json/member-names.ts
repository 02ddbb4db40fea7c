import { randomBytes } from 'node:crypto'

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COLON = 0x3a
const SPACE = 0x20

/** Several times the number of names in all inputs of both APIs. */
export const MAX_MEMBER_NAMES = 1000

/** In bytes: `"":1,`. */
const SHORTEST_MEMBER = 5

/** Random, so that clients cannot construct collisions. */
const SEED = randomBytes(4).readInt32LE()
/** Prime of the FNV-1a hash. */
const FACTOR = 0x01000193

/**
 * True if a JSON text has at most `max` distinct member names. One pass counts hashes of the names. For each new
 * name V8 creates a string and a hidden class, which takes a hundred times as long as a member of a known name.
 */
export function isWithinNameLimit(bytes: Uint8Array, max = MAX_MEMBER_NAMES): boolean {
  if (bytes.length < max * SHORTEST_MEMBER) return true

  const seen = new Set<number>()
  for (let at = bytes.indexOf(QUOTE); at !== -1; ) {
    let hash = SEED
    let end = at + 1
    for (let code = bytes[end]; code !== QUOTE && code !== undefined; code = bytes[end]) {
      hash = Math.imul(hash ^ code, FACTOR)
      end += 1
      if (code !== BACKSLASH) continue
      hash = Math.imul(hash ^ (bytes[end] ?? 0), FACTOR)
      end += 1
    }
    if (isFollowedByColon(bytes, end + 1)) seen.add(hash)
    if (seen.size > max) return false
    at = bytes.indexOf(QUOTE, end + 1)
  }
  return true
}

function isFollowedByColon(bytes: Uint8Array, from: number): boolean {
  let at = from
  // All JSON white space is ≤ U+0020.
  while ((bytes[at] ?? COLON + 1) <= SPACE) at += 1
  return bytes[at] === COLON
}
