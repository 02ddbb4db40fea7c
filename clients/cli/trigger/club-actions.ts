import type { ClubEventType } from '../event-types.ts'
import { PLAYER, pushBooking } from './bookings.ts'
import { withMatch } from './matches.ts'
import type { Action } from './sandbox-actor.ts'

const SET_OVERRIDE = `mutation Override($input: SetCourtStatusOverrideInput!) {
  setCourtStatusOverride(input: $input) { court { id } }
}`

/** Each of the Club API's event types, by what makes it happen. */
export const CLUB_ACTIONS: Readonly<Record<ClubEventType, Action>> = {
  'booking.created': async (actor) => (await pushBooking(actor)).id,
  'session.created': async (actor) => (await pushBooking(actor)).sessionId,

  'booking.updated': async (actor) => {
    const { id, push } = await pushBooking(actor)
    await push({ scheduled_end: '2100-12-31T22:00:00Z', scheduled_start: '2100-12-31T21:00:00Z' })
    return id
  },

  'booking.cancelled': async (actor) => {
    const { id, push } = await pushBooking(actor)
    await push({ status: 'CANCELLED' })
    return id
  },

  'session.status_changed': async (actor) => {
    const { sessionId, push } = await pushBooking(actor)
    await push({ status: 'CANCELLED' })
    return sessionId
  },

  'participant.updated': async (actor) => {
    const { push } = await pushBooking(actor)
    await push({ participants: [{ ...PLAYER, display_name: 'Ana María' }] })
    return null
  },

  'booking.reconciliation_required': async (actor) => {
    const { id } = await withMatch(actor, ({ booking }) =>
      booking.push({ scheduled_end: new Date(Date.now() + 7_200_000).toISOString() }),
    )
    return id
  },

  'match.started': async (actor) => (await withMatch(actor)).sessionId,

  'score.updated': async (actor) => {
    const booking = await withMatch(actor, ({ act }) => act('recordPoint'))
    return booking.sessionId
  },

  'score.corrected': async (actor) => {
    const booking = await withMatch(actor, async ({ act }) => {
      await act('recordPoint')
      await act('reversePoint')
    })
    return booking.sessionId
  },

  'match.completed': async (actor) => {
    const booking = await withMatch(actor, ({ act }) => act('awardMatch'))
    return booking.sessionId
  },

  'court.status_changed': async ({ mutate, courtIds }) => {
    const courtId = courtIds.at(-1) ?? ''
    await mutate(SET_OVERRIDE, { courtId, override: 'MAINTENANCE' })
    await mutate(SET_OVERRIDE, { courtId, override: null })
    return courtId
  },
}
