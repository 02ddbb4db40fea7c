import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClubClient, unwrap } from '../../../../../clients/typescript/src/index.ts'
import {
  makeCertificate,
  startReceiver,
} from '../../../../subgraphs/foundation/webhooks/receiver.ts'
import type { PicturedStory } from '../../../../support/portal/pictured-pages.ts'
import { until } from '../../../../support/time/until.ts'
import { type Instance, startInstance } from '../../../support/processes/instance.ts'
import { trust } from '../../../support/processes/trust.ts'
import { makeHelperLink } from './helper-link.ts'

/** A sandbox in which something has happened, on a Monday evening in Madrid. */
export interface Story extends PicturedStory {
  instance: Instance
  /** Addresses of this machine, with those that pictures show instead. */
  stand: readonly (readonly [string, string])[]
  end(): Promise<void>
}

const STARTS_AT = '2026-11-23T17:53:00Z'
/** Of the browsers that take the pictures: what takes the sandbox two minutes is over by then. */
export const SEEN_AT = '2026-11-23T17:55:00Z'

export async function startStory(): Promise<Story> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-pictures-'))
  const certificate = await makeCertificate()
  const receiver = await startReceiver(certificate, ({ path }, response) => {
    response.writeHead(path.includes('wall') ? 502 : 204).end()
  })
  const instance = await startInstance({
    dataDir,
    env: {
      SANDBOX_STARTS_AT: STARTS_AT,
      NODE_OPTIONS: `--import ${join(import.meta.dirname, 'fixed-clock.ts')}`,
      ...trust(certificate, dataDir),
    },
  })
  const { sandbox } = instance
  const { staff_token: staff, courts } = sandbox.clubs.main
  const partner = Object.values(sandbox.installations).find(({ scopes }) =>
    scopes.includes('webhooks:manage'),
  )
  const ask = <Data>(token: string, query: string, input: object, other: object = {}) =>
    askGraph<Data>(instance, token, query, { input, ...other })
  const addEndpoint = async (name: string, path: string) => {
    const { createWebhookEndpoint } = await ask<Created>(partner?.access_token ?? '', CREATE, {
      ...{ name, url: new URL(path, receiver.url).href },
      eventTypes: ['COURT_STATUS_CHANGED', 'SCORE_UPDATED'],
    })
    return createWebhookEndpoint.webhookEndpoint.id
  }
  const toggleCourts = async (times: number) => {
    for (let count = 0; count < times; count += 1) {
      const courtId = courts[Math.floor(count / 2)]?.id
      await ask(staff, OVERRIDE, { courtId, override: count % 2 === 0 ? 'MAINTENANCE' : null })
    }
  }
  const endpointId = await addEndpoint('Score wall', '/wall')
  await addEndpoint('Booking mirror', '/mirror')
  await toggleCourts(6)
  await until(() => receiver.received.length >= 12)
  await ask(staff, BOOK, toWalkIn(sandbox.clubs.main.id, courts[5]?.id))
  await putRefused(instance, partner?.access_token ?? '')
  const find = async (status: string) => {
    const variables = { id: sandbox.clubs.main.id, status }
    const { club } = await ask<Played>(staff, MATCH, {}, variables)
    const found = club.matchSessions.nodes.find(({ players }) =>
      players.every(({ displayName }) => LETTERS.test(displayName)),
    )
    if (found === undefined) throw new Error(`No match is ${status}.`)
    return found
  }
  const played = await find('ACTIVE')
  return {
    match: { id: played.id, court: played.court.publicId },
    waitingMatchId: (await find('WAITING_FOR_PLAYERS')).id,
    ...{ instance, endpointId, consentPath: toConsentPath(sandbox), toggleCourts },
    helperPath: await makeHelperLink(instance),
    stand: [
      [new URL(receiver.url).origin, 'https://hooks.rallydesk.example'],
      [instance.baseUrl, 'https://clubgate.example'],
    ],
    async end() {
      await instance.end('SIGTERM')
      await receiver.close()
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

interface Created {
  createWebhookEndpoint: { webhookEndpoint: { id: string } }
}

interface Played {
  club: { matchSessions: { nodes: PlayedMatch[] } }
}

interface PlayedMatch {
  id: string
  court: { publicId: string }
  players: { displayName: string }[]
}

/** Names whose letters the fonts of every machine have. */
const LETTERS = /^[\p{Script=Latin}\s]+$/u

const MATCH =
  'query ($id: ID!, $status: MatchSessionStatus!) { club(id: $id) { matchSessions(first: 20, filter: { status: $status }) { nodes { id court { publicId } players { displayName } } } } }'
const CREATE =
  'mutation ($input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: $input) { webhookEndpoint { id } } }'
const BOOK =
  'mutation ($input: CreateClubBookingInput!) { createClubBooking(input: $input) { booking { id } } }'
const OVERRIDE =
  'mutation ($input: SetCourtStatusOverrideInput!) { setCourtStatusOverride(input: $input) { court { id } } }'

/** A booking of the club's own, which has begun five minutes ago. */
function toWalkIn(clubId: string, courtId: string | undefined) {
  const player = (displayName: string | null) => ({ displayName, mayBeShown: displayName !== null })
  return {
    ...{ clubId, courtId, overlapping: [], clientRequestId: 'walk-in' },
    ...{ scheduledStart: '2026-11-23T17:50:00Z', scheduledEnd: '2026-11-23T19:20:00Z' },
    players: [player('Irene Serrano'), player('Marc Vidal'), player(null), player(null)],
  }
}

/** The booking of a court that the booking system has not mapped. */
async function putRefused({ baseUrl }: Instance, token: string): Promise<void> {
  const { GET, PUT } = createClubClient({ baseUrl, token })
  const [source] = unwrap(await GET('/booking-sources')).data
  const path = { sourceId: source?.id ?? '', externalBookingId: 'B-200' }
  await PUT('/booking-sources/{sourceId}/bookings/{externalBookingId}', {
    params: { path },
    body: {
      ...{ source_version: 1, external_court_id: 'Hall 9', status: 'CONFIRMED' },
      ...{ scheduled_start: '2026-11-23T19:00:00Z', scheduled_end: '2026-11-23T20:30:00Z' },
    },
  })
}

async function askGraph<Data>(
  { baseUrl }: Instance,
  token: string,
  query: string,
  variables: object,
): Promise<Data> {
  const response = await fetch(`${baseUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown }
  if (errors !== undefined) throw new Error(JSON.stringify(errors))
  return data
}

function toConsentPath(sandbox: object): string {
  const { application_id, redirect_uri } = (
    sandbox as { authorization: { application_id: string; redirect_uri: string } }
  ).authorization
  const query = new URLSearchParams({
    client_id: application_id,
    redirect_uri,
    scope: 'club:read courts:read participants:read events:read webhooks:manage',
    ...{ state: 'state', nonce: 'nonce', code_challenge_method: 'S256' },
    code_challenge: createHash('sha256').update('verifier').digest('base64url'),
  })
  return `/portal/authorize?${query}`
}
