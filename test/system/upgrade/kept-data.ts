import { makeWriterTarget } from '../faults/load/make-writer-target.ts'
import { makeUncheckedClient, type RestClient } from '../forms/clients/rest-client.ts'
import { makeVolunteerClient, type VolunteerClient } from '../forms/clients/volunteer-client.ts'
import type { Instance } from '../support/processes/instance.ts'

/** Answers by their addresses. */
export type KeptData = Readonly<Record<string, unknown>>

/** What a release has written and no later journey changes, as both APIs return it. */
export interface KeptReads {
  read(): Promise<KeptData>
}

/** Pushes bookings with participants beside the season of the other club; both are read again later. */
export async function makeKeptData(
  installation: Pick<Instance, 'baseUrl' | 'sandbox'>,
): Promise<KeptReads> {
  const { baseUrl, sandbox } = installation
  const partner = makeUncheckedClient(baseUrl, sandbox.installations['full']?.access_token ?? '')
  const club = makeVolunteerClient(baseUrl, sandbox.api_keys['other']?.key ?? '')
  const { sourceId, courtName } = await makeWriterTarget(sandbox, partner, 'kept')
  const paths = [`/booking-sources/${sourceId}/court-mappings/${courtName}`]
  for (const hour of [8, 10, 12]) {
    const path = `/booking-sources/${sourceId}/bookings/at-${hour}`
    const { status, body } = await partner('PUT', path, aBooking(courtName, hour))
    if (status !== 201) throw new Error(JSON.stringify(body))
    paths.push(`/bookings/${body.data.id}`)
  }
  const sessions = await partner('GET', '/match-sessions?limit=100')
  const over = sessions.body.data.filter(({ status }: { status: string }) => OVER.has(status))
  if (over.length === 0) throw new Error('No match of the sandbox is over.')
  for (const { id } of over.slice(0, 20)) paths.push(`/match-sessions/${id}`)
  const volunteerPaths = await findVolunteerPaths(club)
  return {
    async read() {
      const read: Record<string, unknown> = {}
      for (const path of paths) read[path] = await readWell(partner, path)
      for (const path of volunteerPaths) read[path] = await readWell(club, path)
      return read
    },
  }
}

/** The clock moves the other ones on. */
const OVER = new Set(['COMPLETED', 'CANCELLED', 'ABORTED'])

const OF_AN_EVENT = ['', '/shifts', '/assignments', '/messages', '/availability-requests', '/roles']

async function findVolunteerPaths(club: VolunteerClient): Promise<string[]> {
  const { body } = await club('GET', 'events?limit=200')
  const ofEvents = body.events.flatMap(({ id }: { id: string }) =>
    OF_AN_EVENT.map((part) => `events/${id}${part}`),
  )
  return ['events?limit=200', 'helpers?limit=200', 'automation/workflows', 'webhooks', ...ofEvents]
}

async function readWell(ask: RestClient | VolunteerClient, path: string): Promise<unknown> {
  const { status, body } = await ask('GET', path)
  if (status !== 200) throw new Error(`${path} is answered ${status} ${JSON.stringify(body)}`)
  return body
}

function aBooking(courtName: string, hour: number) {
  return {
    source_version: 1,
    external_court_id: courtName,
    scheduled_start: `2107-05-01T${String(hour).padStart(2, '0')}:00:00Z`,
    scheduled_end: `2107-05-01T${String(hour + 1).padStart(2, '0')}:00:00Z`,
    status: 'CONFIRMED',
    participants: [{ external_id: 'p-7', display_name: 'Ana', consent_to_share: true }],
  }
}
