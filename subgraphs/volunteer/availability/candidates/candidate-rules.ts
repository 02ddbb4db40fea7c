import { VOLUNTEER_LIMITS } from '../../../../schema/volunteer/limits.ts'
import type { Shift } from '../../shifts/shift.ts'
import type { AvailabilityOption } from '../availability-request.ts'
import type { AvailabilityAnswer } from '../availability-response.ts'

/** A helper who can come to a shift, and what speaks for it. */
export interface ShiftCandidate extends HelperLoad {
  helperId: string
  /** The best answer to an option of a poll that has the shift in it; null without one. */
  availability: 'YES' | 'MAYBE' | null
  /** Whether another shift of the helper is at the same time. */
  hasOverlap: boolean
  /** Whether the access has the role of the shift, or a tag of the helper has its name. */
  hasRole: boolean
}

/** Pending and confirmed shifts at the event. */
export interface HelperLoad {
  shiftCount: number
  assignedMinutes: number
}

export const NO_LOAD: HelperLoad = { shiftCount: 0, assignedMinutes: 0 }

/** Of a larger event as many helpers are looked at: those who said yes, those with the role, then others by name. */
const { considered: CONSIDERED } = VOLUNTEER_LIMITS.candidates

/** Ids of the options that have the whole shift in them. */
export function optionsAround(
  { startTime, endTime }: Pick<Shift, 'startTime' | 'endTime'>,
  options: readonly AvailabilityOption[],
): string[] {
  return options
    .filter(
      (option) =>
        option.startTime !== null &&
        option.endTime !== null &&
        new Date(option.startTime) <= startTime &&
        new Date(option.endTime) >= endTime,
    )
    .map(({ id }) => id)
}

export interface HelperAnswer extends Pick<AvailabilityAnswer, 'availability'> {
  helperId: string
}

const BEST_FIRST = ['YES', 'MAYBE', 'NO'] as const

/** The best answer of each helper. */
export function bestAnswers(
  answers: readonly HelperAnswer[],
): ReadonlyMap<string, AvailabilityAnswer['availability']> {
  const best = new Map<string, AvailabilityAnswer['availability']>()
  for (const wanted of BEST_FIRST.toReversed())
    for (const { helperId, availability } of answers)
      if (availability === wanted) best.set(helperId, availability)
  return best
}

/** The helpers to look at, those first who are likely to come first. */
export function chooseConsidered(
  answers: ReadonlyMap<string, AvailabilityAnswer['availability']>,
  ofRole: readonly string[],
  others: readonly string[],
): string[] {
  const saying = (wanted: string) =>
    [...answers].flatMap(([helperId, availability]) => (availability === wanted ? [helperId] : []))
  const inOrder = new Set([...saying('YES'), ...ofRole, ...saying('MAYBE'), ...others])
  for (const helperId of saying('NO')) inOrder.delete(helperId)
  return [...inOrder].slice(0, CONSIDERED)
}

/** The role's name among the tags, whatever its case. */
export function hasTagOf(role: { name: string } | null, tags: readonly string[]): boolean {
  const fold = (text: string) => text.trim().toLowerCase()
  return role !== null && tags.some((tag) => fold(tag) === fold(role.name))
}

/** No overlap, said yes, the role, fewest hours; equal ones stay in the order of names. */
export function rankCandidates<T extends ShiftCandidate>(candidates: readonly T[]): T[] {
  return candidates.toSorted(
    (one, other) =>
      Number(one.hasOverlap) - Number(other.hasOverlap) ||
      rankOf(one) - rankOf(other) ||
      Number(other.hasRole) - Number(one.hasRole) ||
      one.assignedMinutes - other.assignedMinutes,
  )
}

function rankOf({ availability }: ShiftCandidate): number {
  return availability === null ? BEST_FIRST.length : BEST_FIRST.indexOf(availability)
}
