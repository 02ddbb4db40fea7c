import { deepStrictEqual } from 'node:assert'
import type { Answer, Client } from './client.ts'
import type { Side } from './scenarios.ts'
import type { Subject } from './subject.ts'

type Clients = Readonly<Record<Side, Client>>

/** Throws unless both servers answer the same requests with the same status, headers and JSON. */
export async function compareAnswers(clients: Clients, subject: Subject): Promise<void> {
  await compare(clients, '/v1/club/bookings?limit=50')
  for (const id of subject.bookingIds) await compare(clients, `/v1/club/bookings/${id}`)
  await compareWrites(clients.clubgate, clients.baseline, subject, 'compared-1')
  await compareWrites(clients.baseline, clients.clubgate, subject, 'compared-2')
}

async function compare({ clubgate, baseline }: Clients, path: string): Promise<void> {
  const [ours, theirs] = [await clubgate.ask('GET', path), await baseline.ask('GET', path)]
  deepStrictEqual(toComparable(ours), toComparable(theirs))
}

/** Each must take what the other has written for its own. */
async function compareWrites(
  one: Client,
  other: Client,
  { toPath, toBody }: Subject,
  externalId: string,
): Promise<void> {
  const put = (client: Client, version: number) =>
    client.ask('PUT', toPath(externalId), JSON.parse(toBody(version, 0)))
  const created = await put(one, 1)
  const repeated = await put(other, 1)
  deepStrictEqual(created.status, 201)
  deepStrictEqual(repeated.body, { ...created.body, idempotent_replay: true })

  const updated = await put(other, 2)
  const repeatedUpdate = await put(one, 2)
  deepStrictEqual(toComparable(updated).headers, toComparable(created).headers)
  deepStrictEqual(repeatedUpdate.body, { ...updated.body, idempotent_replay: true })
  const read = await one.ask('GET', `/v1/club/bookings/${created.body.data.id}`)
  deepStrictEqual(read.body.data, updated.body.data)
}

const VARYING = new Set(['date', 'x-request-id', 'content-length'])

/** Only the product counts requests; that work of its own is part of what is measured. */
const RATE_LIMIT = /^ratelimit-/

/** Cursors are sealed with keys of their own, so that only their presence can be the same. */
function toComparable({ status, headers, body }: Answer) {
  const fixed = Object.entries(headers).filter(
    ([name]) => !VARYING.has(name) && !RATE_LIMIT.test(name),
  )
  const cursor = 'next_cursor' in body ? { next_cursor: typeof body.next_cursor } : {}
  return { status, headers: Object.fromEntries(fixed), body: { ...body, ...cursor } }
}
