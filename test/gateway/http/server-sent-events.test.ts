import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { inClub } from '../../subgraphs/club/provisioning/provisioning-fixture.ts'
import { addClub, addInstallation, type ClubFixture } from '../../support/club/fixtures.ts'
import { publish } from '../../support/club/publish.ts'
import { startTestApi, type TestApi } from '../../support/http/api.ts'

let api: TestApi
let home: ClubFixture
let partner: Awaited<ReturnType<typeof addInstallation>>
let token: string
const streams: AbortController[] = []

beforeAll(async () => {
  api = await startTestApi({ streams: { recheckEveryMs: 50, pingEveryMs: 20 } })
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  home = await addClub(api.club)
  partner = await addInstallation(api.club, home.club)
  token = await api.tokenFor(partner)
})

afterEach(() => {
  for (const stream of streams.splice(0)) stream.abort()
})

afterAll(async () => {
  // fetch keeps a connection without a request, which would delay the end of the server.
  api.app.server.closeAllConnections()
  await api.close()
})

const urlOf = ({ app }: TestApi) =>
  `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/graphql`

const EVENTS = 'subscription E($after: ID) { clubEvents(after: $after) { position event { id } } }'

interface Asked {
  token?: string
  query?: string
  variables?: unknown
  headers?: Record<string, string>
  of?: TestApi
}

function post({ query = EVENTS, variables = {}, ...asked }: Asked = {}): Promise<Response> {
  const stopping = new AbortController()
  streams.push(stopping)
  return fetch(urlOf(asked.of ?? api), {
    method: 'POST',
    headers: {
      accept: 'text/event-stream',
      'content-type': 'application/json',
      authorization: `Bearer ${asked.token ?? token}`,
      ...asked.headers,
    },
    body: JSON.stringify({ query, variables }),
    signal: stopping.signal,
  })
}

/** Events of a stream, pings included, as name and data. */
async function* read(response: Response): AsyncGenerator<{ name: string; data: string }> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const bytes of response.body ?? []) {
    text += decoder.decode(bytes, { stream: true })
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const [, name = 'ping', data = ''] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? []
      yield { name, data }
    }
  }
}

/** Answers of a stream, and how it ended. */
async function follow(asked: Asked = {}) {
  const events = read(await post(asked))
  const next = async () => {
    for (;;) {
      const { value, done } = await events.next()
      if (done) return { name: 'end of the stream', json: null }
      if (value.name !== 'ping')
        return { ...value, json: value.data ? JSON.parse(value.data) : null }
    }
  }
  return { next, events }
}

/** The code with which a stream ends. */
async function codeOf(next: Awaited<ReturnType<typeof follow>>['next']): Promise<unknown> {
  for (;;) {
    const { name, json } = await next()
    if (json?.errors === undefined && name === 'next') continue
    const code = json?.errors?.[0].extensions.code
    expect((await next()).name).toBe('complete')
    expect((await next()).name).toBe('end of the stream')
    return code
  }
}

describe('a subscription over server-sent events', () => {
  test('begins with a position, goes on with events, and has the headers of a stream', async () => {
    const response = await post({ headers: { origin: 'http://localhost:3000' } })
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-request-id': expect.any(String),
      'ratelimit-remaining': expect.any(String),
      'access-control-allow-origin': 'http://localhost:3000',
    })
    await response.body?.cancel()

    const { next } = await follow()
    const first = await next()
    expect(first.json.data.clubEvents).toEqual({ position: expect.any(String), event: null })
    const [id] = await publish(api, home.club)
    expect((await next()).json.data.clubEvents.event).toEqual({ id })

    const { position } = first.json.data.clubEvents
    const again = await follow({ variables: { after: position } })
    await again.next()
    expect((await again.next()).json.data.clubEvents.event).toEqual({ id })
  })

  test('has pings while there is nothing to send', async () => {
    const { events } = await follow()
    const names: string[] = []
    while (names.filter((name) => name === 'ping').length < 2)
      names.push((await events.next()).value.name)
    expect(names).toContain('next')
  })

  test.each([
    ['a withdrawn scope', 'SET scopes = \'["club:read"]\'', 'insufficient_scope'],
    ['a revoked installation', "SET status = 'REVOKED'", 'invalid_credential'],
  ])('ends with an error after %s', async (_what, change, code) => {
    const weaker = await addInstallation(api.club, home.club)
    const { next } = await follow({ token: await api.tokenFor(weaker) })
    await next()
    await api.club.query(`UPDATE installations ${change} WHERE id = ?`, [weaker.installationId])
    expect(await codeOf(next)).toBe(code)
  })

  test('ends with forbidden when provisioning removes a role, and another one remains', async () => {
    const provision = async (...roles: ('OWNER' | 'COACH')[]): Promise<string> => {
      const staff = roles.map((role) => ({ subject: 'ana', role }))
      const input = { ...inClub({ locations: null, staff }), prune: true }
      const query =
        'mutation M($input: ProvisionInput!) { provision(input: $input) { clubs { id } } }'
      const asked = {
        token: await api.staffToken({ admin: true }),
        body: { query, variables: { input } },
      }
      return (await api.ask('POST', '/graphql', asked)).body.data.provision.clubs[0].id
    }
    const clubId = await provision('OWNER', 'COACH')
    const query = `subscription { volunteerPublications(clubId: "${clubId}") { position event { webhookBody } } }`
    const { next } = await follow({ query, token: await api.personToken('ana') })
    expect((await next()).json.errors).toBeUndefined()
    await provision('COACH')
    expect(await codeOf(next)).toBe('forbidden')
  })

  test('ends with an error when its token expires', async () => {
    // Five seconds of leeway, because clocks differ, are over in half a second.
    const begin = async () => follow({ token: await api.tokenFor(partner, '-4s') })
    let { next } = await begin()
    // A busy machine may ask after that.
    while ((await next()).name === 'end of the stream') ({ next } = await begin())
    expect(await codeOf(next)).toBe('invalid_credential')
  })

  test('ends with the code of a refusal', async () => {
    expect(await codeOf((await follow({ variables: { after: 'x' } })).next)).toBe('invalid_cursor')
    const volunteers = `subscription { volunteerPublications(clubId: "${home.club.id}") { position } }`
    expect(await codeOf((await follow({ query: volunteers })).next)).toBe('forbidden')
  })
})

describe('a query over server-sent events', () => {
  test('is one answer', async () => {
    const { next } = await follow({ query: '{ installation { id } }' })
    const { name, json } = await next()
    expect([name, json]).toEqual([
      'next',
      { data: { installation: { id: partner.installationId } } },
    ])
    expect((await next()).name).toBe('complete')
    expect((await next()).name).toBe('end of the stream')
  })

  test('may be a GET, and a mutation may not', async () => {
    const get = (query: string) =>
      fetch(`${urlOf(api)}?${new URLSearchParams({ query, variables: '{}' })}`, {
        headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
      })
    const events = read(await get('{ installation { id } }'))
    expect((await events.next()).value.name).toBe('next')
    const mutation = 'mutation { createEventStreamTicket { ticket } }'
    expect((await get(mutation)).status).toBe(400)
  })

  test('is answered in JSON where the client takes that, too', async () => {
    const accept = 'application/graphql-response+json, application/json, text/event-stream'
    const response = await post({ query: '{ installation { id } }', headers: { accept } })
    expect(response.headers.get('content-type')).toMatch(/json/)
  })
})

describe('a request for server-sent events', () => {
  test.each<[string, number, Asked]>([
    ['a syntax error', 400, { query: 'subscription { clubEvents {' }],
    ['an unknown field', 400, { query: 'subscription { nothing }' }],
    ['no document', 400, { query: '' }],
    ['variables that are no object', 400, { variables: [1] }],
    ['a long document', 400, { query: `{ ${' '.repeat(21_000)} __typename }` }],
    ['a credential that is not good', 401, { token: 'nonsense' }],
  ])('is refused in JSON before the stream for %s', async (_what, status, asked) => {
    const response = await post(asked)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    expect(await response.json()).toEqual({
      errors: [expect.objectContaining({ message: expect.any(String) })],
    })
  })

  test('is refused above a hundred of its caller, until one ends', async () => {
    const other = await api.tokenFor(await addInstallation(api.club, home.club))
    const many = await Promise.all(Array.from({ length: 100 }, () => post({ token: other })))
    expect(many.map(({ status }) => status)).toEqual(many.map(() => 200))
    const refused = await post({ token: other })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    await many[0]?.body?.cancel()
    let status = 429
    while (status === 429) status = (await post({ token: other })).status
    expect(status).toBe(200)
  })
})

describe('a process that stops', () => {
  test('ends its streams without `complete`, so that clients connect again', async () => {
    const stopping = await startTestApi()
    await stopping.app.listen({ port: 0, host: '127.0.0.1' })
    const { club } = await addClub(stopping.club)
    const other = await stopping.tokenFor(await addInstallation(stopping.club, club))
    const { next } = await follow({ of: stopping, token: other })
    await next()
    await stopping.close()
    expect((await next()).name).toBe('end of the stream')
  })
})
