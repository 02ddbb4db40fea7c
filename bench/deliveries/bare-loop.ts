import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { WebhookPolicy } from '../../subgraphs/foundation/webhooks/webhook-policy.ts'

export interface BareLoop {
  urls: readonly string[]
  ca: string
  secret: string
  body: string
  toHeaders: WebhookPolicy['toHeaders']
  atOnce: number
}

const toLoopback: LookupFunction = (_host, { all }, callback) =>
  all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4)

/** Baseline: concurrent signed POSTs over keep-alive connections without database and checks. */
export function makeBareLoop({ urls, ca, secret, body, toHeaders, atOnce }: BareLoop) {
  const agent = new Agent({ keepAlive: true, ca, lookup: toLoopback })

  const post = (url: string) =>
    new Promise<void>((resolve, reject) => {
      const ids = { eventId: randomUUID(), deliveryId: randomUUID() }
      const signing = { secret, body, ...ids, eventType: 'booking.created' }
      const headers = toHeaders({ ...signing, now: new Date(), attempt: 1 })
      const outgoing = request(url, { method: 'POST', headers, agent }, (answer) => {
        answer.resume()
        answer.once('end', resolve)
      })
      outgoing.once('error', reject)
      outgoing.end(body)
    })

  return {
    async post(count: number): Promise<number[]> {
      const durationsMs: number[] = []
      let left = count
      const lane = async (_: unknown, index: number) => {
        while (left > 0) {
          left -= 1
          const startedAt = performance.now()
          await post(urls[index % urls.length] ?? '')
          durationsMs.push(performance.now() - startedAt)
        }
      }
      await Promise.all(Array.from({ length: atOnce }).map(lane))
      return durationsMs
    },
    close: () => agent.destroy(),
  }
}
