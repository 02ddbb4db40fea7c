import type { Instance } from '../../support/processes/instance.ts'
import { makeRestClient, type RestClient } from '../clients/rest-client.ts'
import { type HeavyClub, makeHeavyClub } from './heavy-volunteer-club.ts'

interface Status {
  status: number
}

/** An instance with the records that the heaviest requests read and write, and its clients. */
export interface HeavyTarget {
  instance: Instance
  heavy: HeavyClub
  sourceId: string
  partner: RestClient
  volunteer(method: string, path: string, body?: unknown): Promise<Status>
  askGraph(query: string, variables?: object): Promise<Status & { errors?: unknown[] }>
}

export async function makeHeavyTarget(instance: Instance): Promise<HeavyTarget> {
  const { clubs, installations } = instance.sandbox
  const partner = makeRestClient(instance.baseUrl, installations['full']?.access_token ?? '')
  const sourceId = await connect(partner, clubs.main.courts[0]?.id ?? '')
  const heavy = await makeHeavyClub(instance)

  async function volunteer(method: string, path: string, body?: unknown) {
    const { key = '' } = instance.sandbox.api_keys['pro'] ?? {}
    const response = await fetch(`${instance.baseUrl}/api/developer/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    })
    await response.arrayBuffer()
    return { status: response.status }
  }

  async function askGraph(query: string, variables: object = {}) {
    const response = await fetch(instance.sandbox.graphql, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${instance.sandbox.clubs.main.staff_token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ query, variables }),
    })
    const { errors } = (await response.json()) as { errors?: unknown[] }
    return errors ? { status: response.status, errors } : { status: response.status }
  }

  return { instance, heavy, sourceId, partner, volunteer, askGraph }
}

async function connect(partner: RestClient, courtId: string): Promise<string> {
  const made = await partner(
    'POST',
    '/booking-sources',
    { source_key: 'heavy', name: 'Heavy' },
    { 'idempotency-key': 'heavy' },
  )
  const { id } = made.body.data
  await partner('PUT', `/booking-sources/${id}/court-mappings/c1`, {
    court_id: courtId,
    external_court_name: 'Centre court',
  })
  return id
}

let lastNumber = 0

export function nextNumber(): number {
  lastNumber += 1
  return lastNumber
}
