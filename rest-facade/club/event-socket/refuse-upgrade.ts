import type { FixedHeaders } from '../../../platform/http/fixed-headers.ts'
import type { RawAnswer } from '../../../platform/http/raw-answer.ts'
import { newUuid } from '../../../platform/ids.ts'
import type { Log } from '../../../platform/log.ts'
import { refusals } from '../../../platform/metrics/count-refusals.ts'
import type { Problem } from '../../../schema/problem.ts'
import { toRefusal } from '../../refusal.ts'
import { CLUB_API } from '../club-api.ts'

/** A refused upgrade is answered like any other request of the API. */
export function makeToRefusal(
  fixed: FixedHeaders,
  { publicUrl, log }: { publicUrl: string; log: Log },
) {
  return (problem: Problem): RawAnswer => {
    const requestId = newUuid()
    const { status, code, headers, body } = toRefusal(CLUB_API, problem, { requestId, publicUrl })
    refusals({ api: 'club', code }).add()
    if (status >= 500)
      log.error(
        { err: problem.cause ?? problem, requestId, event: 'event_socket.not_admitted' },
        'an event socket could not be admitted',
      )
    return {
      status,
      headers: {
        ...fixed,
        ...headers,
        'Content-Type': 'application/json; charset=utf-8',
        'X-Request-Id': requestId,
      },
      body: JSON.stringify(body),
    }
  }
}
