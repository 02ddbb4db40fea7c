import { describe, expect, test } from '@jest/globals'
import { VOLUNTEER_ROUTES } from '../../../rest-facade/volunteer/routes/index.ts'
import { VOLUNTEER_API } from '../../../rest-facade/volunteer/volunteer-api.ts'
import { VOLUNTEER_SCOPES } from '../../../schema/volunteer/scopes.ts'
import { aPage } from '../../gateway/samples/sample-page.ts'
import {
  anApiKey,
  anInstallation,
  makeSharedFacades,
  startSampleFacade,
  TOKEN,
  VEREIN_ID,
} from '../sample-facade.ts'

const FOREIGN = '01980000-0000-7000-8000-00000000ffff'

const ROUTES = VOLUNTEER_ROUTES.map((route) => ({
  route,
  title: `${route.method} ${route.path}`,
  // Invalid in every part: a caller without access must not learn about it.
  request: {
    method: route.method,
    url: `${VOLUNTEER_API.prefix}${route.path.replace(/:\w+/g, 'x')}?limit=0&vereinId=${FOREIGN}`,
    ...(route.body ? { payload: '{', headers: { 'content-type': 'application/json' } } : {}),
  },
}))

const findFacade = makeSharedFacades()

describe.each(ROUTES)('$title', ({ route, request }) => {
  const ask = async (setup: Parameters<typeof findFacade>[0], headers = TOKEN) => {
    const { app, executions } = await findFacade(setup)
    const answer = await app.inject({ ...request, headers: { ...request.headers, ...headers } })
    expect(executions).toEqual([])
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
  }

  test('answers 401 missing_api_key without a key', async () => {
    const { app } = await findFacade({ caller: anApiKey() })
    const answer = await app.inject(request)
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toEqual({ error: expect.any(String), code: 'missing_api_key' })
    expect(answer.headers['x-ratelimit-limit']).toBeUndefined()
  })

  test('answers 401 invalid_api_key to a partner of a court club', async () => {
    const { status, body } = await ask({ caller: anInstallation() })
    expect([status, body.code]).toEqual([401, 'invalid_api_key'])
  })

  test('answers 403 integration_disabled when the club has switched it off', async () => {
    const { status, body, headers } = await ask({
      caller: anApiKey({ isIntegrationEnabled: false, plan: null, scopes: [] }),
    })
    expect([status, body.code]).toEqual([403, 'integration_disabled'])
    expect(headers['x-ratelimit-limit']).toBe('60')
  })

  test('answers 403 feature_forbidden with a way out when the plan lacks the API', async () => {
    const { status, body } = await ask({ caller: anApiKey({ plan: null, scopes: [] }) })
    expect(status).toBe(403)
    expect(body).toEqual({
      error: expect.any(String),
      code: 'feature_forbidden',
      upgrade_hint: expect.any(String),
      recommended_add_ons: route.scopes.some((scope) => scope.startsWith('webhooks:'))
        ? ['api_access_plus', 'webhooks_access']
        : ['api_access_plus'],
      upgrade_cta: expect.any(String),
    })
  })

  test('answers 403 insufficient_scope without its scope, before the input is looked at', async () => {
    const scopes = VOLUNTEER_SCOPES.filter((scope) => !route.scopes.includes(scope))
    const { status, body } = await ask({ caller: anApiKey({ scopes }) })
    expect(status).toBe(403)
    expect(body).toEqual({ error: expect.stringMatching(/:/), code: 'insufficient_scope' })
  })

  test('answers 429 rate_limited before it looks at plan and scope', async () => {
    const limits = { noTier: 0 }
    const caller = anApiKey({ plan: null, scopes: [] })
    const { status, body, headers } = await ask({ caller, limits })
    expect([status, body.code]).toEqual([429, 'rate_limited'])
    expect(headers).toMatchObject({
      'x-ratelimit-limit': '0',
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': expect.stringMatching(/^\d{10}$/),
      'retry-after': expect.stringMatching(/^\d+$/),
    })
  })

  test('refuses another club once the key is in order, before its input', async () => {
    const { status, body } = await ask({ caller: anApiKey() })
    expect([status, body.code]).toEqual([403, 'verein_mismatch'])
  })

  test.each(['vereinId=x', `vereinId=${VEREIN_ID}&vereinId=${VEREIN_ID}`])(
    'answers 400 validation_failed for %s',
    async (query) => {
      const { app } = await findFacade({ caller: anApiKey() })
      const url = request.url.replace(/[?].*/, `?${query}`).replaceAll('/x', `/${FOREIGN}`)
      const answer = await app.inject({ ...request, url, headers: TOKEN })
      expect(answer.json()).toMatchObject({
        code: 'validation_failed',
        error: expect.stringMatching(/^vereinId: /),
      })
    },
  )
})

describe('an API key', () => {
  const inject = async (headers: Record<string, string>) => {
    const { app } = await startSampleFacade({
      caller: anApiKey(),
      answer: () => ({ data: { helpers: aPage([]) } }),
    })
    const answer = await app.inject({ url: '/api/developer/v1/helpers', headers })
    return [answer.statusCode, answer.json().code]
  }
  const key = 'sample-token'

  test('is taken from either header, in any letter case of the scheme', async () => {
    expect(await inject({ authorization: `Bearer ${key}` })).toEqual([200, undefined])
    expect(await inject({ authorization: `bearer ${key}` })).toEqual([200, undefined])
    expect(await inject({ 'x-service-api-key': key })).toEqual([200, undefined])
    expect(await inject({ authorization: '', 'x-service-api-key': key })).toEqual([200, undefined])
  })

  test('is taken from Authorization where both are sent', async () => {
    const both = (authorization: string, other: string) =>
      inject({ authorization, 'x-service-api-key': other })
    expect(await both(`Bearer ${key}`, 'other')).toEqual([200, undefined])
    expect(await both('Bearer other', key)).toEqual([401, 'invalid_api_key'])
    expect(await both(`Basic ${key}`, key)).toEqual([401, 'invalid_api_key'])
  })

  test('is missing where the header is empty, and invalid where it is garbage', async () => {
    expect(await inject({ 'x-service-api-key': '' })).toEqual([401, 'missing_api_key'])
    expect(await inject({ 'x-service-api-key': 'garbage' })).toEqual([401, 'invalid_api_key'])
    expect(await inject({ authorization: `Bearer ${key} ${key}` })).toEqual([
      401,
      'invalid_api_key',
    ])
  })
})

describe.each(ROUTES.filter(({ route }) => route.method === 'DELETE'))('$title', ({ route }) => {
  test('ignores what its body says, which is no part of the interface', async () => {
    const { app, executions } = await startSampleFacade({ caller: anApiKey() })
    const url = `${VOLUNTEER_API.prefix}${route.path.replace(/:\w+/g, FOREIGN)}`
    await app.inject({ method: 'DELETE', url, headers: TOKEN, payload: { reason: 'rain' } })
    expect(executions).toHaveLength(1)
  })
})
