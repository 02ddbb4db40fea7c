import { randomBytes } from 'node:crypto'

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COLON = 0x3a
const SPACE = 0x20

/** Several times as many as the variables of a document and all inputs of both APIs have. */
export const MAX_MEMBER_NAMES = 1000

/** In bytes: `"":1,`. */
const SHORTEST_MEMBER = 5

/** Unknown to clients, so that they cannot find names of one hash. */
const SEED = randomBytes(4).readInt32LE()
/** A prime of the FNV hash. */
const FACTOR = 0x01000193

/**
 * Returns whether the objects of a JSON text have at most so many different names of members. One pass counts
 * the hashes of the names. Parsing makes a text and a layout of an object for each new name, which takes a hundred
 * times as long as another member of a known name; the largest bodies have a dozen names.
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
  // Every white space of JSON is a space or below.
  while ((bytes[at] ?? COLON + 1) <= SPACE) at += 1
  return bytes[at] === COLON
}
