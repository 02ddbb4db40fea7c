const HEADERS = ['apollographql-client-name', 'graphql-client-name'] as const

/** The name of the client's application, from headers or the payload of `connection_init`. */
export function clientOf(sent: Readonly<Record<string, unknown>>): { client?: string } {
  const name = HEADERS.map((header) => sent[header]).find((value) => typeof value === 'string')
  return typeof name === 'string' ? { client: name } : {}
}
