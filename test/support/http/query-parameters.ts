import type { Route } from '../../../rest-facade/route.ts'

/** The names that a route looks for in a query. */
export function parametersOf({ query }: Route): string[] {
  const names = new Set<string>()
  const get = (_target: object, name: string | symbol) => void names.add(String(name))
  query?.safeParse(new Proxy({}, { get }))
  return [...names]
}
