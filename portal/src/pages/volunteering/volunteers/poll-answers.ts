import type { Poll, PollAnswer } from './people.ts'

export type Availability = PollAnswer['answers'][number]['availability'] | 'NONE'

/** What a helper said to one option. */
export function answerTo(answer: PollAnswer | null, optionId: string): Availability {
  return answer?.answers.find((one) => one.optionId === optionId)?.availability ?? 'NONE'
}

export interface AnswerSummary {
  /** The best that the helper said. */
  kind: Availability
  /** To how many options. */
  count: number
  all: number
  /** Whether each option is a day. */
  isDays: boolean
}

export function summarize(answer: PollAnswer | null, poll: Poll): AnswerSummary {
  const given = poll.options.map(({ id }) => answerTo(answer, id))
  const kind = (['YES', 'MAYBE', 'NO'] as const).find((one) => given.includes(one)) ?? 'NONE'
  const days = new Set(poll.options.map(({ startTime }) => startTime?.slice(0, 10)))
  return {
    kind,
    count: given.filter((one) => one === kind).length,
    all: poll.options.length,
    isDays: days.size === poll.options.length && !days.has(undefined),
  }
}
