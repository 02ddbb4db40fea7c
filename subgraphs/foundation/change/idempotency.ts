import { createHash } from 'node:crypto'
import { formatIsoText } from '../../../schema/fields/format-iso-text.ts'
import { LIMITS } from '../../../schema/limits.ts'
import { Problem } from '../../../schema/problem.ts'
import type { Database } from '../database/database.ts'
import { isLockTimeout } from '../database/database-errors.ts'
import type { Tx } from '../database/transaction.ts'
import { externalText, fixedBytes, moment, primary } from '../query/columns.ts'
import { readDatedJson, writeDatedJson } from '../query/dated-json.ts'
import { deleteFrom } from '../query/delete-from.ts'
import { defineEntity } from '../query/entity.ts'
import { tableOf } from '../query/table.ts'
import type { SecretBox } from '../secrets/secret-box.ts'

/** What makes a repeated request the same request. */
export interface Idempotency {
  /** Owner of the key, such as an installation or an API key. */
  scope: string
  /** The Idempotency-Key header; null if absent. */
  key: string | null
  /** Name of the mutation. */
  operation: string
  /** Its arguments after parsing, so that spelling does not matter. */
  input: unknown
}

export interface IdempotentAnswer {
  scope: string
  key: string
  fingerprint: Buffer
  /** The result as JSON, sealed: it may hold tickets and secrets. */
  answer: Buffer
  createdAt: Date
}

export const IdempotentAnswerEntity = defineEntity<IdempotentAnswer>({
  name: 'IdempotentAnswer',
  tableName: 'idempotent_answers',
  audit: null,
  columns: {
    scope: primary(externalText('scope', 50)),
    key: primary(externalText('idempotency_key', LIMITS.idempotencyKey)),
    fingerprint: fixedBytes('fingerprint', 32),
    answer: { name: 'answer', type: 'mediumblob' },
    createdAt: moment('created_at'),
  },
  indices: [{ name: 'idempotent_answers_by_time', columns: ['createdAt'] }],
})

const answers = tableOf(IdempotentAnswerEntity)

const STORED = answers.only('fingerprint', 'answer')

type StoredAnswer = Pick<IdempotentAnswer, 'fingerprint' | 'answer'>

/** Answer of a claimed key until its transaction commits. */
const PENDING = Buffer.alloc(0)

/** Keys and their answers are kept for 24 hours (Limits); then a key may be used again. */
export const IDEMPOTENCY_RETENTION_MS = 24 * 60 * 60 * 1000

export interface IdempotencyStore {
  /** Returns the stored answer of an earlier equal request, or null. */
  findReplay<T>(database: Database, request: Idempotency, now: Date): Promise<T | null>
  /** Claims the key before the change; a concurrent request with the same key waits for this transaction. */
  claim(tx: Tx, request: Idempotency, now: Date): Promise<void>
  keepAnswer(tx: Tx, request: Idempotency, result: unknown): Promise<void>
}

export function makeIdempotencyStore(box: SecretBox): IdempotencyStore {
  return {
    async findReplay<T>(database: Database, request: Idempotency, now: Date) {
      const [found] = await database.query<StoredAnswer[]>(
        `SELECT ${STORED.columns('a')} FROM idempotent_answers a
         WHERE a.scope = ? AND a.idempotency_key = ? AND a.created_at > ?`,
        [utf8Bytes(request.scope), utf8Bytes(request.key), expiryOf(now)],
      )
      if (found === undefined) return null
      if (!found.fingerprint.equals(fingerprintOf(request)))
        throw new Problem(
          'idempotency_conflict',
          'This Idempotency-Key was used for another request.',
        )

      return unseal<T>(box, request, found.answer)
    },

    async claim(tx, request, now) {
      if (await tryClaim(tx, request, now)) return

      const isFreed = (await isExpired(tx, request, now)) && (await deleteExpired(tx, request, now))
      if (!isFreed || !(await tryClaim(tx, request, now))) throw new KeyClaimedConcurrently()
    },

    async keepAnswer(tx, request, result) {
      await tx.write(
        'UPDATE idempotent_answers SET answer = ? WHERE scope = ? AND idempotency_key = ?',
        [
          box.seal(writeDatedJson(result), answerContextOf(request)),
          utf8Bytes(request.scope),
          utf8Bytes(request.key),
        ],
      )
    },
  }
}

/** Deletes one small batch of expired answers; returns how many. */
export async function purgeAnswers(database: Database, now: Date, limit: number): Promise<number> {
  const result = await database.query<{ affectedRows: number }>(
    `${deleteFrom('idempotent_answers', 'idempotent_answers_by_time')} WHERE created_at <= ? LIMIT ?`,
    [expiryOf(now), limit],
  )
  return result.affectedRows
}

const RESEAL_BATCH = 200

/** Re-encrypts the stored answers under the current key. */
export async function resealAnswers(
  database: Database,
  sealAnew: (sealed: Buffer, context: string) => Buffer | null,
): Promise<void> {
  let last: { scope: Buffer; key: Buffer; answer: Buffer } | undefined
  for (;;) {
    const { scope = Buffer.alloc(0), key = Buffer.alloc(0) } = last ?? {}
    const batch: NonNullable<typeof last>[] = await database.query(
      `SELECT scope, idempotency_key AS \`key\`, answer
       FROM idempotent_answers FORCE INDEX (PRIMARY)
       WHERE scope >= ? AND (scope > ? OR idempotency_key > ?) AND answer <> ''
       ORDER BY scope, idempotency_key LIMIT ?`,
      [scope, scope, key, RESEAL_BATCH],
    )
    for (const { scope, key, answer } of batch) {
      const context = answerContextOf({ scope: scope.toString(), key: key.toString() })
      const sealed = sealAnew(answer, context)
      if (sealed === null) continue
      await database.query(
        'UPDATE idempotent_answers SET answer = ? WHERE scope = ? AND idempotency_key = ? AND answer = ?',
        [sealed, scope, key, answer],
      )
    }
    last = batch.at(-1)
    if (last === undefined || batch.length < RESEAL_BATCH) return
  }
}

/** A concurrent request claimed the key between look-up and claim: the look-up must be repeated. */
export class KeyClaimedConcurrently extends Error {}

/** Inserts the key's row; false if it exists. Waits up to `LOCK_WAIT_SECONDS` (database.ts) for a concurrent claim. */
async function tryClaim(tx: Tx, request: Idempotency, now: Date): Promise<boolean> {
  try {
    return await answers.insertIfFree(tx, {
      scope: request.scope,
      key: request.key ?? '',
      fingerprint: fingerprintOf(request),
      answer: PENDING,
      createdAt: now,
    })
  } catch (error) {
    if (!isLockTimeout(error)) throw error

    const message = 'A request with this Idempotency-Key is still running. Repeat it shortly.'
    throw new Problem('idempotency_in_progress', message)
  }
}

async function isExpired(tx: Tx, request: Idempotency, now: Date): Promise<boolean> {
  const rows = await tx.query(
    'SELECT 1 FROM idempotent_answers WHERE scope = ? AND idempotency_key = ? AND created_at <= ?',
    [utf8Bytes(request.scope), utf8Bytes(request.key), expiryOf(now)],
  )
  return rows.length > 0
}

async function deleteExpired(tx: Tx, request: Idempotency, now: Date): Promise<boolean> {
  const result = await tx.query<{ affectedRows: number }>(
    'DELETE FROM idempotent_answers WHERE scope = ? AND idempotency_key = ? AND created_at <= ?',
    [utf8Bytes(request.scope), utf8Bytes(request.key), expiryOf(now)],
  )
  return result.affectedRows > 0
}

function unseal<T>(box: SecretBox, request: Idempotency, answer: Buffer): T {
  try {
    return readDatedJson(box.open(answer, answerContextOf(request))) as T
  } catch (error) {
    throw new Problem(
      'idempotency_replay_failed',
      'The answer of the first request is kept, but cannot be read any more. Use a new Idempotency-Key.',
      undefined,
      { cause: error },
    )
  }
}

function fingerprintOf(request: Idempotency): Buffer {
  const canonical = JSON.stringify([request.operation, sorted(request.input)])
  return createHash('sha256').update(canonical).digest()
}

/** Canonical form: members sorted by name, dates as ISO text. */
function sorted(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(sorted)
  if (value instanceof Date) return formatIsoText(value)

  const members = value as Readonly<Record<string, unknown>>
  const names = Object.keys(members).sort()
  return names.map((name) => [name, sorted(members[name])])
}

function answerContextOf(request: Pick<Idempotency, 'scope' | 'key'>): string {
  return `idempotent-answer:${request.scope}:${request.key}`
}

function expiryOf(now: Date): Date {
  return new Date(now.getTime() - IDEMPOTENCY_RETENTION_MS)
}

function utf8Bytes(text: string | null): Buffer {
  return Buffer.from(text ?? '', 'utf8')
}
