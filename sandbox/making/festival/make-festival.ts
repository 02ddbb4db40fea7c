import { addDays, dayIn, toMoment } from '../../../platform/time/local-time.ts'
import type { EventAccess } from '../../../subgraphs/volunteer/event-access/event-access.ts'
import type { VolunteerEvent } from '../../../subgraphs/volunteer/events/volunteer-event.ts'
import type { Helper } from '../../../subgraphs/volunteer/helpers/helper.ts'
import type { Role } from '../../../subgraphs/volunteer/roles/role.ts'
import type { Shift } from '../../../subgraphs/volunteer/shifts/shift.ts'
import type { FestivalPlan } from '../../plans/festival-plan.ts'
import { daysAgo, type Making } from '../making.ts'
import { makeRandom } from '../random.ts'
import type { FestivalMaking, FestivalRows } from './festival.ts'
import { makeAccesses, makeFestivalHelpers } from './make-festival-helpers.ts'
import { makeMessages } from './make-festival-messages.ts'
import { makePoll } from './make-festival-poll.ts'
import { makeWorkflows } from './make-festival-workflows.ts'
import { staffShifts } from './staff-shifts.ts'

/** Days since the club began to plan. */
const PLANNED_FOR_DAYS = 40

/** A festival during its planning: most helpers have been asked, and many have answered. */
export function makeFestival(
  plan: FestivalPlan,
  clubId: string,
  { now, newId }: Pick<Making, 'now' | 'newId'>,
): FestivalRows {
  const plannedAt = daysAgo({ now }, PLANNED_FOR_DAYS)
  const event = makeEvent(plan, { id: newId(), clubId, now, plannedAt })
  const making: FestivalMaking = {
    ...{ now, newId, plannedAt, random: makeRandom(plan.name) },
    origin: { clubId, eventId: event.id },
  }
  const roles = makeRoles(plan, making)
  const shifts = makeShifts(plan, event.startDate, roles, making)
  const helpers = makeFestivalHelpers(plan, making)
  const accesses = makeAccesses(helpers, roles, making)
  const usable = accesses.filter((access) => isUsable(access, helpers))
  const assignments = staffShifts(shifts, usable, making)
  const reached = usable.map(({ helperId }) => helperId)
  return {
    ...{ event, roles, shifts, helpers, accesses, assignments },
    ...makeMessages(plan, reached, making),
    ...makePoll(plan, { event, reached }, making),
    ...makeWorkflows(reached, making),
  }
}

function makeEvent(
  { club, name, description, location, locationCoordinates, inDays, days }: FestivalPlan,
  {
    id,
    clubId,
    now,
    plannedAt,
  }: Record<'id' | 'clubId', string> & Record<'now' | 'plannedAt', Date>,
): VolunteerEvent {
  const startDate = addDays(dayIn(club.timezone, now), inDays)
  return {
    ...{ id, clubId, externalId: null, name, description, location, locationCoordinates },
    timezone: null,
    ...{ startDate, endDate: addDays(startDate, days - 1), status: 'ACTIVE' },
    ...{ autoConfirmAssignments: false, createdBy: club.owner, cancelledAt: null, deletedAt: null },
    ...{ publishedCount: 0, createdAt: plannedAt, updatedAt: plannedAt },
  }
}

function makeRoles({ roles }: FestivalPlan, { newId, origin, plannedAt }: FestivalMaking): Role[] {
  return roles.map((role) => ({
    ...{ id: newId(), ...origin, ...role, deletedAt: null },
    ...{ publishedCount: 0, createdAt: plannedAt, updatedAt: plannedAt },
  }))
}

/** On the last day one shift is cancelled, and the shift before it is closed. */
function makeShifts(
  { shifts, days, club }: FestivalPlan,
  startDate: string,
  roles: readonly Role[],
  { newId, origin, plannedAt }: FestivalMaking,
): Shift[] {
  const total = days * shifts.length
  return Array.from({ length: days }, (_, day) => addDays(startDate, day))
    .flatMap((day) => shifts.map((shift) => ({ day, ...shift })))
    .map(({ day, role, title, location, from, to, requiredHelpers }, index) => ({
      ...{ id: newId(), ...origin, roleId: roles.find(({ name }) => name === role)?.id ?? null },
      ...{ title, description: null, location, requiredHelpers },
      startTime: toMoment(club.timezone, day, from * 60),
      endTime: toMoment(club.timezone, day, to * 60),
      status: index === total - 1 ? 'CANCELLED' : index === total - 2 ? 'CLOSED' : 'OPEN',
      ...{ deletedAt: null, publishedCount: 0, createdAt: plannedAt, updatedAt: plannedAt },
    }))
}

function isUsable({ helperId, revokedAt }: EventAccess, helpers: readonly Helper[]): boolean {
  const helper = helpers.find(({ id }) => id === helperId)
  return revokedAt === null && helper?.status === 'ACTIVE'
}
