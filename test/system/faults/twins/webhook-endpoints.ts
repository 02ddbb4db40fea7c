import { CLUB_EVENT_TYPES } from '../../../../clients/typescript/src/index.ts'
import type { RestClient } from '../../forms/clients/rest-client.ts'
import { patient } from '../load/plain-client.ts'

/** Makes an endpoint of the Club API; answers its id. */
export async function addClubEndpoint(
  partner: RestClient,
  url: string,
  types: readonly string[] = CLUB_EVENT_TYPES,
): Promise<string> {
  const body = { name: 'Receiver', url, event_types: types }
  const made = await patient(partner)('POST', '/webhook-endpoints', body, {
    'idempotency-key': url,
  })
  if (made.status !== 201) throw new Error(`No endpoint: ${JSON.stringify(made.body)}`)
  return made.body.data.id
}

/** Makes one of the Volunteer API; answers its id. */
export async function addVolunteerEndpoint(
  volunteer: RestClient,
  url: string,
  types: readonly string[],
): Promise<string> {
  const made = await patient(volunteer)('POST', 'webhooks', { url, events: types })
  if (made.status !== 201) throw new Error(`No endpoint: ${JSON.stringify(made.body)}`)
  return made.body.webhook.id
}
