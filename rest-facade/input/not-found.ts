import type { FastifyRequest } from 'fastify'
import { Problem } from '../../schema/problem.ts'
import type { Route } from '../route.ts'

/** An unknown path, or a known path with another method, is 404; `allowed` are the methods of the path. */
export function unknownRoute(
  allowed: string | null,
  { method, url }: Pick<FastifyRequest, 'method' | 'url'>,
): Problem {
  if (endsInSlash(url))
    return new Problem('not_found', 'No path of this API ends in a slash (/). Send it without.')
  if (allowed === null) return new Problem('not_found', 'There is no such path.')

  return new Problem('not_found', `This path takes ${allowed}, and no ${method}.`)
}

/** True if the path, without the query, ends in a slash; an encoded one (`%2F`) belongs to an id. */
export function endsInSlash(url: string): boolean {
  return pathOf(url).endsWith('/')
}

/** A preflight (Fetch, 4.8) that no rule of CORS has answered. */
export function refusedPreflight({ method, headers }: FastifyRequest): Problem | null {
  const isPreflight =
    method === 'OPTIONS' && headers.origin && headers['access-control-request-method']
  return isPreflight
    ? new Problem('not_found', 'The origin of this preflight is not listed in CORS_ORIGINS.')
    : null
}

/** The methods a path exists under, for the `Allow` header of a 404; null for an unknown path. */
export type FindAllowed = (path: string) => string | null

export function makeFindAllowed(
  prefix: string,
  routes: readonly Pick<Route, 'method' | 'path'>[],
): FindAllowed {
  const byPath = [...Map.groupBy(routes, (route) => route.path)].sort(mostSpecificFirst)
  const known = byPath.map(([path, ofPath]) => ({
    pattern: toPattern(prefix + path),
    methods: ofPath
      .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
      .sort()
      .join(', '),
  }))

  return (url) => {
    const path = pathOf(url)
    return known.find(({ pattern }) => pattern.test(path))?.methods ?? null
  }
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? ''
}

/** The path /helpers/bulk also matches /helpers/:helperId, which has other methods. */
function mostSpecificFirst([a]: readonly [string, unknown], [b]: readonly [string, unknown]) {
  return specificityOf(a) < specificityOf(b) ? -1 : 1
}

/** Orders a fixed segment before a parameter in the same place. */
function specificityOf(path: string): string {
  return path.replace(/:[^/]+/g, '\uffff')
}

function toPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`)
}
