import { newUuid } from '../../../../platform/ids.ts'
import type { Database } from '../../../../subgraphs/foundation/database/database.ts'
import { tableOf } from '../../../../subgraphs/foundation/query/table.ts'
import { VolunteerEventEntity } from '../../../../subgraphs/volunteer/events/entities.ts'
import type { VolunteerEvent } from '../../../../subgraphs/volunteer/events/volunteer-event.ts'
import { LONG_AGO } from '../moments.ts'

export function anEvent(changes: Partial<VolunteerEvent> = {}): VolunteerEvent {
  return {
    id: newUuid(),
    clubId: newUuid(),
    externalId: null,
    name: 'Sommerfest',
    description: null,
    startDate: '2026-08-01',
    endDate: '2026-08-02',
    location: null,
    locationCoordinates: null,
    timezone: null,
    status: 'DRAFT',
    autoConfirmAssignments: false,
    createdBy: 'key-maker',
    cancelledAt: null,
    deletedAt: null,
    publishedCount: 0,
    createdAt: LONG_AGO,
    updatedAt: LONG_AGO,
    ...changes,
  }
}

export async function addEvents(
  database: Database,
  ...events: VolunteerEvent[]
): Promise<VolunteerEvent[]> {
  await tableOf(VolunteerEventEntity).insertAll(database, events)
  return events
}

/** Creates an event and returns its id. */
export async function addEvent(
  database: Database,
  changes: Partial<VolunteerEvent> = {},
): Promise<string> {
  const event = anEvent(changes)
  await addEvents(database, event)
  return event.id
}

/** Input of createVolunteerEvent. */
export function anEventInput(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return { name: 'Sommerfest', startDate: '2026-08-01', endDate: '2026-08-02', ...changes }
}

/** An item of syncVolunteerEvents. */
export function aSyncItem(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return { ...anEventInput(), externalId: 'e-1', ...changes }
}
