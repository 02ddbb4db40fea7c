import { occupiesSeat, SEATED_STATUSES } from '../../../../../../rules/volunteer/staffing.ts'
import type { DataOf, VariablesOf } from '../../../../graph/ask.ts'

export type AudienceInput = NonNullable<VariablesOf<'PortalCreateMessage'>['input']['audience']>
export type Message = NonNullable<DataOf<'PortalMessages'>['volunteerMessages']>['nodes'][number]
type AssignmentStatus = NonNullable<AudienceInput['assignmentStatus']>
export type AudienceType = Exclude<Message['audience']['type'], 'TRIGGER'>

export const AUDIENCE_TYPES = ['ALL', 'ROLE', 'SHIFT', 'STATUS', 'HELPERS'] as const

/** Whom a message is for, as the form holds it. */
export interface Audience {
  type: AudienceType
  roleIds: readonly string[]
  shiftIds: readonly string[]
  helperIds: readonly string[]
  assignmentStatus: AssignmentStatus
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

export type Reach = NonNullable<DataOf<'PortalMessageReach'>['volunteerMessageReach']>

const NO_REACH: Reach = {
  mailedCount: 0,
  noAddress: { count: 0, names: [] },
  optedOut: { count: 0, names: [] },
  isComplete: true,
}

/** What several messages to different helpers reach together. */
export function sumReaches(reaches: readonly Reach[]): Reach {
  const sum = (one: Reach['noAddress'], other: Reach['noAddress']) => ({
    count: one.count + other.count,
    names: [...one.names, ...other.names],
  })
  return reaches.reduce(
    (all, one) => ({
      mailedCount: all.mailedCount + one.mailedCount,
      noAddress: sum(all.noAddress, one.noAddress),
      optedOut: sum(all.optedOut, one.optedOut),
      isComplete: all.isComplete && one.isComplete,
    }),
    NO_REACH,
  )
}

/** All who get the message, by mail or not. */
export function countReached({ mailedCount, noAddress, optedOut }: Reach): number {
  return mailedCount + noAddress.count + optedOut.count
}

/** False while no role, shift or helper is chosen of those that the audience has to name. */
export function isNamed({ type, roleIds, shiftIds, helperIds }: Audience): boolean {
  const named = { ROLE: roleIds, SHIFT: shiftIds, HELPERS: helperIds, ALL: null, STATUS: null }
  return named[type] === null || named[type].length > 0
}

/** So many helpers, roles or shifts does one message name. */
export const MOST_NAMED = 200

interface TimedShift {
  id: string
  status: string
  endTime: string
}

interface SeatedAssignment {
  shiftId: string
  helperId: string
  status: AssignmentStatus
}

/** Ids of the shifts that are neither cancelled nor over. */
export function findComing(shifts: readonly TimedShift[], now: Date): string[] {
  return shifts.flatMap(({ id, status, endTime }) =>
    status === 'CANCELLED' || new Date(endTime) <= now ? [] : [id],
  )
}

/**
 * Those with a pending or confirmed assignment to these shifts, each in one message. More shifts than a message names are
 * named by their helpers; where these are too many to be read (null), it is a message for each status.
 */
export function audiencesOfShifts(
  shiftIds: readonly string[],
  assignments: readonly SeatedAssignment[] | null,
): AudienceInput[] {
  if (shiftIds.length === 0) return []
  if (shiftIds.length <= MOST_NAMED) return [{ type: 'SHIFT', shiftIds: [...shiftIds] }]
  if (assignments === null)
    return SEATED_STATUSES.map((assignmentStatus) => ({ type: 'STATUS', assignmentStatus }))
  const named = new Set(shiftIds)
  const seated = assignments.filter(
    ({ shiftId, status }) => named.has(shiftId) && occupiesSeat(status),
  )
  const helperIds = [...new Set(seated.map(({ helperId }) => helperId))]
  return toAudienceInputs({ ...EVERYBODY, type: 'HELPERS', helperIds })
}

/** The audience as the graph takes it; more helpers than one message names are several messages. */
export function toAudienceInputs(audience: Audience): AudienceInput[] {
  const { type, roleIds, shiftIds, helperIds: ids, assignmentStatus } = audience
  if (type === 'ROLE') return [{ type, roleIds: [...roleIds] }]
  if (type === 'SHIFT') return [{ type, shiftIds: [...shiftIds] }]
  if (type === 'STATUS') return [{ type, assignmentStatus }]
  if (type === 'ALL') return [{ type }]
  const count = Math.ceil(ids.length / MOST_NAMED)
  return Array.from({ length: count }, (_, at) => ({
    type,
    helperIds: ids.slice(at * MOST_NAMED, (at + 1) * MOST_NAMED),
  }))
}
