import type {
  Helper,
  Person,
  Poll,
  PollAnswer,
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

type Said = 'YES' | 'MAYBE' | 'NO'

interface Facts {
  hasAccess?: boolean
  roleIds?: string[]
  confirmed?: number
  says?: Said[]
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
    answers: says ? [{ pollId: 'poll', nodes: [anAnswer(id, says, comment)] }] : [],
  })
  if (!person) throw new Error('There is no person.')
  return person
}

function anAnswer(helperId: string, says: readonly Said[], comment: string | null): PollAnswer {
  return {
    ...{ id: `answer-${helperId}`, helperId, comment, updatedAt: '2026-11-01T09:00:00.000Z' },
    answers: says.map((availability, at) => ({ optionId: `day-${at}`, availability })),
  }
}

export function aPoll(days: number): Poll {
  const named = { roleIds: [], shiftIds: [], helperIds: [], assignmentStatus: null }
  return {
    ...{ id: 'poll', eventId: 'event', title: 'When?', description: null, status: 'OPEN' },
    ...{ respondBy: null, responseCount: 0, totals: [] },
    ...{ createdAt: '2026-11-01T09:00:00.000Z', updatedAt: '2026-11-01T09:00:00.000Z' },
    audience: { type: 'ALL', ...named },
    options: Array.from({ length: days }, (_, at) => ({
      ...{ id: `day-${at}`, label: `Day ${at}`, endTime: null },
      startTime: `2026-12-0${at + 1}T08:00:00.000Z`,
    })),
  }
}
