import type { RestClient } from '../../forms/clients/rest-client.ts'
import type { Sandbox } from '../../support/processes/instance.ts'
import type { WriterTarget } from './writers.ts'

/** A new booking source of the main club with a mapped court, by default its first one. */
export async function makeWriterTarget(
  sandbox: Sandbox,
  partner: RestClient,
  key: string,
  courtId = sandbox.clubs.main.courts[0]?.id,
): Promise<WriterTarget> {
  const desk = { source_key: key, name: 'Front desk' }
  const source = await served(() =>
    partner('POST', '/booking-sources', desk, { 'idempotency-key': key }),
  )
  if (source.status !== 201) throw new Error(`No source: ${JSON.stringify(source.body)}`)

  const sourceId: string = source.body.data.id
  const courtName = 'c1'
  const mapping = { court_id: courtId, external_court_name: 'Court 1' }
  const path = `/booking-sources/${sourceId}/court-mappings/${courtName}`
  const mapped = await served(() => partner('PUT', path, mapping))
  if (mapped.status >= 300) throw new Error(`No mapping: ${JSON.stringify(mapped.body)}`)
  return { partner, sourceId, courtName }
}

/** The first calls between processes that have just started may take longer on a busy machine than a request waits. */
async function served<T extends { status: number }>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    const answer = await ask()
    if (answer.status !== 503) return answer
  }
}
