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
  const source = await partner('POST', '/booking-sources', desk, { 'idempotency-key': key })
  if (source.status !== 201) throw new Error(`No source: ${JSON.stringify(source.body)}`)

  const sourceId: string = source.body.data.id
  const courtName = 'c1'
  const mapped = await partner('PUT', `/booking-sources/${sourceId}/court-mappings/${courtName}`, {
    court_id: courtId,
    external_court_name: 'Court 1',
  })
  if (mapped.status >= 300) throw new Error(`No mapping: ${JSON.stringify(mapped.body)}`)
  return { partner, sourceId, courtName }
}
