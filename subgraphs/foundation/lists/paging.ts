import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  type KeyObject,
  timingSafeEqual,
} from 'node:crypto'
import { type Caller, callerKey } from '../../../platform/caller.ts'
import { deriveKeys } from '../../../platform/config/derive-keys.ts'
import { invalidInput } from '../../../platform/input/issues.ts'
import { rangeMessage } from '../../../schema/fields/query-fields.ts'
import { LIMITS } from '../../../schema/limits.ts'
import { Problem } from '../../../schema/problem.ts'
import { type Connection, toConnection } from './connection.ts'

/** Order value and id of a page's last row. */
export type Position = readonly [value: string | number, id: string]

/** What a cursor is bound to: list, filters and caller. */
export type CursorBinding = readonly unknown[]

/**
 * Encrypts and authenticates cursors, since a position may contain a name. A cursor that was altered, or issued for
 * another list, filter or caller, is refused. Deterministic: a row has the same cursor in every page.
 */
export interface Cursors {
  seal(binding: CursorBinding, position: Position): string
  open(binding: CursorBinding, cursor: string): Position
}

const CIPHER = 'aes-256-ctr'
const TAG_BYTES = 16

/** Synthetic IV (RFC 5297): the authentication tag is also the initialization vector. */
export function makeCursors(secretKeys: readonly Buffer[]): Cursors {
  const cipherKeys = deriveKeys(secretKeys, 'cursor-cipher')
  const keys = deriveKeys(secretKeys, 'cursor').flatMap((tagKey, index) => {
    const cipherKey = cipherKeys[index]
    return cipherKey === undefined ? [] : [{ tagKey, cipherKey }]
  })
  const [current] = keys
  if (!current) throw new Error('SECRET_KEYS holds no key.')

  return {
    seal(binding, position) {
      const payload = Buffer.from(JSON.stringify(position))
      const tag = tagOf(current.tagKey, binding, payload)
      // A stream cipher needs no final().
      const cipher = createCipheriv(CIPHER, current.cipherKey, tag)
      return Buffer.concat([tag, cipher.update(payload)]).toString('base64url')
    },
    open(binding, cursor) {
      if (cursor.length > LIMITS.raw.cursor) throw invalidCursor()
      const bytes = Buffer.from(cursor, 'base64url')
      // Base64 decoding ignores stray characters; only the canonical spelling is accepted.
      if (bytes.length <= TAG_BYTES || bytes.toString('base64url') !== cursor) throw invalidCursor()

      const tag = bytes.subarray(0, TAG_BYTES)
      for (const { tagKey, cipherKey } of keys) {
        const decipher = createDecipheriv(CIPHER, cipherKey, tag)
        const payload = decipher.update(bytes.subarray(TAG_BYTES))
        if (timingSafeEqual(tag, tagOf(tagKey, binding, payload)))
          return JSON.parse(payload.toString()) as Position
      }
      throw invalidCursor()
    },
  }
}

/** One page of a list, sorted by `positionOf`. */
export interface PageRequest<Row> {
  context: { cursors: Cursors; caller: Caller }
  /** Name and conditions of the list; its cursors are bound to them and to the caller. */
  list: readonly [name: string, ...conditions: unknown[]]
  args: { first: number; after?: string | null | undefined }
  /** Largest page; default: that of most lists. */
  max?: number
  /** Reads up to `limit` rows that come after the position. */
  read(slice: Slice): Promise<Row[]>
  positionOf(row: Row): Position
}

/** Filters that lists got after 1.0.0; each further one is added here. */
const LATER_FILTERS = ['updatedSince', 'courtIds']

/**
 * The conditions that cursors of a list are bound to, without later filters that are null: the list's cursors from before
 * it had them never expire.
 */
export function toBound(conditions: object): object {
  const bound = Object.entries(conditions).filter(
    ([name, value]) => value !== null || !LATER_FILTERS.includes(name),
  )
  return Object.fromEntries(bound)
}

export interface Slice {
  after: Position | null
  limit: number
}

/** Position in a list in the order of creation. */
export function byCreation({ createdAt, id }: { createdAt: Date; id: string }): Position {
  return [createdAt.getTime(), id]
}

/** Position in a list in the order of scheduled starts. */
export function byStart({ scheduledStart, id }: { scheduledStart: Date; id: string }): Position {
  return [scheduledStart.getTime(), id]
}

/** Position in a list in the order of changes. */
export function byUpdate({ updatedAt, id }: { updatedAt: Date; id: string }): Position {
  return [updatedAt.getTime(), id]
}

/** Position in a list in the order of its ids. */
export function byId({ id }: { id: string }): Position {
  return ['', id]
}

export function listPage<Row>(request: PageRequest<Row>): Promise<Connection<Row>> {
  return listMapped({ ...request, toNode: (row) => row })
}

/** `listPage` for lists whose nodes are mapped from rows. */
export async function listMapped<Row, Node>(
  request: PageRequest<Row> & { toNode(row: Row): Node },
): Promise<Connection<Node>> {
  const { context, list, args, positionOf, max = LIMITS.page.max } = request
  const { cursors, caller } = context
  const { first, after } = args
  const [name, ...conditions] = list
  const binding = [name, callerKey(caller), ...conditions]
  if (first < 1 || first > max) throw invalidPageSize(max)
  const position = after == null ? null : cursors.open(binding, after)
  // One extra row shows whether there is another page.
  const read = await request.read({ after: position, limit: first + 1 })
  const rows = read.slice(0, first)
  return toConnection(rows, {
    toNode: request.toNode,
    cursorOf: (row) => cursors.seal(binding, positionOf(row)),
    hasNextPage: read.length > first,
    hasPreviousPage: position !== null,
  })
}

function invalidPageSize(max: number) {
  const message = rangeMessage({ min: 1, max })
  return invalidInput([{ in: 'body', path: 'first', rule: 'range', message }])
}

function invalidCursor() {
  const message =
    'This cursor belongs to another list, to other filters or to another credential. Send it with the path, the ' +
    'filters and the credential of the page that gave it, or read the list from its beginning.'
  return new Problem('invalid_cursor', message)
}

function tagOf(key: KeyObject, binding: CursorBinding, payload: Buffer): Buffer {
  const mac = createHmac('sha256', key)
    .update(`${JSON.stringify(binding)}\0`)
    .update(payload)
  return mac.digest().subarray(0, TAG_BYTES)
}
