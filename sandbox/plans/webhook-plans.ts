import type { ClubEventType } from '../../schema/club/event-types.ts'
import type { VolunteerEventType } from '../../schema/volunteer/fields.ts'
import { INSTALLATIONS } from './installation-plans.ts'
import { NAMED_CLUBS } from './organizations.ts'

/**
 * An endpoint of each product. Their applications have disabled them, because no server has their addresses: an active
 * one would fail at each event.
 */
export const WEBHOOKS = {
  club: {
    owner: INSTALLATIONS.peer,
    name: 'Glasswall calendar',
    url: 'https://glasswall.example/hooks',
    description: 'Switched off while Glasswall moves to another data centre.',
    eventTypes: ['booking.created', 'booking.updated', 'booking.cancelled'],
  },
  volunteer: {
    owner: NAMED_CLUBS.main,
    url: 'https://rota.example/hooks',
    description: 'Screen with the plan of the festival, switched off until it is built up.',
    eventTypes: ['shift.created', 'shift.updated', 'shift.deleted'],
  },
} as const satisfies {
  club: { eventTypes: readonly ClubEventType[] } & Record<string, unknown>
  volunteer: { eventTypes: readonly VolunteerEventType[] } & Record<string, unknown>
}
