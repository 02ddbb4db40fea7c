import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { addClub, addInstallation } from '../support/club/fixtures.ts'
import { startTestApi, type TestApi } from '../support/http/api.ts'
import { findIn, findRecursiveFunctions } from '../support/source/recursive-functions.ts'
import { addAccount, addApiKey } from '../support/volunteer/volunteer-fixtures.ts'

const DOCUMENT = 'a document within the depth limit, behind a parser whose overflow is refused'
const PLAN = 'a plan or an answer, as deep as its document at most'
const SCHEMA = 'the schema, which no client writes'
const BODY = 'an input within the limit of values'
const TURNS = 'no nesting: it runs again in a later turn'

/** What bounds the depth of each recursion of ours. */
const BOUNDS: Readonly<Record<string, string>> = {
  'gateway/documents/cost/cost.ts:lengthOf': DOCUMENT,
  'gateway/documents/cost/cost.ts:ofSelection': DOCUMENT,
  'gateway/documents/document-limits.ts:depthOf': DOCUMENT,
  'gateway/documents/document-limits.ts:ofSelection': DOCUMENT,
  'gateway/documents/introspect.ts:keep': DOCUMENT,
  'gateway/documents/merge-selections.ts:add': DOCUMENT,
  'gateway/documents/mergeable-fields.ts:add': DOCUMENT,
  'gateway/documents/mergeable-fields.ts:haveSameShape': DOCUMENT,
  'gateway/documents/mergeable-fields.ts:haveSameMeaning': DOCUMENT,
  'gateway/documents/mergeable-fields.ts:toShape': DOCUMENT,
  'gateway/documents/quote-input.ts:quote': 'two levels of what is quoted',
  'gateway/documents/root-fields.ts:fieldsOf': DOCUMENT,
  'gateway/documents/text-of-arguments.ts:textOf': DOCUMENT,
  'gateway/execution/complete.ts:completeValue': PLAN,
  'gateway/execution/fetch/entity-references.ts:findPlaces': PLAN,
  'gateway/execution/fetch/entity-references.ts:isKeylessType': PLAN,
  'gateway/execution/fetch/entity-references.ts:pick': PLAN,
  'gateway/execution/fetch/entity-references.ts:pickIn': PLAN,
  'gateway/execution/fields-to-complete.ts:fieldsFor': PLAN,
  'gateway/execution/known-plan.ts:requireKnownNode': PLAN,
  'gateway/execution/fetch/merge-into.ts:merge': PLAN,
  'gateway/execution/fetch/rewrites.ts:findTargets': PLAN,
  'gateway/execution/run-plan.ts:runNode': PLAN,
  'platform/json/serialize-chunked.ts:hasLongList': PLAN,
  'platform/json/serialize-chunked.ts:partsOf': PLAN,
  'platform/limits/pace.ts:release': TURNS,
  'rest-facade/club/event-socket/pump.ts:wake': TURNS,
  'rest-facade/input/to-variables.ts:convert': BODY,
  'rest-facade/openapi/answers/name-forms.ts:visit': SCHEMA,
  'rest-facade/openapi/answers/observe.ts:pathsIn': SCHEMA,
  'rest-facade/openapi/answers/refine.ts:refine': SCHEMA,
  'rest-facade/openapi/answers/selection.ts:flatten': SCHEMA,
  'rest-facade/openapi/answers/selection.ts:listDepthOf': SCHEMA,
  'rest-facade/openapi/answers/selection.ts:membersOf': SCHEMA,
  'rest-facade/openapi/compact-json.ts:write': SCHEMA,
  'rest-facade/openapi/requests/graph-inputs.ts:selectedFields': SCHEMA,
  'rest-facade/openapi/requests/input-schema.ts:describe': SCHEMA,
  'rest-facade/openapi/requests/input-schema.ts:toComponents': SCHEMA,
  'rest-facade/openapi/requests/input-schema.ts:toJsonSchema': SCHEMA,
  'rest-facade/openapi/requests/scopes-of-bodies.ts:toFullValue': SCHEMA,
  'rest-facade/reference/examples/literals.ts:write': SCHEMA,
  'rest-facade/reference/search-entries.ts:namesOf': SCHEMA,
  'schema/fields/issue-words.ts:kindsIn': SCHEMA,
  'schema/registry/compare-served.ts:add': SCHEMA,
  'schema/registry/usage/usage.ts:addType': SCHEMA,
  'subgraphs/foundation/change/idempotency.ts:sorted': BODY,
  'subgraphs/foundation/graph/complete-lists-chunked.ts:countIn': PLAN,
  'subgraphs/foundation/database/pooled-connection.ts:take': 'one repetition over a new connection',
  'subgraphs/foundation/webhooks/attempts/classify-failure.ts:isOwnFault':
    'causes of an error of ours',
  'subgraphs/foundation/webhooks/attempts/classify-failure.ts:toFailure':
    'causes of an error of ours',
}

const ROOMS = [
  'schema',
  'platform',
  'rest-facade',
  'portal/server',
  'gateway',
  'subgraphs',
  'launch',
]

/** Far deeper than any stack, and within the length of a body. */
const DEPTH = 200_000

describe('a recursive function', () => {
  test('is in the list, with what bounds its depth', () => {
    expect(findRecursiveFunctions(ROOMS)).toEqual(Object.keys(BOUNDS).sort())
  })

  test('is found in each of its forms', () => {
    expect(findIn('function f(x: A) { return x.b.map((one) => f(one)) }')).toEqual(['f'])
    expect(findIn('const f = (x: A): A => x.b.map(f)')).toEqual(['f'])
    expect(findIn('const g = function () { h(); return () => g() }')).toEqual(['g'])
    expect(findIn('function f() { return g() } function g() { return 1 }')).toEqual([])
  })
})

describe('input that is nested deeper than any stack', () => {
  let api: TestApi
  let token: string
  let key: string

  beforeAll(async () => {
    api = await startTestApi()
    const { club } = await addClub(api.club)
    token = await api.tokenFor(await addInstallation(api.club, club))
    key = await addApiKey(api.volunteer, await addAccount(api.volunteer, { clubId: club.id }))
  })
  afterAll(() => api.close())

  async function post(url: string, credential: string, payload: string) {
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': 'k',
      authorization: `Bearer ${credential}`,
    }
    const { statusCode, body } = await api.app.inject({ method: 'POST', url, headers, payload })
    return { statusCode, body: JSON.parse(body) }
  }

  const arrays = `${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}`
  const objects = `${'{"a":'.repeat(DEPTH)}1${'}'.repeat(DEPTH)}`

  test.each([
    ['arrays', arrays],
    ['objects', objects],
    ['arrays in a field', `{"name":${arrays}}`],
  ])('is refused as %s in the bodies of both REST APIs', async (_what, payload) => {
    expect((await post('/v1/club/booking-sources', token, payload)).statusCode).toBe(400)
    expect((await post('/api/developer/v1/events', key, payload)).statusCode).toBe(400)
    expect((await post('/api/developer/v1/helpers/bulk', key, payload)).statusCode).toBe(400)
  })

  test.each([
    ['selections', `query ${'{a'.repeat(DEPTH)}${'}'.repeat(DEPTH)}`],
    ['lists in an argument', `{ club(id: ${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}) { id } }`],
    ['objects in an argument', `{ club(id: ${'{a:'.repeat(DEPTH)}1${'}'.repeat(DEPTH)}) { id } }`],
  ])('is refused as %s of a document', async (_what, query) => {
    const { statusCode, body } = await post('/graphql', token, JSON.stringify({ query }))
    expect(statusCode).toBe(400)
    expect(JSON.stringify(body)).not.toMatch(/internal_error|call stack/i)
  })

  test('is refused in variables of a document', async () => {
    const query =
      'mutation ($input: CreateBookingSourceInput!) { createBookingSource(input: $input) { __typename } }'
    for (const input of [arrays, objects]) {
      const payload = `{"query":${JSON.stringify(query)},"variables":{"input":${input}}}`
      const { statusCode, body } = await post('/graphql', token, payload)
      expect([200, 400]).toContain(statusCode)
      expect(JSON.stringify(body)).not.toMatch(/internal_error|call stack/i)
      expect(JSON.stringify(body)).toMatch(/errors|error/)
    }
  })
})
