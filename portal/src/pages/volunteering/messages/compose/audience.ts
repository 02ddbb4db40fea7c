import { occupiesSeat } from '../../../../../../rules/volunteer/staffing.ts'
import type { DataOf, VariablesOf } from '../../../../graph/ask.ts'
import { type EventAssignment, isReached, type Person } from '../../volunteers/people.ts'

export type AudienceInput = NonNullable<VariablesOf<'PortalCreateMessage'>['input']['audience']>
export type Message = NonNullable<DataOf<'PortalMessages'>['volunteerMessages']>['nodes'][number]
export type AudienceType = Exclude<Message['audience']['type'], 'TRIGGER'>

export const AUDIENCE_TYPES = ['ALL', 'ROLE', 'SHIFT', 'STATUS', 'HELPERS'] as const

/** Whom a message is for, as the form holds it. */
export interface Audience {
  type: AudienceType
  roleIds: readonly string[]
  shiftIds: readonly string[]
  helperIds: readonly string[]
  assignmentStatus: NonNullable<AudienceInput['assignmentStatus']>
}

export const EVERYBODY: Audience = {
  type: 'ALL',
  roleIds: [],
  shiftIds: [],
  helperIds: [],
  assignmentStatus: 'PENDING',
}

export function toAudience({ audience }: Pick<Message, 'audience'>): Audience {
  const { type, assignmentStatus, ...named } = audience
  return {
    type: type === 'TRIGGER' ? 'ALL' : type,
    ...named,
    assignmentStatus: assignmentStatus ?? EVERYBODY.assignmentStatus,
  }
}

/** Who would get it now: the active ones of them with access to the event. */
export function findReached(
  audience: Audience,
  people: readonly Person[],
  assignments: readonly EventAssignment[],
): Person[] {
  const chosen = chooserOf(audience, assignments)
  return people.filter((person) => isReached(person) && chosen(person))
}

function chooserOf(
  { type, roleIds, shiftIds, helperIds, assignmentStatus }: Audience,
  assignments: readonly EventAssignment[],
): (person: Person) => boolean {
  const idsOf = (keeps: (assignment: EventAssignment) => boolean) =>
    new Set(assignments.filter(keeps).map(({ helperId }) => helperId))
  if (type === 'ALL') return () => true
  if (type === 'HELPERS') {
    const ids = new Set(helperIds)
    return ({ helper }) => ids.has(helper.id)
  }
  if (type === 'ROLE') {
    const working = idsOf(
      ({ roleId, status }) => roleId !== null && roleIds.includes(roleId) && occupiesSeat(status),
    )
    return ({ helper, access }) =>
      working.has(helper.id) || access?.roleIds.some((id) => roleIds.includes(id)) === true
  }
  const ids =
    type === 'SHIFT'
      ? idsOf(({ shiftId, status }) => shiftIds.includes(shiftId) && occupiesSeat(status))
      : idsOf(({ status }) => status === assignmentStatus)
  return ({ helper }) => ids.has(helper.id)
}

export interface Reach {
  /** How many get a mail. */
  mailed: number
  /** Names of those to whom none can go. */
  noAddress: readonly string[]
  optedOut: readonly string[]
}

export function countReach(reached: readonly Person[]): Reach {
  const noAddress = reached.filter(({ helper }) => helper.email === null)
  const optedOut = reached.filter(({ helper }) => helper.email !== null && helper.mail === 'OFF')
  return {
    mailed: reached.length - noAddress.length - optedOut.length,
    noAddress: noAddress.map(({ name }) => name),
    optedOut: optedOut.map(({ name }) => name),
  }
}

/** So many helpers, roles or shifts does one message name. */
export const MOST_NAMED = 200

/** The audience as the graph takes it; more helpers than one message names are several messages. */
export function toAudienceInputs(audience: Audience, reached: readonly Person[]): AudienceInput[] {
  const { type, roleIds, shiftIds, assignmentStatus } = audience
  if (type === 'ROLE') return [{ type, roleIds: [...roleIds] }]
  if (type === 'SHIFT') return [{ type, shiftIds: [...shiftIds] }]
  if (type === 'STATUS') return [{ type, assignmentStatus }]
  if (type === 'ALL') return [{ type }]
  const ids = reached.map(({ helper }) => helper.id)
  const count = Math.ceil(ids.length / MOST_NAMED)
  return Array.from({ length: count }, (_, at) => ({
    type,
    helperIds: ids.slice(at * MOST_NAMED, (at + 1) * MOST_NAMED),
  }))
}
