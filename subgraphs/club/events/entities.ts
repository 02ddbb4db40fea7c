import { EntitySchema } from 'typeorm'
import { moment, nullable, uuid } from '../../foundation/columns.ts'

/** The right to one connection to the event stream. */
export interface EventStreamTicket {
  /** SHA-256 of the ticket; the ticket itself is kept nowhere. */
  tokenHash: Buffer
  installationId: string
  /** Where the connection begins; null for events from then on. */
  position: string | null
  expiresAt: Date
  usedAt: Date | null
}

export const EventStreamTicketEntity = new EntitySchema<EventStreamTicket>({
  name: 'EventStreamTicket',
  tableName: 'event_stream_tickets',
  columns: {
    tokenHash: { name: 'token_hash', type: 'binary', length: 32, primary: true },
    installationId: uuid('installation_id'),
    position: { name: 'position', type: 'bigint', unsigned: true, nullable: true },
    expiresAt: moment('expires_at'),
    usedAt: nullable(moment('used_at')),
  },
  indices: [{ name: 'event_stream_tickets_by_expiry', columns: ['expiresAt'] }],
})
