import { unwrap } from '../../clients/typescript/src/index.ts'
import type { Participant } from '../../subgraphs/club/match-sessions/participants.ts'
import type { Seat, World } from './world.ts'

/** A booking in the partner's system. */
export interface DeskBooking {
  externalId: string
  seat: Seat
  start: Date
  end: Date
  status: 'CONFIRMED' | 'CANCELLED' | 'COMPLETED'
  participants: Participant[]
}

export interface Pushed {
  booking: DeskBooking
  sessionId: string | null
  needsReconciliation: boolean
}

/** The partner's side of a booking source. */
export interface BookingDesk {
  /** Pushes the booking with these changes as its next version. */
  push(booking: DeskBooking, changes?: Partial<DeskBooking>): Promise<Pushed>
}

const SOURCE_KEY = 'simulator'

/** Finds or creates the source of the simulation, and maps its courts. */
export async function openBookingDesk(world: World): Promise<BookingDesk> {
  const { client, seats } = world
  const sourceId = await findOrMakeSource(world)
  for (const { number, courtId, externalCourtId } of seats)
    unwrap(
      await client.partner.PUT('/booking-sources/{sourceId}/court-mappings/{externalCourtId}', {
        params: { path: { sourceId, externalCourtId } },
        body: { court_id: courtId, external_court_name: `Court ${number}` },
      }),
    )

  const versions = new Map<string, number>()
  return {
    async push(before, changes = {}) {
      const booking = { ...before, ...changes }
      const { externalId } = booking
      const version = (versions.get(externalId) ?? 0) + 1
      versions.set(externalId, version)
      const put = await client.partner.PUT(
        '/booking-sources/{sourceId}/bookings/{externalBookingId}',
        {
          params: { path: { sourceId, externalBookingId: externalId } },
          body: { source_version: version, ...toContent(booking) },
        },
      )
      const answer = unwrap(put)
      return {
        booking,
        sessionId: answer.data.match_session_id,
        needsReconciliation: answer.reconciliation_status === 'required',
      }
    },
  }
}

async function findOrMakeSource({ client: { partner } }: World): Promise<string> {
  for await (const { id, source_key: key } of partner.items('/booking-sources'))
    if (key === SOURCE_KEY) return id

  const body = { source_key: SOURCE_KEY, name: 'Simulator' }
  return unwrap(await partner.POST('/booking-sources', { body })).data.id
}

function toContent({ seat, start, end, status, participants }: DeskBooking) {
  return {
    external_court_id: seat.externalCourtId,
    scheduled_start: start.toISOString(),
    scheduled_end: end.toISOString(),
    status,
    participants: participants.map((participant) => ({
      external_id: participant.externalId,
      display_name: participant.displayName,
      team: participant.team,
      consent_to_share: participant.consentToShare,
      ...(participant.consentReference ? { consent_reference: participant.consentReference } : {}),
    })),
  }
}
