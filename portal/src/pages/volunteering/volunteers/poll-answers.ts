import { inZone } from '../../../time/zoned.ts'
import type { Person, Poll, PollAnswer } from './people.ts'

export type Availability = PollAnswer['answers'][number]['availability'] | 'NONE'

/** What a helper said to one option. */
export function answerTo(answer: PollAnswer | null, optionId: string): Availability {
  return answer?.answers.find((one) => one.optionId === optionId)?.availability ?? 'NONE'
}

/** What the polls of an event ask for. */
export interface AskedOptions {
  /** Ids of options that ask for the same: two polls may have the same day. */
  groups: readonly (readonly string[])[]
  /** Whether each group is a day. */
  isDays: boolean
}

export function groupOptions(polls: readonly Poll[], zone: string): AskedOptions {
  const dayOf = ({ startTime }: Poll['options'][number]) =>
    startTime === null ? null : inZone(new Date(startTime), zone).day
  const isDays = polls.every(({ options }) => {
    const days = new Set(options.map(dayOf))
    return days.size === options.length && !days.has(null)
  })
  const groups = new Map<string, string[]>()
  for (const option of polls.flatMap(({ options }) => options)) {
    const key = (isDays ? dayOf(option) : null) ?? option.id
    groups.set(key, [...(groups.get(key) ?? []), option.id])
  }
  return { groups: [...groups.values()], isDays }
}

export interface AnswerSummary {
  /** The best that the helper said. */
  kind: Availability
  /** To how many options, or on how many days. */
  count: number
  all: number
  isDays: boolean
}

/** The best of each day over all polls, as the candidates of a shift are found. */
export function summarize(
  answers: Person['answers'],
  { groups, isDays }: AskedOptions,
): AnswerSummary {
  const said = new Map(
    [...answers.values()].flatMap((answer) =>
      answer.answers.map(({ optionId, availability }) => [optionId, availability] as const),
    ),
  )
  const given = groups.map((ids) => bestOf(ids.map((id) => said.get(id) ?? 'NONE')))
  const kind = bestOf(given)
  return { kind, count: given.filter((one) => one === kind).length, all: groups.length, isDays }
}

function bestOf(given: readonly Availability[]): Availability {
  return (['YES', 'MAYBE', 'NO'] as const).find((one) => given.includes(one)) ?? 'NONE'
}
