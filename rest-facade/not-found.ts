import type { Route } from './route.ts'

/** The methods a path exists under, for the `Allow` header of a 404; null for an unknown path. */
export type FindAllowed = (path: string) => string | null

export function makeFindAllowed(prefix: string, routes: readonly Route[]): FindAllowed {
  const known = [...Map.groupBy(routes, (route) => route.path)].map(([path, ofPath]) => ({
    pattern: toPattern(prefix + path),
    allow: ofPath
      .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
      .join(', '),
  }))

  return (url) => {
    const path = url.split('?', 1)[0] ?? ''
    return known.find(({ pattern }) => pattern.test(path))?.allow ?? null
  }
}

function toPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`)
}
