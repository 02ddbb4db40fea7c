import { describe, expect, test } from '@jest/globals'
import { CLUB_ROUTES } from '../../../rest-facade/club/routes/index.ts'
import { makeFindAllowed } from '../../../rest-facade/input/not-found.ts'
import type { Route } from '../../../rest-facade/route.ts'
import { VOLUNTEER_ROUTES } from '../../../rest-facade/volunteer/routes/index.ts'

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
