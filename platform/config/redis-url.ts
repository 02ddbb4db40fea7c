import { readFileSync } from 'node:fs'

/** Returns a message about the first fault of an address of Redis, or null. */
export function findRedisUrlFault(text: string): string | null {
  const url = URL.parse(text)
  if (url === null || !/^(rediss?|unix):$/.test(url.protocol))
    return 'an address such as redis://redis.example.com:6379'
  if (url.searchParams.has('ca') && url.protocol !== 'rediss:') return 'ca needs rediss://'
  return null
}

export interface RedisTarget {
  /** Without parameters of this product: ioredis takes every parameter for an option of its own. */
  url: string
  /** PEM certificates of the authority; null for those that the system knows. */
  ca: string | null
}

/** Parses a valid address; `ca` is a file of PEM certificates. */
export function readRedisUrl(text: string): RedisTarget {
  const url = new URL(text)
  const ca = url.searchParams.get('ca')
  if (ca === null) return { url: text, ca: null }

  url.searchParams.delete('ca')
  return { url: url.toString(), ca: readFileSync(ca, 'utf8') }
}
