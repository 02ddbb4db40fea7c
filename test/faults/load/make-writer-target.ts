import type { RestClient } from '../../journeys/clients/rest-client.ts'
import type { Sandbox } from '../../support/processes/instance.ts'
import type { WriterTarget } from './writers.ts'

/** A new booking source of the main club with a mapped court. */
export async function makeWriterTarget(
  sandbox: Sandbox,
  partner: RestClient,
  key: string,
): Promise<WriterTarget> {
  const desk = { source_key: key, name: 'Front desk' }
  const source = await partner('POST', '/booking-sources', desk, { 'idempotency-key': key })
  if (source.status !== 201) throw new Error(`No source: ${JSON.stringify(source.body)}`)

  const sourceId: string = source.body.data.id
  const courtName = 'c1'
  await partner('PUT', `/booking-sources/${sourceId}/court-mappings/${courtName}`, {
    court_id: sandbox.clubs.main.courts[0]?.id,
    external_court_name: 'Court 1',
  })
  return { partner, sourceId, courtName }
}
