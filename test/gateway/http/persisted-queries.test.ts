import { afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import Fastify, { type FastifyInstance } from 'fastify'
import { type DocumentNode, parse } from 'graphql'
import { mountGraphql } from '../../../gateway/http/graphql-endpoint.ts'
import { makeIsTrusted } from '../../../gateway/trusted.ts'
import { makeLocalBus } from '../../../platform/bus/bus.ts'
import type { Caller, StaffCaller } from '../../../platform/caller.ts'
import { makeClientAddress } from '../../../platform/http/client-address.ts'
import { makeCountCall } from '../../../platform/limits/caller-limit.ts'
import { makeCredentialGuard } from '../../../platform/limits/credential-guard.ts'
import { makeRateLimiter } from '../../../platform/limits/rate-limit.ts'
import { makeLog } from '../../../platform/log.ts'
import { hashOfDocument, makeTrustedDocuments } from '../../../schema/trusted-documents.ts'
import { aGraph, type SampleGraph } from '../samples/sample-graph.ts'

const STAFF: StaffCaller = { kind: 'staff', subject: 'owner', isAdmin: false, roles: [] }
const DEVICE: Caller = { kind: 'device', subject: 'd', clubId: 'c', courtId: 'court-1' }

const BODY = `query CourtName($id: ID!) {
  court(id: $id) {
    ...Names
    __typename
  }
}

fragment Names on Court {
  name
  __typename
}`
const ID = hashOfDocument(BODY)
const TRUSTED = makeTrustedDocuments({ operations: [{ id: ID, name: 'CourtName', body: BODY }] })
const NAME = { data: { court: { name: 'Court 1', __typename: 'Court' } } }

let graph: SampleGraph
let app: FastifyInstance

beforeAll(async () => {
  graph = await aGraph({ isTrusted: makeIsTrusted(TRUSTED, 'staff') })
})

afterEach(() => app.close())

async function ask(body: Record<string, unknown>, caller: Caller = STAFF) {
  app = Fastify()
  await mountGraphql(app, {
    gateway: graph.gateway,
    bus: makeLocalBus(),
    authenticate: async () => caller,
    countCall: makeCountCall(makeRateLimiter()),
    guardCredential: makeCredentialGuard(makeRateLimiter()),
    clientAddress: makeClientAddress(null),
    trusted: TRUSTED,
    log: makeLog('silent'),
  })
  const headers = { authorization: 'Bearer any' }
  const payload = { variables: { id: '1' }, ...body }
  const { statusCode, ...answered } = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers,
    payload,
  })
  return { status: statusCode, json: answered.json() }
}

const persisted = (sha256Hash: unknown) => ({ persistedQuery: { version: 1, sha256Hash } })

describe('a document by its id', () => {
  test('is executed if it is registered', async () => {
    expect(await ask({ extensions: persisted(ID) })).toEqual({ status: 200, json: NAME })
  })

  test.each([
    ['an unknown id', { extensions: persisted('0'.repeat(64)) }],
    ['an unknown id and its text', { extensions: persisted('0'.repeat(64)), query: BODY }],
    ['an id that is no text', { extensions: persisted(7) }],
  ])('is answered PERSISTED_QUERY_NOT_SUPPORTED for %s', async (_what, body) => {
    const { status, json } = await ask(body)
    expect(status).toBe(200)
    expect(json).toEqual({
      errors: [
        {
          message: 'PersistedQueryNotSupported',
          extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' },
        },
      ],
    })
  })
})

describe('where only registered documents are executed for staff', () => {
  test.each([
    ['as it is listed', BODY],
    [
      'without __typename',
      'query CourtName($id: ID!) { court(id: $id) { ...Names } } fragment Names on Court { name }',
    ],
    [
      'with its fragment first',
      'fragment Names on Court { name } query CourtName($id: ID!) { court(id: $id) { ...Names } }',
    ],
  ])('a registered text is executed %s', async (_how, query) => {
    const { status, json } = await ask({ query })
    expect(status).toBe(200)
    expect(json.data.court.name).toBe('Court 1')
  })

  test.each([
    [
      'a field more',
      'query CourtName($id: ID!) { court(id: $id) { ...Names id } } fragment Names on Court { name }',
    ],
    [
      'another name',
      'query Other($id: ID!) { court(id: $id) { ...Names } } fragment Names on Court { name }',
    ],
    [
      'an aliased __typename',
      'query CourtName($id: ID!) { court(id: $id) { ...Names kind: __typename } } fragment Names on Court { name }',
    ],
    ['the schema', '{ __schema { queryType { name } } }'],
  ])('a text with %s is refused, and reaches no subgraph', async (_what, query) => {
    graph.calls.length = 0
    for (const _time of ['first', 'cached']) {
      const { json } = await ask({ query, variables: query.includes('$id') ? { id: '1' } : {} })
      expect(json.data ?? null).toBeNull()
      expect(json.errors[0].extensions).toEqual({ code: 'forbidden' })
    }
    expect(graph.calls).toEqual([])
  })

  test('other callers send any document', async () => {
    const { json } = await ask({ query: '{ court(id: "1") { id name } }', variables: {} }, DEVICE)
    expect(json.data.court.name).toBe('Court 1')
  })

  test('a subscription of staff is refused, too', async () => {
    app = Fastify()
    const document = 'subscription { clubEvents(clubId: "c") { position } }'
    const operation = {
      ...({ name: 'anonymous', kind: 'subscription', document, hash: 'h' } as const),
      registered: false,
    }
    const context = { caller: STAFF, requestId: 'r' }
    await expect(graph.gateway.subscribe(operation, {}, context)).rejects.toMatchObject({
      code: 'forbidden',
    })
  })
})

describe('the canonical form of trusted documents', () => {
  test('does not depend on where __typename is', () => {
    const parsed: DocumentNode = parse(
      BODY.replaceAll('__typename', '').replace('name\n', '__typename name\n'),
    )
    expect(TRUSTED.includes(parsed)).toBe(true)
  })
})
