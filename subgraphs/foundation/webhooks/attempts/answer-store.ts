import { crc32 } from 'node:zlib'
import type { Database, Queryable } from '../../database/database.ts'
import type { Tx } from '../../database/transaction.ts'
import { purgeBefore } from '../../jobs/purge-before.ts'
import { deleteFrom } from '../../query/delete-from.ts'
import { tableOf } from '../../query/table.ts'
import type { WebhookDelivery } from '../entities.ts'
import type { AnswerText } from './answer-text.ts'
import { placesOfKeys } from './attempt-rows.ts'
import { type WebhookAnswer, WebhookAnswerEntity } from './entities.ts'

/** Answers are kept for seven days. */
export const ANSWER_RETENTION_MS = 7 * 24 * 60 * 60 * 1000

const answers = tableOf(WebhookAnswerEntity)

const deleteBefore = purgeBefore('webhook_answers', 'received_at', 'webhook_answers_by_time')

/** An attempt whose receiver answered with text. */
export interface AnsweredAttempt {
  /** As it was sent. */
  delivery: Pick<WebhookDelivery, 'id' | 'body' | 'attemptCount'>
  answer: AnswerText
}

export const answerStore = {
  /**
   * Adds the answers to deliveries whose rows the transaction has locked. An answer may repeat what was sent, so that
   * of a delivery which was redacted during the attempt is left out.
   */
  async addAll(tx: Tx, attempts: readonly AnsweredAttempt[], now: Date): Promise<void> {
    if (attempts.length === 0) return

    const rows = await tx.query<{ id: string; sum: string | number }[]>(
      `SELECT d.id, CRC32(d.body) AS sum FROM webhook_deliveries d FORCE INDEX (PRIMARY)
       WHERE d.id IN (?)`,
      [attempts.map(({ delivery }) => delivery.id)],
    )
    const sums = new Map(rows.map(({ id, sum }) => [id, Number(sum)]))
    const unchanged = attempts.filter(
      ({ delivery }) => sums.get(delivery.id) === crc32(delivery.body),
    )
    if (unchanged.length > 0) await answers.insertAll(tx, unchanged.map(toAnswer(now)))
  },

  /** Of attempts, by `attemptKeyOf`. */
  async ofAttempts(database: Queryable, keys: readonly string[]) {
    const { deliveryIds, numbers } = placesOfKeys(keys)
    const rows = await database.query(
      `SELECT ${answers.columns('a')} FROM webhook_answers a FORCE INDEX (PRIMARY)
       WHERE a.delivery_id IN (?) AND a.number IN (?)`,
      [deliveryIds, numbers],
    )
    return rows.map(answers.toRecord)
  },

  /** Of deliveries whose bodies are redacted. */
  async erase(tx: Tx, deliveryIds: readonly string[]): Promise<void> {
    if (deliveryIds.length === 0) return
    await tx.query(`${deleteFrom('webhook_answers')} WHERE delivery_id IN (?)`, [deliveryIds])
  },

  /** Deletes one batch of expired answers; returns their number. */
  purge: (database: Database, now: Date, limit: number): Promise<number> =>
    deleteBefore(database, new Date(now.getTime() - ANSWER_RETENTION_MS), limit),
}

function toAnswer(receivedAt: Date) {
  return ({ delivery, answer }: AnsweredAttempt): WebhookAnswer => ({
    deliveryId: delivery.id,
    number: delivery.attemptCount + 1,
    receivedAt,
    body: answer.text,
    isTruncated: answer.isTruncated,
  })
}
