import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createClient } from 'graphql-ws'
import { WebSocket } from 'ws'
import { statusOfHandshake } from '../../../support/http/status-of-handshake.ts'
import { until } from '../../../support/time/until.ts'
import {
  ROLES,
  type Role,
  type SplitInstance,
  SUBGRAPHS,
} from '../../support/processes/split-instance.ts'
import { connectSource, type Followers, keepWriting, makeFollowers } from '../clients/following.ts'
import { makeRestClient, type RestAnswer } from '../clients/rest-client.ts'

let instance: SplitInstance

function askClubApi(): Promise<RestAnswer> {
  const token = instance.sandbox.installations['full']?.access_token ?? ''
  return makeRestClient(instance.baseUrl, token)('GET', '/context')
}

async function askVolunteerApi() {
  const response = await fetch(`${instance.baseUrl}/api/developer/v1/events?limit=1`, {
    headers: { 'x-service-api-key': instance.sandbox.api_keys['pro']?.key ?? '' },
  })
  const body = (await response.json()) as { code?: string }
  return { status: response.status, code: body.code }
}

async function askGraph() {
  const { id, staff_token: token } = instance.sandbox.clubs.main
  const response = await fetch(instance.sandbox.graphql, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      query: 'query Club($id: ID!) { club(id: $id) { name volunteerEvents { nodes { name } } } }',
      variables: { id },
    }),
  })
  // biome-ignore lint/suspicious/noExplicitAny: an answer of the graph, looked into by the test.
  return (await response.json()) as any
}

/** Callers are remembered for a second at the edge, so the first answers may still be good. */
async function askUntil<T>(ask: () => Promise<T>, holds: (answer: T) => boolean): Promise<T> {
  let answer = await ask()
  await until(async () => {
    if (holds(answer)) return true
    answer = await ask()
    return holds(answer)
  })
  return answer
}

const isOk = ({ status }: { status: number }) => status === 200

/** Kills tiers, so it needs one that runs as processes of their own. */
export function recoverFromDeaths(running: () => SplitInstance): void {
  beforeAll(() => {
    instance = running()
  })

  describe('tiers in processes of their own', () => {
    test('pass the request id on, and it appears in the log of each', async () => {
      const answer = await askClubApi()
      expect(answer.status).toBe(200)
      const requestId = answer.headers.get('x-request-id') ?? ''
      expect(requestId).not.toBe('')
      for (const role of ['edge', 'club'] as const)
        await until(() => instance.outputOf(role).includes(`"requestId":"${requestId}"`))
    })

    test('refuse calls without a valid seal', async () => {
      const statuses = await Promise.all(
        SUBGRAPHS.map(async (role) => {
          const url = `${instance.internalUrls[role]}/internal/calls`
          return statusOfHandshake(url, { 'x-request-id': 'forged' })
        }),
      )
      expect(statuses).toEqual([403, 403])
    })

    test('serve each other at a port that clients never see', async () => {
      const statuses = await Promise.all(
        ROLES.map(async (role) => {
          const response = await fetch(`${instance.urls[role]}/internal/calls`)
          return response.status
        }),
      )
      expect(statuses).toEqual([404, 404, 404])
    })
  })

  describe('a tier that dies under writes', () => {
    let followers: Followers
    let sourceId: string

    beforeAll(async () => {
      followers = makeFollowers(instance.dataDir)
      followers.start()
      sourceId = await connectSource(instance)
    })

    afterAll(() => followers[Symbol.dispose]())

    async function whileDead(role: Role, look: () => Promise<unknown>): Promise<void> {
      const writing = keepWriting(instance, sourceId, role)
      const writeMore = async () => {
        const already = writing.written()
        await until(() => writing.written() > already + 50)
      }
      await writeMore()
      await instance.kill(role)
      try {
        await look()
      } finally {
        await instance.restart(role)
      }
      await writeMore()
      await writing.stop()
    }

    test('(club) is reported as 503, leaves the other API alone, cuts subscriptions so that clients reconnect, and is back without a restart of the others', async () => {
      const subscriptions = await subscribe()
      await whileDead('club', async () => {
        const refused = await askUntil(askClubApi, ({ status }) => status === 503)
        expect(codeOf(refused)).toBe('authorization_unavailable')
        expect((await askClubApi()).status).toBe(503)
        expect((await askVolunteerApi()).status).toBe(200)
        expect(await subscriptions.socket).toMatchObject({
          code: 1012,
          reason: 'reconnect;after=1',
        })
        expect(await subscriptions.stream).toMatch(
          /event: next\ndata: \{"data".*\n\n(:\n\n)*retry: \d+\n\n$/,
        )
      })
      expect((await askUntil(askClubApi, isOk)).status).toBe(200)
    })

    test('(volunteer) is reported as 503, leaves the other API alone and its fields empty in a graph that otherwise answers, and is back', async () => {
      await whileDead('volunteer', async () => {
        const refused = await askUntil(askVolunteerApi, ({ status }) => status === 503)
        expect(refused.code).toBe('service_unavailable')
        expect((await askVolunteerApi()).status).toBe(503)
        expect((await askClubApi()).status).toBe(200)
        const partial = await askGraph()
        expect(partial.data.club.name).toEqual(expect.any(String))
        expect(partial.data.club.volunteerEvents).toBeNull()
        expect(partial.errors[0].extensions.code).toBe('dependency_unavailable')
      })
      expect((await askUntil(askVolunteerApi, isOk)).status).toBe(200)
      const whole = await askGraph()
      expect(whole.errors).toBeUndefined()
      expect(whole.data.club.volunteerEvents.nodes).toEqual(expect.any(Array))
    })

    test('(edge) answers nothing, and is back without a restart of the subgraphs', async () => {
      await whileDead('edge', async () => {
        await expect(askVolunteerApi()).rejects.toThrow('fetch failed')
      })
      const answers = await Promise.all([askClubApi(), askVolunteerApi()])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
    })

    test('loses no event for a consumer, whichever tier it was', async () => {
      const { logged, seen } = await followers.compare(instance)
      expect(seen).toEqual(logged)
      expect(logged.length).toBeGreaterThan(300)
    })
  })
}

/** A subscription over a socket and one over server-sent events, by the time they run: how each ends. */
async function subscribe() {
  const { graphql, installations } = instance.sandbox
  const authorization = `Bearer ${installations['full']?.access_token}`
  const query = 'subscription { clubEvents { position } }'
  const client = createClient({
    url: graphql.replace('http', 'ws'),
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { authorization },
  })
  const items = client.iterate({ query })
  await items.next()
  const response = await fetch(graphql, {
    method: 'POST',
    headers: {
      ...{ authorization, 'content-type': 'application/json' },
      accept: 'text/event-stream',
    },
    body: JSON.stringify({ query }),
  })
  const reader = readerOf(response)
  let text = ''
  while (!text.includes('event: next')) text += (await reader.read()).value ?? 'cut: event: next'
  return { socket: endOf(items), stream: readRest(reader, text) }
}

/** What an iteration is ended with. */
async function endOf(items: AsyncIterableIterator<unknown>): Promise<unknown> {
  try {
    for await (const _ of items);
  } catch (event) {
    return event
  }
}

async function readRest(reader: ReadableStreamDefaultReader<string>, begin: string) {
  let text = begin
  for (let part = await reader.read(); !part.done; part = await reader.read()) text += part.value
  return text
}

function readerOf({ body }: Response): ReadableStreamDefaultReader<string> {
  if (body === null) throw new Error('The stream has no body.')
  return body.pipeThrough(new TextDecoderStream()).getReader()
}

function codeOf({ body }: RestAnswer): string {
  return body.error.code
}
