import { makeDragStore } from '../../../volunteering/plan/drag/drag-store.ts'
import { type Role, type Shift, toPlan } from '../../../volunteering/plan/plan.ts'
import type { NamedHelper } from '../../../volunteering/plan/seating/flights.ts'
import type { Assignment } from '../../../volunteering/plan/shift/assigned-list.tsx'
import type {
  Candidate,
  CandidateView,
  PlanHelper,
} from '../../../volunteering/plan/shift/candidates.ts'
import type { Person } from '../../../volunteering/volunteers/people.ts'
import { at, CLUB } from './samples.ts'

export const ROLES: Role[] = [
  { id: 'bar', name: 'Barra' },
  { id: 'gate', name: 'Einlass und Akkreditierung' },
]

type Sample = [
  id: string,
  role: string,
  title: string,
  span: readonly [string, string],
  counts: readonly [needed: number, confirmed: number, pending: number],
  status?: Shift['status'],
]

const SAMPLES: readonly Sample[] = [
  ['full', 'bar', 'Barra, mañana', ['08:00', '11:00'], [4, 4, 0]],
  ['asked', 'bar', 'Barra, mediodía', ['11:00', '14:00'], [4, 2, 2]],
  ['short', 'bar', 'Barra, tarde', ['14:00', '18:00'], [5, 1, 1]],
  ['moved', 'gate', 'Einlass, früh', ['08:00', '10:00'], [2, 1, 1]],
  ['gone', 'gate', 'Einlass, Reserve', ['11:00', '13:00'], [2, 0, 0], 'CANCELLED'],
  ['many', 'gate', 'Einlass, Haupttribüne', ['13:30', '18:00'], [12, 7, 2]],
]

export const SHIFTS: Shift[] = SAMPLES.map(([id, roleId, title, [from, to], counts, status]) => ({
  ...{ id, roleId, title, description: null, location: 'El Naranjal', status: status ?? 'OPEN' },
  ...{ startTime: at(from), endTime: at(to), updatedAt: at('08:00') },
  ...{ requiredHelpers: counts[0], confirmedCount: counts[1], pendingCount: counts[2] },
}))

export const MOVED_BY = { id: 'moved', minutes: 45 }

/** The day of the shifts, with their roles. */
export function toPlanDay(shifts: readonly Shift[]) {
  return toPlan({ roles: ROLES, shifts, zone: CLUB.timezone }).days[0]
}

const person = (id: string, firstName: string, lastName: string): NamedHelper => ({
  ...{ id, firstName, lastName },
})

const NOOR = person('noor', 'Noor', 'Bäcker')
const JOAO = person('joao', 'João', 'Albiol')

/** A helper of the bar's first shift, carried over one that has a place. */
export function makeCarriedStore() {
  const store = makeDragStore()
  const [from] = SHIFTS
  if (from === undefined) return store
  const seated = { helper: NOOR, assignmentId: 'noor', status: 'CONFIRMED' as const }
  store.pick({ helper: NOOR, seat: { from, seated } })
  store.hover('short')
  return store
}

const withTags = (helper: NamedHelper, ...tags: string[]): PlanHelper => ({ ...helper, tags })

const CANDIDATES: readonly Candidate[] = (
  [
    [withTags(person('freya', 'Freya', 'Bäcker'), 'barra'), 'YES', false, true, 0],
    [withTags(person('maxi', 'Maximiliane', 'Oberhuber-Lindqvist')), 'YES', false, true, 1],
    [withTags(person('aitana', 'Aitana', 'Albiol'), 'noche', 'coche'), 'MAYBE', false, false, 2],
    [withTags(person('didac', 'Dídac', 'Bäcker')), null, true, false, 4],
  ] as const
).map(([helper, availability, hasOverlap, hasRole, shiftCount]) => ({
  ...{ helperId: helper.id, helper, availability, hasOverlap, hasRole, shiftCount },
}))

/** Those of the graph, and one whom a search found beside them. */
export const CANDIDATE_VIEW: Omit<CandidateView, 'count'> = {
  ...{ candidates: CANDIDATES, isWhole: true },
  others: [withTags(person('ben', 'Ben', 'Albiol'), 'einlass')],
}

export const ASSIGNMENTS: readonly Assignment[] = (
  [
    [JOAO, 'CONFIRMED'],
    [NOOR, 'PENDING'],
    [person('ana', 'Ana', 'Oberhuber'), 'DECLINED'],
    [person('luis', 'Luis', 'Ferrer'), 'CANCELLED'],
  ] as const
).map(([helper, status]) => ({ id: helper.id, helperId: helper.id, helper, status }))

export const SENDING: readonly NamedHelper[] = [person('soren', 'Sören', 'Albiol')]

export const PERSON: Person = {
  helper: {
    ...{ ...JOAO, externalId: 'azahar-185', email: 'joao@example.org', phone: null },
    ...{ language: 'es-ES', tags: [], notes: null, status: 'ACTIVE', mail: 'ON' },
    updatedAt: at('08:00'),
  },
  ...{
    name: 'João Albiol',
    access: null,
    confirmed: 1,
    pending: 0,
    answers: new Map(),
    haystack: '',
  },
}
