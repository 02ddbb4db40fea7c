import { describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../platform/ids.ts'
import { CLUB_API } from '../../../rest-facade/club/club-api.ts'
import { CLUB_ROUTES } from '../../../rest-facade/club/routes/index.ts'
import { CLUB_SCOPES } from '../../../schema/club/scopes.ts'
import {
  anInstallation,
  aSnapshot,
  makeSharedFacades,
  startSampleFacade,
  TOKEN,
} from '../sample-facade.ts'

const ROUTES = CLUB_ROUTES.filter(({ isPublic }) => !isPublic).map((route) => ({
  route,
  title: `${route.method} ${route.path}`,
  // Malformed JSON: a caller without access must not learn about it.
  request: {
    method: route.method,
    url: `${CLUB_API.prefix}${route.path.replace(/:\w+/g, 'x')}?limit=0`,
    ...(route.body ? { payload: '{', headers: { 'content-type': 'application/json' } } : {}),
  },
}))

const findFacade = makeSharedFacades()

describe.each(ROUTES)('$title', ({ route, request }) => {
  test('answers 401 authentication_required without a token, before anything else is looked at', async () => {
    const { app, executions } = await findFacade()
    const response = await app.inject(request)
    expect(response.statusCode).toBe(401)
    expect(response.json().error.code).toBe('authentication_required')
    expect(response.headers['www-authenticate']).toBe('Bearer')
    expect(executions).toEqual([])
  })

  test('answers 403 insufficient_scope without its scope, before the input is looked at', async () => {
    const scopes = CLUB_SCOPES.filter((scope) => !route.scopes.includes(scope))
    const { app, executions } = await findFacade({ caller: anInstallation(scopes) })
    const response = await app.inject({ ...request, headers: { ...request.headers, ...TOKEN } })
    expect(response.statusCode).toBe(403)
    expect(response.json().error).toMatchObject({
      code: 'insufficient_scope',
      details: { required: route.scopes, missing: route.scopes },
    })
    expect(executions).toEqual([])
  })
})

describe('a token', () => {
  const inject = async (headers: Record<string, string>, caller = anInstallation()) => {
    const { app } = await startSampleFacade({ caller })
    const response = await app.inject({ url: `/v1/club/bookings/${newUuid()}`, headers })
    return { status: response.statusCode, code: response.json().error?.code }
  }

  test.each(['Bearer', 'bearer', 'BEARER  '])('is taken under the scheme %s', async (scheme) => {
    const [, token] = TOKEN.authorization.split(' ')
    expect((await inject({ authorization: `${scheme} ${token}` })).status).toBe(200)
  })

  test.each([
    'Bearer',
    'Bearer a b',
    'Bearer a, Bearer b',
    'Basic YTpi',
    'sample-token',
    'Bearer ä',
  ])('answers 401 invalid_token as %j', async (authorization) => {
    expect(await inject({ authorization })).toEqual({ status: 401, code: 'invalid_token' })
  })

  test('answers 401 invalid_token when it belongs to staff', async () => {
    const staff = { kind: 'staff', subject: 's', isAdmin: true, roles: [] } as const
    expect(await inject(TOKEN, staff)).toEqual({ status: 401, code: 'invalid_token' })
  })
})

describe('participants:write', () => {
  const put = async (body: unknown) => {
    const scopes = CLUB_SCOPES.filter((scope) => scope !== 'participants:write')
    const { app, executions } = await startSampleFacade({
      caller: anInstallation(scopes),
      answer: () => ({ errors: [{ message: 'No.', extensions: { code: 'not_found' } }] }),
    })
    const url = '/v1/club/booking-sources/s/bookings/b'
    const response = await app.inject({
      method: 'PUT',
      url,
      headers: TOKEN,
      payload: body as object,
    })
    return { code: response.json().error.code, executed: executions.length }
  }

  test('is needed once the body has participants, even none', async () => {
    const refused = { code: 'insufficient_scope', executed: 0 }
    expect(await put(aSnapshot({ participants: [] }))).toEqual(refused)
  })

  test('is not needed without them', async () => {
    expect(await put(aSnapshot())).toEqual({ code: 'not_found', executed: 1 })
  })

  test('is looked at after the rest of the body', async () => {
    const refused = { code: 'invalid_request', executed: 0 }
    expect(await put(aSnapshot({ participants: [], status: 'X' }))).toEqual(refused)
  })
})
