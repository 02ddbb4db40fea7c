import { beforeAll, describe, expect, test } from '@jest/globals'
import { createClient } from 'graphql-ws'
import { WebSocket } from 'ws'
import { until } from '../../../support/time/until.ts'
import type { SplitInstance } from '../../support/processes/split-instance.ts'
import { connectSource, keepWriting, makeFollowers } from '../clients/following.ts'
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

/** Callers are remembered for a second at the gateway, so the first answers may still be good. */
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
      for (const role of ['facade', 'gateway', 'club'] as const)
        await until(() => instance.outputOf(role).includes(`"requestId":"${requestId}"`))
    })

    test('refuse calls without a valid seal', async () => {
      const statuses = await Promise.all(
        (['gateway', 'club', 'volunteer'] as const).map(async (role) => {
          const response = await fetch(`${instance.internalUrls[role]}/internal/execute`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'x-request-id': 'forged' },
            body: JSON.stringify({
              operation: { name: 'A', kind: 'query', hash: 'a' },
              variables: {},
            }),
          })
          return response.status
        }),
      )
      expect(statuses).toEqual([403, 403, 403])
    })

    test('serve each other at a port that clients never see', async () => {
      const statuses = await Promise.all(
        (['facade', 'gateway', 'club', 'volunteer'] as const).map(async (role) => {
          const response = await fetch(`${instance.urls[role]}/internal/execute`, {
            method: 'POST',
          })
          return response.status
        }),
      )
      expect(statuses).toEqual([404, 404, 404, 404])
    })
  })

  describe('a subgraph that dies', () => {
    test.each(['club', 'volunteer'] as const)(
      '(%s) is reported as 503 while it is dead, leaves the other one alone, and is back without a restart of the others',
      async (dead) => {
        const [askDead, askOther] =
          dead === 'club' ? [askClubApi, askVolunteerApi] : [askVolunteerApi, askClubApi]
        await instance.kill(dead)
        const refused = await askUntil<{ status: number }>(askDead, ({ status }) => status === 503)
        expect(dead === 'club' ? codeOf(refused as RestAnswer) : codeIn(refused)).toBe(
          dead === 'club' ? 'authorization_unavailable' : 'service_unavailable',
        )
        expect((await askDead()).status).toBe(503)
        expect((await askOther()).status).toBe(200)

        await instance.restart(dead)
        expect((await askUntil<{ status: number }>(askDead, isOk)).status).toBe(200)
      },
      60_000,
    )

    test('leaves its fields empty in a graph that otherwise answers', async () => {
      await instance.kill('volunteer')
      const partial = await askGraph()
      expect(partial.data.club.name).toEqual(expect.any(String))
      expect(partial.data.club.volunteerEvents).toBeNull()
      expect(partial.errors[0].extensions.code).toBe('dependency_unavailable')

      await instance.restart('volunteer')
      const whole = await askGraph()
      expect(whole.errors).toBeUndefined()
      expect(whole.data.club.volunteerEvents.nodes).toEqual(expect.any(Array))
    })
  })

  describe('a gateway that dies', () => {
    test('is reported as 503 by both APIs, and is back without a restart of the facade', async () => {
      await instance.kill('gateway')
      const [club, volunteer] = await Promise.all([askClubApi(), askVolunteerApi()])
      expect([club.status, codeOf(club)]).toEqual([503, 'authorization_unavailable'])
      expect(volunteer).toEqual({ status: 503, code: 'service_unavailable' })

      await instance.restart('gateway')
      const answers = await Promise.all([askClubApi(), askVolunteerApi()])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
    })
  })

  describe('a subscription of a client', () => {
    test('is cut so that the client reconnects, over sockets and server-sent events, when its subgraph dies', async () => {
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
      const cut = items.next().catch((event: unknown) => event)
      const headers = { authorization, 'content-type': 'application/json' }
      const stream = await fetch(graphql, {
        method: 'POST',
        headers: { ...headers, accept: 'text/event-stream' },
        body: JSON.stringify({ query }),
      })

      const reader = readerOf(stream)
      let text = ''
      while (!text.includes('event: next'))
        text += (await reader.read()).value ?? 'cut: event: next'

      await instance.kill('club')
      try {
        expect(await cut).toMatchObject({ code: 1012, reason: 'reconnect;after=1' })
        for (let part = await reader.read(); !part.done; part = await reader.read())
          text += part.value
        expect(text).toMatch(/event: next\ndata: \{"data".*\n\n(:\n\n)*retry: \d+\n\n$/)
      } finally {
        await instance.restart('club')
      }
    })
  })

  describe('a consumer of events', () => {
    test('misses none when the tiers behind its socket are killed one after the other', async () => {
      using followers = makeFollowers(instance.dataDir)
      followers.start()
      const writing = keepWriting(instance, await connectSource(instance), 'split')
      await until(() => writing.written() > 50)
      for (const role of ['club', 'gateway'] as const) {
        await instance.kill(role)
        await instance.restart(role)
        const already = writing.written()
        await until(() => writing.written() > already + 50)
      }
      await writing.stop()
      const { logged, seen } = await followers.compare(instance)
      expect(seen).toEqual(logged)
      expect(logged.length).toBeGreaterThan(300)
    })
  })
}

function readerOf({ body }: Response): ReadableStreamDefaultReader<string> {
  if (body === null) throw new Error('The stream has no body.')
  return body.pipeThrough(new TextDecoderStream()).getReader()
}

function codeOf({ body }: RestAnswer): string {
  return body.error.code
}

function codeIn(answer: { status: number }): unknown {
  return (answer as { code?: string }).code
}
