import type { ClubEventType } from '../../schema/club/event-types.ts'
import type { VolunteerEventType } from '../../schema/volunteer/fields.ts'
import { GRAETZLFEST } from './graetzlfest.ts'
import { INSTALLATIONS } from './installation-plans.ts'

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
    owner: GRAETZLFEST,
    url: 'https://graetzlfest.example/hooks',
    description: 'Planning of the street festival, switched off in winter.',
    eventTypes: ['shift.created', 'shift.updated', 'shift.deleted'],
  },
} as const satisfies {
  club: { eventTypes: readonly ClubEventType[] } & Record<string, unknown>
  volunteer: { eventTypes: readonly VolunteerEventType[] } & Record<string, unknown>
}
