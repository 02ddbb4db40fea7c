import { deepStrictEqual } from 'node:assert'
import { aSnapshot } from '../workloads/snapshot.ts'
import type { Answer, Client } from './client.ts'
import type { Subject } from './subject.ts'

/** Two servers on one database. */
type Pair = readonly [one: Client, other: Client]

/** Throws unless both servers answer the same requests with the same status, headers and JSON. */
export async function compareAnswers([one, other]: Pair, subject: Subject): Promise<void> {
  await compare([one, other], '/v1/club/bookings?limit=50')
  for (const id of subject.bookingIds) await compare([one, other], `/v1/club/bookings/${id}`)
  await compareWrites([one, other], subject, 'compared-1')
  await compareWrites([other, one], subject, 'compared-2')
}

async function compare([one, other]: Pair, path: string): Promise<void> {
  const [first, second] = [await one.ask('GET', path), await other.ask('GET', path)]
  deepStrictEqual(toComparable(first), toComparable(second))
}

/** Each server must accept rows of the other one as its own. */
async function compareWrites([one, other]: Pair, subject: Subject, id: string): Promise<void> {
  const path = `/v1/club/booking-sources/${subject.sourceIds[0]}/bookings/${id}`
  const put = (client: Client, version: number) => client.ask('PUT', path, aSnapshot(version, 0))
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

/** Only the product has a rate limit and answers pages of other origins; their cost is part of its figures. */
const PRODUCT_ONLY = /^(ratelimit-|vary$)/

/** Each server seals cursors with its own key, so only their presence is compared. */
function toComparable({ status, headers, body }: Answer) {
  const fixed = Object.entries(headers).filter(
    ([name]) => !VARYING.has(name) && !PRODUCT_ONLY.test(name),
  )
  const cursor = 'next_cursor' in body ? { next_cursor: typeof body.next_cursor } : {}
  return { status, headers: Object.fromEntries(fixed), body: { ...body, ...cursor } }
}

/** Throws unless the off-the-shelf server returns the same bookings, under the graph's names. */
export async function compareRecords(clubgate: Client, offTheShelf: Client): Promise<void> {
  const ours = await clubgate.ask('GET', '/v1/club/bookings?limit=50')
  const theirs = await offTheShelf.ask('GET', '/v1/bookings?first=50')
  const toNames = (name: string) =>
    name.replaceAll(/_[a-z]/g, ([, letter = '']) => letter.toUpperCase())
  const expected = JSON.parse(
    JSON.stringify(ours.body.data).replaceAll(/"(\w+)":/g, (_, name) => `"${toNames(name)}":`),
  )
  deepStrictEqual(theirs.body.nodes, expected)
  const one = await offTheShelf.ask('GET', `/v1/booking/${expected[0].id}`)
  deepStrictEqual(one.body, expected[0])
}
