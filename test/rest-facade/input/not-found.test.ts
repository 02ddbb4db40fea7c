import { describe, expect, test } from '@jest/globals'
import { CLUB_ROUTES } from '../../../rest-facade/club/routes/index.ts'
import { makeFindAllowed } from '../../../rest-facade/input/not-found.ts'
import type { Route } from '../../../rest-facade/route.ts'
import { VOLUNTEER_ROUTES } from '../../../rest-facade/volunteer/routes/index.ts'
import { startSampleFacade, TOKEN } from '../sample-facade.ts'

const methodsOf = (routes: readonly Route[], path: string) =>
  routes.filter((route) => route.path === path).map(({ method }) => method)

describe.each([
  ['Club', CLUB_ROUTES],
  ['Volunteer', VOLUNTEER_ROUTES],
])('methods in the 404 of the %s API', (_api, routes: readonly Route[]) => {
  const findAllowed = makeFindAllowed('/v1', routes)
  const paths = [...new Set(routes.map(({ path }) => path))]

  test.each(paths)('are those of the most specific path that matches: %s', (path) => {
    const allowed = findAllowed(`/v1${path.replace(/:[^/]+/g, 'x')}?y=1`)
    const methods = methodsOf(routes, path)
    const withHead = methods.includes('GET') ? [...methods, 'HEAD'] : methods
    expect(allowed).toBe(withHead.sort().join(', '))
  })

  test('are none for an unknown path', () => {
    expect(findAllowed('/v1/nothing/at/all/here/or/there')).toBeNull()
  })
})

/** Each path with a slash behind it, and again with nothing in the place of its last id. */
const withSlash = (prefix: string, routes: readonly Route[]) =>
  routes.flatMap(({ method, path }) =>
    [path, path.replace(/\/:[^/]+$/, '')].map((shorter) => ({
      method,
      url: `${prefix}${shorter.replaceAll(/:[^/]+/g, 'x')}/`,
    })),
  )

describe('a slash at the end of a path', () => {
  const requests = [
    ...withSlash('/v1/club', CLUB_ROUTES),
    ...withSlash('/api/developer/v1', VOLUNTEER_ROUTES),
  ]

  test('is named by a 404, whatever path of both APIs it ends', async () => {
    const { app } = await startSampleFacade()
    for (const { method, url } of requests)
      for (const query of ['', '?after=a/b']) {
        const answer = await app.inject({ method, url: url + query, headers: TOKEN })
        const { error, code = error.code } = answer.json()
        expect({ url, status: answer.statusCode, code }).toEqual({
          ...{ url, status: 404, code: 'not_found' },
        })
        expect(error.message ?? error).toContain('ends in a slash (/)')
      }
  })

  test('belongs to an id where it is encoded', async () => {
    const { app } = await startSampleFacade()
    const url = '/v1/club/booking-sources/x/court-mappings/a%2F'
    expect((await app.inject({ url, headers: TOKEN })).json().error.message).not.toContain('slash')
  })
})
