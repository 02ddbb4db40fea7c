import { hash } from 'node:crypto'
import type { ProblemCode } from '../../../schema/problem-codes.ts'

/** A booking that a source sent and the platform refused; its row names no participants. */
export interface RefusedBooking {
  /** Derived from source, number and code, of which there is one row. */
  id: string
  clubId: string
  bookingSourceId: string
  /** As it was sent. */
  externalBookingId: string
  code: RefusedBookingCode
  details: RefusedDetail[]
  way: RefusedWay
  occurredAt: Date
}

/** How the source sent it last. */
export type RefusedWay = 'PUT' | 'IMPORT'

/** A name of the contract and a value that is no text about a person. */
export interface RefusedDetail {
  name: string
  value: string
}

/** Refusals for which a booking is not here. Those of credentials, limits and outages are not about a booking. */
export const REFUSED_CODES = [
  'unmapped_court',
  'version_conflict',
  'booking_source_inactive',
  'invalid_input',
  'insufficient_scope',
  'internal_error',
] as const satisfies readonly ProblemCode[]

export type RefusedBookingCode = (typeof REFUSED_CODES)[number]

/** Refusals are kept for 7 days. */
export const REFUSAL_RETENTION_MS = 7 * 24 * 60 * 60 * 1000

/** A refusal that waits to be stored; whether the source is the installation's own is not known yet. */
export interface WaitingRefusal
  extends Pick<RefusedBooking, 'code' | 'details' | 'way' | 'occurredAt'> {
  installationId: string
  bookingSourceId: string
  externalBookingId: string
}

/** A refusal as it was answered to an installation. */
export interface AnsweredRefusal
  extends Pick<WaitingRefusal, 'installationId' | 'bookingSourceId' | 'externalBookingId' | 'way'> {
  code: string
  details?: unknown
}

/** A UUID of version 8, so that a repetition finds its row by the primary key. */
export function refusedIdOf({
  bookingSourceId,
  externalBookingId,
  code,
}: Pick<RefusedBooking, 'bookingSourceId' | 'externalBookingId' | 'code'>): string {
  const digest = hash('sha256', JSON.stringify([bookingSourceId, externalBookingId, code]), 'hex')
  const part = (from: number, to: number) => digest.slice(from, to)
  return `${part(0, 8)}-${part(8, 12)}-8${part(13, 16)}-8${part(17, 20)}-${part(20, 32)}`
}
