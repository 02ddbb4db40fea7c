import { defaultPathSerializer } from 'openapi-fetch'

/** The address of an API: `baseUrl` is that of the platform, or already that of the API. */
export function toApiAddress(baseUrl: string, path: string): string {
  const address = baseUrl.replace(/\/+$/, '')
  return address.endsWith(path) ? address : `${address}${path}`
}

/**
 * Fills a path with its ids. `fetch` resolves `.` and `..` before it sends, and an empty id asks for the list: a request
 * with one of them would reach another resource, so it is refused with a RangeError.
 */
export function fillPath(path: string, parameters: Record<string, unknown>): string {
  for (const [name, value] of Object.entries(parameters)) {
    if (['', '.', '..'].includes(String(value)))
      throw new RangeError(`"${value}" as ${name} cannot stand in a path.`)
  }
  return defaultPathSerializer(path, parameters)
}
