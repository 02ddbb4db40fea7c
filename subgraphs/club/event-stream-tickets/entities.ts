import {
  bigCount,
  fixedBytes,
  moment,
  nullable,
  primary,
  uuid,
} from '../../foundation/query/columns.ts'
import { defineEntity } from '../../foundation/query/entity.ts'
import type { EventStreamTicket } from './event-stream-ticket.ts'

export const EventStreamTicketEntity = defineEntity<EventStreamTicket>({
  name: 'EventStreamTicket',
  tableName: 'event_stream_tickets',
  audit: null,
  columns: {
    tokenHash: primary(fixedBytes('token_hash', 32)),
    installationId: uuid('installation_id'),
    position: nullable(bigCount('position')),
    expiresAt: moment('expires_at'),
    usedAt: nullable(moment('used_at')),
  },
  indices: [{ name: 'event_stream_tickets_by_expiry', columns: ['expiresAt'] }],
})
