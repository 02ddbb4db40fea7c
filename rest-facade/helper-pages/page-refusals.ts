import { statusOfFrameworkError } from '../../platform/http/http-server.ts'
import { toRetryHeaders } from '../../platform/http/retry-after.ts'
import { Problem } from '../../schema/problem.ts'
import type { Words } from './words.ts'

export interface PageRefusal {
  status: number
  headers: Readonly<Record<string, string>>
  text: string
}

/** Possible refusals of a helper's answer with status and text. */
const REFUSALS: Readonly<Record<string, [status: number, text: keyof Words['refused']]>> = {
  concurrent_update: [409, 'moved'],
  shift_full: [409, 'full'],
  shift_not_open: [422, 'closed'],
  event_not_open: [422, 'closed'],
  invalid_status_transition: [422, 'closed'],
  poll_closed: [422, 'pollClosed'],
  unknown_option: [422, 'pollChanged'],
  helper_not_in_audience: [422, 'pollClosed'],
  not_found: [404, 'closed'],
  invalid_input: [400, 'other'],
  club_inactive: [403, 'paused'],
  rate_limited: [429, 'busy'],
  dependency_unavailable: [503, 'other'],
}

/** Status and text of an error; internal errors are 500 with the general text. Polls change otherwise than shifts. */
export function refusalOf(error: unknown, words: Words, isOfPoll = false): PageRefusal {
  if (error instanceof Problem) {
    const isOther = isOfPoll && error.code === 'concurrent_update'
    const [status, known] = REFUSALS[error.code] ?? [
      error.code === 'internal_error' ? 500 : 403,
      'other',
    ]
    const text = isOther ? 'pollChanged' : known
    return { status, headers: toRetryHeaders(status, error), text: words.refused[text] }
  }
  return { status: statusOfFrameworkError(error), headers: {}, text: words.refused.other }
}
