import { type Audience, EVERYBODY, findReached } from '../messages/compose/audience.ts'
import {
  type EventAssignment,
  matches,
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

/** Helpers who are asked by the poll and can be reached. */
export function findAsked(
  { audience }: Poll,
  people: readonly Person[],
  assignments: readonly EventAssignment[],
): Person[] {
  const { type, roleIds, shiftIds, helperIds, assignmentStatus } = audience
  const asked: Audience = {
    type: type === 'TRIGGER' ? 'ALL' : type,
    ...{ roleIds, shiftIds, helperIds },
    assignmentStatus: assignmentStatus ?? EVERYBODY.assignmentStatus,
  }
  return findReached(asked, people, assignments)
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
      (search.trim() === '' || matches(person.haystack, search.trim())) &&
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
