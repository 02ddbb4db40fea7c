import { hash } from 'node:crypto'
import type { Caller, InstallationCaller } from '../../../../platform/caller.ts'
import type { Ids, MutationCase } from '../../audit/mutation-cases.ts'
import { aBookingInput } from '../running-club.ts'

/** A mutation that no ADMIN has, with a caller who has it. `exchangeInstallation` is none: it needs an identity provider. */
export interface OtherCase extends MutationCase {
  callerOf: (ids: Ids, partner: InstallationCaller) => Caller
}

const byPartner = (_ids: Ids, partner: InstallationCaller) => partner
const byGuest = (): Caller => ({ kind: 'public', address: '192.0.2.1' })
const SOURCE = (ids: Ids) => ({ bookingSourceId: ids['BookingSource'] })
const ENDPOINT = (ids: Ids) => ({ endpointId: ids['WebhookEndpoint'] })
const TICKET = 't'.repeat(43)
const PAIRING = 'ABCDEFGHJK'
const SCREEN = `cs_${'s'.repeat(43)}`

export const OTHER_CASES: Readonly<Record<string, OtherCase>> = {
  createBookingSource: { callerOf: byPartner, input: () => ({ sourceKey: 'desk', name: 'Desk' }) },
  putCourtMapping: {
    callerOf: byPartner,
    input: (ids) => ({
      ...{ ...SOURCE(ids), courtId: ids['Court'] },
      ...{ externalCourtId: 'c9', externalCourtName: 'Court 9' },
    }),
  },
  putBooking: {
    callerOf: byPartner,
    input: (ids) => aBookingInput({ ...SOURCE(ids), externalBookingId: 'b-2' }),
  },
  importBookings: {
    callerOf: byPartner,
    input(ids) {
      const { externalBookingId, ...booking } = aBookingInput({})
      return { ...SOURCE(ids), bookings: [{ externalBookingId, booking }] }
    },
  },
  createWebhookEndpoint: {
    callerOf: byPartner,
    input: () => ({ name: 'Desk', url: 'https://public.com/', eventTypes: ['BOOKING_CREATED'] }),
  },
  updateWebhookEndpoint: {
    callerOf: byPartner,
    input: (ids) => ({ ...ENDPOINT(ids), name: 'Renamed' }),
  },
  disableWebhookEndpoint: { callerOf: byPartner, input: ENDPOINT },
  rotateWebhookSecret: {
    callerOf: byPartner,
    input: (ids) => ({ ...ENDPOINT(ids), idempotencyKey: 'rotated' }),
  },
  createEventStreamTicket: { callerOf: byPartner, input: () => ({}) },
  redeemEventStreamTicket: {
    callerOf: byPartner,
    input: () => ({ ticket: TICKET }),
    setUp: (ids) =>
      `INSERT INTO event_stream_tickets (token_hash, installation_id, expires_at)
       VALUES (UNHEX('${hash('sha256', TICKET)}'), '${ids['Installation']}', '2099-01-01')`,
  },
  pairScorePad: {
    callerOf: byGuest,
    input: () => ({ code: PAIRING }),
    setUp: (ids) =>
      `INSERT INTO court_credentials (id, club_id, court_id, kind, created_by, created_at,
         code_hash, code_expires_at)
       VALUES ('01a20a86-f6ef-72eb-8e30-d31e814a1c02', '${ids['Club']}', '${ids['Court']}', 'PAD', 's',
         NOW(3), UNHEX('${hash('sha256', PAIRING)}'), '2099-01-01')`,
  },
  openCourtScreen: {
    callerOf: byGuest,
    input: () => ({ token: SCREEN }),
    setUp: (ids) =>
      `INSERT INTO court_credentials (id, club_id, court_id, kind, created_by, created_at,
         credential_hash)
       VALUES ('01a20a86-f6ef-72eb-8e30-d31e814a1c03', '${ids['Club']}', '${ids['Court']}', 'SCREEN',
         's', NOW(3), UNHEX('${hash('sha256', SCREEN)}'))`,
  },
  reportCourtDevice: {
    callerOf: ({ Club: clubId = '', Court: courtId = '' }) => ({
      ...{ kind: 'device', subject: 'board-1', clubId, courtId },
    }),
    input: () => ({ warning: true }),
  },
}
