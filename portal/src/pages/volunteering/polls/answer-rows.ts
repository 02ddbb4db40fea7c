import { occupiesSeat } from '../../../../../rules/volunteer/staffing.ts'
import {
  type EventAssignment,
  isFound,
  isReached,
  type Person,
  type Poll,
  type PollAnswer,
} from '../volunteers/people.ts'
import { type Availability, answerTo } from '../volunteers/poll-answers.ts'

/** A helper with what they said to this poll; nothing, where they were asked and have not answered. */
export interface AnswerRow {
  person: Person
  answer: PollAnswer | null
}

export type PollShow = 'answered' | 'commented' | 'missing'

export interface PollFilters {
  search: string
  show: PollShow
  /** Keeps who said yes to this option, and lists the sure ones first. */
  option: string | null
}

export const SHOWS = ['answered', 'commented', 'missing'] as const

export function readPollFilters(address: URLSearchParams, poll: Poll): PollFilters {
  const wanted = address.get('option')
  return {
    search: address.get('q') ?? '',
    show: SHOWS.find((one) => one === address.get('show')) ?? 'answered',
    option: poll.options.some(({ id }) => id === wanted) ? wanted : null,
  }
}

/** Helpers who are asked by the poll and can be reached: named one by one, whom the graph only counts. */
export function findAsked(
  { audience }: Pick<Poll, 'audience'>,
  people: readonly Person[],
  assignments: readonly EventAssignment[],
): Person[] {
  const isAsked = askerOf(audience, assignments)
  return people.filter((person) => isReached(person) && isAsked(person))
}

function askerOf(
  { type, roleIds, shiftIds, helperIds, assignmentStatus }: Poll['audience'],
  assignments: readonly EventAssignment[],
): (person: Person) => boolean {
  const holds = (keeps: (assignment: EventAssignment) => boolean) => {
    const ids = new Set(assignments.filter(keeps).map(({ helperId }) => helperId))
    return ({ helper }: Person) => ids.has(helper.id)
  }
  switch (type) {
    case 'HELPERS':
      return ({ helper }) => helperIds.includes(helper.id)
    case 'SHIFT':
      return holds(({ shiftId, status }) => shiftIds.includes(shiftId) && occupiesSeat(status))
    case 'STATUS':
      return holds(({ status }) => status === assignmentStatus)
    case 'ROLE': {
      const isOfRole = (roleId: string | null) => roleId !== null && roleIds.includes(roleId)
      const works = holds(({ roleId, status }) => isOfRole(roleId) && occupiesSeat(status))
      return (person) => works(person) || person.access?.roleIds.some(isOfRole) === true
    }
    default:
      return () => true
  }
}

/** Everybody who answered, and everybody who was asked, in the order of their names. */
export function toAnswerRows(
  answers: readonly PollAnswer[],
  people: readonly Person[],
  asked: readonly Person[],
): AnswerRow[] {
  const answerOf = new Map(answers.map((answer) => [answer.helperId, answer]))
  const askedIds = new Set(asked.map(({ helper }) => helper.id))
  return people
    .filter(({ helper }) => askedIds.has(helper.id) || answerOf.has(helper.id))
    .map((person) => ({ person, answer: answerOf.get(person.helper.id) ?? null }))
}

const ORDER: Readonly<Record<Availability, number>> = { YES: 0, MAYBE: 1, NO: 2, NONE: 3 }

export function filterAnswers(rows: readonly AnswerRow[], filters: PollFilters): AnswerRow[] {
  const { search, show, option } = filters
  const kept = rows.filter(
    ({ person, answer }) =>
      KEEPS[show](answer) &&
      (search.trim() === '' || isFound(person, search)) &&
      (option === null || LIKELY.has(answerTo(answer, option))),
  )
  if (option === null) return kept
  return kept.toSorted(
    (one, other) => ORDER[answerTo(one.answer, option)] - ORDER[answerTo(other.answer, option)],
  )
}

/** Who may come, the sure ones and the others. */
const LIKELY: ReadonlySet<Availability> = new Set(['YES', 'MAYBE'])

const KEEPS: Readonly<Record<PollShow, (answer: PollAnswer | null) => boolean>> = {
  answered: (answer) => answer !== null,
  commented: (answer) => answer?.comment != null,
  missing: (answer) => answer === null,
}

export function countShows(rows: readonly AnswerRow[]): Record<PollShow, number> {
  const count = (show: PollShow) => rows.filter(({ answer }) => KEEPS[show](answer)).length
  return { answered: count('answered'), commented: count('commented'), missing: count('missing') }
}
