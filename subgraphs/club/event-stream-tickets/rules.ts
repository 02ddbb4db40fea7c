import { hash } from 'node:crypto'
import { CLUB_LIMITS } from '../../../schema/club/limits.ts'
import { Problem } from '../../../schema/problem.ts'
import type { EventStreamTicket } from './event-stream-ticket.ts'

/** Random bytes of a ticket. */
export const TICKET_BYTES = 32

const TICKET_PREFIX = 'est_'

/** Expired tickets are kept for this time, to distinguish them from unknown ones when debugging. */
const EXPIRED_TICKET_RETENTION_MS = 10 * 60 * 1000

/** Issues a ticket, which expires after 60 seconds (Limits, WebSocket ticket); only its hash is stored. */
export function issueTicket(
  { installationId, position }: Pick<EventStreamTicket, 'installationId' | 'position'>,
  randomBytes: Buffer,
  now: Date,
): { ticket: string; stored: EventStreamTicket } {
  const ticket = TICKET_PREFIX + randomBytes.toString('base64url')
  const expiresAt = new Date(now.getTime() + CLUB_LIMITS.ticketLifetimeMs)
  const stored = {
    tokenHash: hashTicket(ticket),
    installationId,
    position,
    expiresAt,
    usedAt: null,
  }
  return { ticket, stored }
}

/**
 * A ticket is good for one connection of its installation (Limits, single use). `redeemed` is null if the ticket is
 * used, expired or another installation's: `ticketStore.use` decides that in one UPDATE, so of concurrent attempts
 * one succeeds.
 */
export function requireRedeemed(redeemed: EventStreamTicket | null): EventStreamTicket {
  if (redeemed !== null) return redeemed

  throw new Problem('invalid_credential', 'The ticket was used before or has expired.')
}

export function hashTicket(ticket: string): Buffer {
  return Buffer.from(hash('sha256', ticket, 'hex'), 'hex')
}

/** Tickets that expired at or before this time are deleted. */
export function ticketRetentionEnd(now: Date): Date {
  return new Date(now.getTime() - EXPIRED_TICKET_RETENTION_MS)
}
