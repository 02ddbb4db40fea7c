import { LARGE_BODIES } from '../../../support/http/large-bodies.ts'
import type { HeavyTarget } from './heavy-target.ts'

const MIB = 1024 * 1024

const KEY = { 'idempotency-key': 'bad' }

const many = (count: number): object[] => Array(count).fill({})

const unknownMembers = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1]))

/** The heaviest requests that are refused for their bodies, by name. */
export function invalidRequests({
  instance,
  partner,
  sourceId,
  askGraph,
}: HeavyTarget): Record<string, () => Promise<{ status: number }>> {
  const importText = async (body: string) => {
    const { access_token: token } = instance.sandbox.installations['full'] ?? {}
    return post(`${instance.baseUrl}/v1/club/booking-sources/${sourceId}/imports`, body, token, KEY)
  }

  const askGraphInText = (body: string) =>
    post(instance.sandbox.graphql, body, instance.sandbox.clubs.main.staff_token)

  const importAnything = (bookings: object[]) =>
    partner('POST', `/booking-sources/${sourceId}/imports`, { bookings }, KEY)

  const importByGraph = (count: number) =>
    askGraph(
      'mutation ($i: ImportBookingsInput!) { importBookings(input: $i) { idempotentReplay } }',
      {
        i: { bookingSourceId: sourceId, bookings: many(count) },
      },
    )

  return {
    ...Object.fromEntries(
      Object.entries(LARGE_BODIES).flatMap(([name, make]) => [
        [`import of ${name}`, () => importText(make(16 * MIB))],
        [`graph asked with ${name}`, () => askGraphInText(make(MIB))],
      ]),
    ),
    'import of half a million records': () => importAnything(many(500_000)),
    'import of 29,000 empty records': () => importAnything(many(29_000)),
    'unknown members': () => partner('POST', '/booking-sources', unknownMembers(4900), KEY),
    'too many unknown members': () =>
      partner('POST', '/booking-sources', unknownMembers(50_000), KEY),
    'variables of 100,000 records': () => importByGraph(100_000),
    'variables of 19,000 records': () => importByGraph(19_000),
  }
}

async function post(url: string, body: string, token = '', others: Record<string, string> = {}) {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    ...others,
  }
  const { status, body: answer } = await fetch(url, { method: 'POST', headers, body })
  await answer?.cancel()
  return { status }
}
