import type { Route } from './route.ts'

/** The methods a path exists under, for the `Allow` header of a 404; null for an unknown path. */
export type FindAllowed = (path: string) => string | null

export function makeFindAllowed(prefix: string, routes: readonly Route[]): FindAllowed {
  const known = [...Map.groupBy(routes, (route) => route.path)].map(([path, ofPath]) => ({
    pattern: toPattern(prefix + path),
    methods: ofPath.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])),
  }))

  return (url) => {
    const path = url.split('?', 1)[0] ?? ''
    // A fixed path, such as /helpers/bulk, may be one of a pattern, too.
    const methods = known.flatMap((one) => (one.pattern.test(path) ? one.methods : []))
    return methods.length === 0 ? null : [...new Set(methods)].sort().join(', ')
  }
}

function toPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`)
}
