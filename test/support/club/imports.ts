import type { Answered, Asked, TestApi } from '../http/api.ts'
import { until } from '../time/until.ts'
import { aSnapshot } from './club-source.ts'

let made = 0

/** One record of an import: confirmed, far in the future, on the first court. */
export function aRecord(name: string, changes: Record<string, unknown> = {}) {
  return { external_booking_id: name, booking: aSnapshot(changes) }
}

/** So many new bookings. */
export function records(count: number): ReturnType<typeof aRecord>[] {
  return Array.from({ length: count }, (_, index) => aRecord(`r-${index}`))
}

export function postImport(
  api: TestApi,
  sourceId: string,
  asked: { token: string; bookings: unknown } & Pick<Asked, 'headers'>,
): Promise<Answered> {
  made += 1
  const { token, bookings, headers } = asked
  return api.ask('POST', `/v1/club/booking-sources/${sourceId}/imports`, {
    token,
    body: { bookings },
    headers: { 'idempotency-key': `import-${made}`, ...headers },
  })
}

export async function readImport(api: TestApi, id: string, token: string): Promise<Answered> {
  return api.ask('GET', `/v1/club/booking-imports/${id}`, { token })
}

/** Queues an import and reads it when it is over. */
export async function runImport(
  api: TestApi,
  sourceId: string,
  asked: { token: string; bookings: unknown },
) {
  const queued = await postImport(api, sourceId, asked)
  if (queued.status !== 201) throw new Error(JSON.stringify(queued.body))

  return waitForImport(api, queued.body.data.id, asked.token)
}

export async function waitForImport(api: TestApi, id: string, token: string) {
  let read = await readImport(api, id, token)
  await until(async () => {
    read = await readImport(api, id, token)
    if (read.status !== 200) throw new Error(JSON.stringify(read.body))
    return read.body.data.completed_at !== null
  })
  return read.body.data
}
