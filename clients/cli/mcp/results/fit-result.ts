import { asRecord, type JsonObject, ToolFault } from '../tool.ts'

export const MAX_RESULT_BYTES = 64 * 1024

/** Space of the members beside the list, the cursor among them. */
const RESERVED_BYTES = 6 * 1024

/** A second read may bring other rows than the first; it is not repeated for ever. */
const MAX_READS = 4

/** Reads a page of at most so many items; without a number as many as its caller asked for. */
export type ReadPage = (limit?: number) => Promise<JsonObject>

/**
 * Returns a page within the size of a result. A longer one is read again with as many items as fit, because only the
 * server makes the cursor that goes on behind an item.
 */
export async function fitPage(read: ReadPage, maxBytes = MAX_RESULT_BYTES): Promise<JsonObject> {
  let page = await read()
  for (let reads = 1; sizeOf(page) > maxBytes; reads += 1) {
    const [, items] = findList(page)
    const count = countFitting(items, (maxBytes - RESERVED_BYTES) / reads)
    if (count === 0 || count === items.length || reads === MAX_READS) throw tooLarge()
    page = await read(count)
  }
  return page
}

/** Cuts the longest list of an answer that has no pages, and says how many items are left out. */
export function fitAnswer(answer: JsonObject, maxBytes = MAX_RESULT_BYTES): JsonObject {
  if (sizeOf(answer) <= maxBytes) return answer
  const path = findLongestList(answer)
  const items = path === null ? [] : (path.reduce<unknown>(memberOf, answer) as unknown[])
  if (path === null || items.length === 0) throw tooLarge()

  const rest = sizeOf(answer) - sizeOf(items)
  const count = countFitting(items, maxBytes - RESERVED_BYTES - rest)
  if (count === 0) throw tooLarge()
  return { ...replaceAt(answer, path, items.slice(0, count)), left_out: items.length - count }
}

function tooLarge(): ToolFault {
  return new ToolFault('result_too_large', 'One item of the answer is larger than a result may be.')
}

export function sizeOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value))
}

function countFitting(items: readonly unknown[], maxBytes: number): number {
  let bytes = 0
  const end = items.findIndex((item) => {
    bytes += sizeOf(item) + 1
    return bytes > maxBytes
  })
  return end < 0 ? items.length : end
}

/** The list of a page, with its name. */
function findList(page: JsonObject): readonly [string, readonly unknown[]] {
  for (const [name, value] of Object.entries(page)) if (Array.isArray(value)) return [name, value]
  return ['', []]
}

function findLongestList(value: unknown): string[] | null {
  if (Array.isArray(value)) return []
  let longest: { path: string[]; bytes: number } | null = null
  for (const [name, member] of Object.entries(asRecord(value))) {
    const inner = findLongestList(member)
    if (inner === null) continue
    const bytes = sizeOf(inner.reduce<unknown>(memberOf, member))
    if (longest === null || bytes > longest.bytes) longest = { path: [name, ...inner], bytes }
  }
  return longest?.path ?? null
}

function memberOf(value: unknown, name: string): unknown {
  return asRecord(value)[name]
}

function replaceAt(value: JsonObject, [name, ...rest]: readonly string[], by: unknown): JsonObject {
  if (name === undefined) return value
  const member = rest.length === 0 ? by : replaceAt(asRecord(value[name]), rest, by)
  return { ...value, [name]: member }
}
