import type { Database } from '../../subgraphs/foundation/database/database.ts'
import { tableOf } from '../../subgraphs/foundation/query/table.ts'
import { VolunteerEventEntity } from '../../subgraphs/volunteer/events/entities.ts'
import type { VolunteerEvent } from '../../subgraphs/volunteer/events/volunteer-event.ts'
import { addDays, dayIn } from '../calendar/local-time.ts'
import { daysAgo, type Making } from '../making/making.ts'
import type { ClubPlan } from '../plans/club-plan.ts'
import { CLUB_PLANS } from '../plans/organizations.ts'

const events = tableOf(VolunteerEventEntity)

type EventSeeding = Pick<Making, 'now' | 'newId'>

/** Adds volunteer events to clubs that have never had any, in one statement. */
export async function seedVolunteerEvents(
  volunteer: Database,
  clubIds: ReadonlyMap<string, string>,
  seeding: EventSeeding,
): Promise<void> {
  const done = await findClubsWithEvents(volunteer, [...clubIds.values()])
  for (const plan of CLUB_PLANS) {
    const clubId = clubIds.get(plan.slug)
    if (clubId === undefined || done.has(clubId)) continue
    await events.insertAll(volunteer, makeEvents(plan, clubId, seeding))
  }
}

async function findClubsWithEvents(
  volunteer: Database,
  clubIds: readonly string[],
): Promise<Set<string>> {
  const rows = await volunteer.query<{ clubId: string }[]>(
    'SELECT DISTINCT club_id AS clubId FROM events WHERE club_id IN (?)',
    [clubIds],
  )
  return new Set(rows.map(({ clubId }) => clubId))
}

const DAYS_OF_PLANNING = 60

function makeEvents(
  { volunteerEvents, timezone, owner }: ClubPlan,
  clubId: string,
  { now, newId }: EventSeeding,
): VolunteerEvent[] {
  const today = dayIn(timezone, now)
  return volunteerEvents.map(({ inDays, days, ...event }) => {
    const createdAt = daysAgo({ now }, Math.max(1, DAYS_OF_PLANNING - inDays))
    return {
      id: newId(),
      clubId,
      externalId: null,
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
