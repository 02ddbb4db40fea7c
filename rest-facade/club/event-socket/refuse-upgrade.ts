import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { newUuid } from '../../../platform/ids.ts'
import type { Log } from '../../../platform/log.ts'
import type { Problem } from '../../../platform/problem.ts'
import { CLUB_API } from '../club-api.ts'

/** The answer to an upgrade that is refused. */
export interface UpgradeRefusal {
  status: number
  headers: Readonly<Record<string, string>>
  body: string
}

/** A refused upgrade is answered like any other request of the API. */
export function makeToRefusal(log: Log) {
  return (problem: Problem): UpgradeRefusal => {
    const requestId = newUuid()
    const { status, headers, body } = CLUB_API.toErrorAnswer(problem, requestId)
    if (status >= 500)
      log.error({ err: problem.cause ?? problem, requestId }, 'a socket could not be let in')
    return {
      status,
      headers: {
        ...headers,
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': 'no-store',
        'X-Request-Id': requestId,
      },
      body: JSON.stringify(body),
    }
  }
}

export function writeRefusal(connection: Duplex, { status, headers, body }: UpgradeRefusal): void {
  const fields = {
    ...headers,
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  }
  const head = Object.entries(fields).map(([name, value]) => `${name}: ${value}`)
  connection.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('\r\n')}\r\n\r\n${body}`,
  )
}
