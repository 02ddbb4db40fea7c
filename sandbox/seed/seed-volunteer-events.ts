import { addDays, dayIn } from '../../platform/time/local-time.ts'
import type { Database } from '../../subgraphs/foundation/database/database.ts'
import { tableOf } from '../../subgraphs/foundation/query/table.ts'
import { VolunteerEventEntity } from '../../subgraphs/volunteer/events/entities.ts'
import type { VolunteerEvent } from '../../subgraphs/volunteer/events/volunteer-event.ts'
import { daysAgo, type Making } from '../making/making.ts'
import { type ClubPlan, NO_DETAILS } from '../plans/club-plan.ts'
import { findClubsWithout } from './find-clubs.ts'

const events = tableOf(VolunteerEventEntity)

type EventSeeding = Pick<Making, 'now' | 'newId'>

/** Adds volunteer events to clubs that have never had any, in one statement. */
export async function seedVolunteerEvents(
  volunteer: Database,
  clubIds: ReadonlyMap<string, string>,
  seeding: EventSeeding,
): Promise<void> {
  for (const { plan, clubId } of await findClubsWithout(volunteer, 'events', clubIds))
    await events.insertAll(volunteer, makeEvents(plan, clubId, seeding))
}

const DAYS_OF_PLANNING = 60

function makeEvents(
  { volunteerEvents, timezone, owner }: ClubPlan,
  clubId: string,
  { now, newId }: EventSeeding,
): VolunteerEvent[] {
  const today = dayIn(timezone, now)
  return volunteerEvents.map(({ inDays, days = 1, ...event }) => {
    const createdAt = daysAgo({ now }, Math.max(1, DAYS_OF_PLANNING - inDays))
    return {
      id: newId(),
      clubId,
      externalId: null,
      ...NO_DETAILS,
      ...event,
      timezone: null,
      startDate: addDays(today, inDays),
      endDate: addDays(today, inDays + days - 1),
      createdBy: owner,
      cancelledAt: null,
      deletedAt: null,
      publishedCount: 0,
      createdAt,
      updatedAt: createdAt,
    }
  })
}
