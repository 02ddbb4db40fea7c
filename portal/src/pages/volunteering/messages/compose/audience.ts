import { VOLUNTEER_LIMITS } from '../../../../../../schema/volunteer/limits.ts'
import type { DataOf, VariablesOf } from '../../../../graph/ask.ts'

export type AudienceInput = NonNullable<VariablesOf<'PortalCreateMessage'>['input']['audience']>
export type Message = NonNullable<DataOf<'PortalMessages'>['volunteerMessages']>['nodes'][number]
type Moment = 'endingAfter' | 'cancelledSince'
/** Audiences of polls and workflows have no moments. */
export type ShownAudience = Omit<Message['audience'], Moment> &
  Partial<Pick<Message['audience'], Moment>>
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
  /** In place of shifts that are named: all that end after this moment. */
  endingAfter?: string | null
  cancelledSince?: string | null
}

export const EVERYBODY: Audience = {
  type: 'ALL',
  roleIds: [],
  shiftIds: [],
  helperIds: [],
  assignmentStatus: 'PENDING',
}

export function toAudience({ audience }: { audience: ShownAudience }): Audience {
  const { type, assignmentStatus, ...named } = audience
  return {
    type: type === 'TRIGGER' ? 'ALL' : type,
    ...named,
    assignmentStatus: assignmentStatus ?? EVERYBODY.assignmentStatus,
  }
}

/** Whether a moment names the helpers, whom no other choice of the form names. */
export function isByMoment({ type, endingAfter, cancelledSince }: Audience): boolean {
  return type === 'SHIFT' && Boolean(endingAfter ?? cancelledSince)
}

/** Another choice in the form. Nothing that a moment named stays in it unseen, such as a shift that is cancelled. */
export function chooseAudience(audience: Audience, choice: Partial<Audience>): Audience {
  const shiftIds = isByMoment(audience) ? [] : audience.shiftIds
  return { ...audience, shiftIds, endingAfter: null, cancelledSince: null, ...choice }
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
export function isNamed({ type, roleIds, shiftIds, helperIds, endingAfter }: Audience): boolean {
  if (type === 'SHIFT' && endingAfter) return true
  const named = { ROLE: roleIds, SHIFT: shiftIds, HELPERS: helperIds, ALL: null, STATUS: null }
  return named[type] === null || named[type].length > 0
}

const MOST_NAMED = VOLUNTEER_LIMITS.message.audience

/** Those who are assigned to shifts of an event that end after a moment. */
export function assignedAfter(moment: Date): AudienceInput {
  return { type: 'SHIFT', endingAfter: moment.toISOString() }
}

/** Those who are assigned to a shift, and those who were until it is cancelled after this state of it. */
export function assignedTo({ id, updatedAt }: { id: string; updatedAt: string }): AudienceInput {
  return { type: 'SHIFT', shiftIds: [id], cancelledSince: updatedAt }
}

/** The audience as the graph takes it; more helpers than one message names are several messages. */
export function toAudienceInputs(audience: Audience): AudienceInput[] {
  const { type, roleIds, shiftIds, helperIds: ids, assignmentStatus } = audience
  const { endingAfter = null, cancelledSince = null } = audience
  if (type === 'ROLE') return [{ type, roleIds: [...roleIds] }]
  if (type === 'SHIFT') return [{ type, shiftIds: [...shiftIds], endingAfter, cancelledSince }]
  if (type === 'STATUS') return [{ type, assignmentStatus }]
  if (type === 'ALL') return [{ type }]
  const count = Math.ceil(ids.length / MOST_NAMED)
  return Array.from({ length: count }, (_, at) => ({
    type,
    helperIds: ids.slice(at * MOST_NAMED, (at + 1) * MOST_NAMED),
  }))
}
