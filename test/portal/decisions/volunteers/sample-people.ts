import type {
  Helper,
  Person,
  Poll,
} from '../../../../portal/src/pages/volunteering/volunteers/people.ts'
import { toPeople } from '../../../../portal/src/pages/volunteering/volunteers/people.ts'

export function aHelper(id: string, changes: Partial<Helper> = {}): Helper {
  return {
    ...{ id, externalId: `x-${id}`, firstName: 'Aitana', lastName: `Albiol ${id}` },
    ...{ email: `${id}@azahar.example`, phone: null, language: null, tags: [], notes: null },
    ...{ status: 'ACTIVE', mail: 'ON', updatedAt: '2026-11-01T09:00:00.000Z' },
    ...changes,
  }
}

interface Facts {
  hasAccess?: boolean
  roleIds?: string[]
  confirmed?: number
  says?: ('YES' | 'MAYBE' | 'NO')[]
  comment?: string
}

/** A helper of an event, as its lists know them. */
export function aPerson(id: string, changes: Partial<Helper> = {}, facts: Facts = {}): Person {
  const { hasAccess = true, roleIds = [], confirmed = 0, says, comment = null } = facts
  const grantedAt = '2026-11-01T09:00:00.000Z'
  const [person] = toPeople({
    helpers: [aHelper(id, changes)],
    accesses: hasAccess ? [{ id: `access-${id}`, helperId: id, roleIds, grantedAt }] : [],
    assignments: Array.from({ length: confirmed }, (_, at) => ({
      ...{ id: `${id}-${at}`, helperId: id, shiftId: `shift-${at}`, roleId: null },
      status: 'CONFIRMED' as const,
    })),
    answers: says
      ? [
          {
            ...{ id: `answer-${id}`, helperId: id, comment, updatedAt: grantedAt },
            answers: says.map((availability, at) => ({ optionId: `day-${at}`, availability })),
          },
        ]
      : [],
  })
  if (!person) throw new Error('There is no person.')
  return person
}

export function aPoll(days: number): Poll {
  const named = { roleIds: [], shiftIds: [], helperIds: [], assignmentStatus: null }
  return {
    ...{ id: 'poll', eventId: 'event', title: 'When?', description: null, status: 'OPEN' },
    ...{ respondBy: null, responseCount: 0, totals: [], updatedAt: '2026-11-01T09:00:00.000Z' },
    audience: { type: 'ALL', ...named },
    options: Array.from({ length: days }, (_, at) => ({
      ...{ id: `day-${at}`, label: `Day ${at}`, endTime: null },
      startTime: `2026-12-0${at + 1}T08:00:00.000Z`,
    })),
  }
}
