import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { serializeChunked } from '../../platform/json/serialize-chunked.ts'

/** Headers of a route whose answers are tagged. */
export const TAG_HEADERS = ['etag']

/** Clients keep the answer for themselves, and ask each time whether it is the same. */
const CACHE_CONTROL = 'private, no-cache'

/** A weak tag: answers with one tag can differ in what it does not name. */
export async function tagHeadersOf(tagged: unknown): Promise<Readonly<Record<string, string>>> {
  const written = await serializeChunked(tagged)
  const digest = createHash('sha256')
  for (const piece of [written].flat()) digest.update(piece)
  return { etag: `W/"${digest.digest('base64url')}"`, 'cache-control': CACHE_CONTROL }
}

/** RFC 9110, 13.1.2: a list of tags, compared weakly, or `*`. */
export function hasEntityTag({ headers }: Pick<FastifyRequest, 'headers'>, etag: string): boolean {
  const tags = headers['if-none-match']?.split(',').map(withoutWeakness) ?? []
  return tags.includes(withoutWeakness(etag)) || tags.includes('*')
}

function withoutWeakness(tag: string): string {
  return tag.trim().replace(/^W\//, '')
}
