import { unwrap } from '../../typescript/src/index.ts'
import type { SandboxActor } from './sandbox-actor.ts'

const SOURCE_KEY = 'clubgate-trigger'
const HOUR_MS = 3_600_000

/** A booking in the source of the trigger command, which can push its next version. */
export interface TriggeredBooking {
  id: string
  sessionId: string
  courtId: string
  push(changes: object): Promise<void>
}

/** Pushes a new booking; `start` defaults to an hour in 2099. */
export async function pushBooking(
  actor: SandboxActor,
  { courtId = actor.courtIds[0] ?? '', start = randomHour() } = {},
): Promise<TriggeredBooking> {
  const { club, name } = actor
  const sourceId = await findOrCreateSource(actor)
  const mapping = { params: { path: { sourceId, externalCourtId: courtId } } }
  unwrap(
    await club.PUT('/booking-sources/{sourceId}/court-mappings/{externalCourtId}', {
      ...mapping,
      body: { court_id: courtId, external_court_name: 'Court' },
    }),
  )
  let version = 0
  const push = async (changes: object) => {
    version += 1
    const path = { sourceId, externalBookingId: `${name}-${courtId.slice(-6)}` }
    const body = {
      source_version: version,
      external_court_id: courtId,
      status: 'CONFIRMED' as const,
      scheduled_start: start.toISOString(),
      scheduled_end: new Date(start.getTime() + HOUR_MS).toISOString(),
      participants: [PLAYER],
      ...changes,
    }
    return unwrap(
      await club.PUT('/booking-sources/{sourceId}/bookings/{externalBookingId}', {
        params: { path },
        body,
      }),
    ).data
  }
  const { id, match_session_id: sessionId } = await push({})
  return {
    id,
    sessionId: sessionId ?? '',
    courtId,
    push: async (changes) => void (await push(changes)),
  }
}

export const PLAYER = {
  external_id: 'p-1',
  display_name: 'Ana',
  consent_to_share: true,
}

async function findOrCreateSource({ club }: SandboxActor): Promise<string> {
  for await (const { id, source_key: key } of club.items('/booking-sources'))
    if (key === SOURCE_KEY) return id

  const body = { source_key: SOURCE_KEY, name: 'clubgate trigger' }
  return unwrap(await club.POST('/booking-sources', { body })).data.id
}

function randomHour(): Date {
  return new Date(Date.UTC(2099, 0, 1) + Math.floor(Math.random() * 8000) * HOUR_MS)
}
