import type { Database, Queryable } from '../../foundation/database/database.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import { deleteFrom } from '../../foundation/query/delete-from.ts'
import { tableOf } from '../../foundation/query/table.ts'
import { EventStreamTicketEntity } from './entities.ts'
import type { EventStreamTicket } from './event-stream-ticket.ts'
import { ticketRetentionEnd } from './rules.ts'

const tickets = tableOf(EventStreamTicketEntity)

const HOLDER = tickets.only('installationId')

export const ticketStore = {
  add: (tx: Tx, ticket: EventStreamTicket) => tickets.insert(tx, ticket),

  /** Installation of a valid ticket. */
  async findHolder(database: Queryable, tokenHash: Buffer, now: Date): Promise<string | null> {
    const rest = 'WHERE t.token_hash = ? AND t.used_at IS NULL AND t.expires_at > ?'
    const holder = await HOLDER.selectOne(database, 't', rest, [tokenHash, now])
    return holder?.installationId ?? null
  },

  /** Redeems the ticket; of concurrent attempts one succeeds, the others get null. */
  async use(
    tx: Tx,
    installationId: string,
    tokenHash: Buffer,
    now: Date,
  ): Promise<EventStreamTicket | null> {
    const used = await tx.query<{ affectedRows: number }>(
      `UPDATE event_stream_tickets SET used_at = ?
       WHERE token_hash = ? AND installation_id = ? AND used_at IS NULL AND expires_at > ?`,
      [now, tokenHash, installationId, now],
    )
    if (used.affectedRows === 0) return null

    return tickets.selectOne(tx, 't', 'WHERE t.token_hash = ?', [tokenHash])
  },
}

/** Deletes one batch of expired tickets; returns their number. */
export async function purgeTickets(database: Database, now: Date, limit: number): Promise<number> {
  const result = await database.query<{ affectedRows: number }>(
    `${deleteFrom('event_stream_tickets', 'event_stream_tickets_by_expiry')}
     WHERE expires_at <= ? LIMIT ?`,
    [ticketRetentionEnd(now), limit],
  )
  return result.affectedRows
}
