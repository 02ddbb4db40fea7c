/** As much of Bruno's converters as the tests use; the package ships no types of it. */
declare module '@usebruno/converters' {
  interface Value {
    name: string
    value: string
    enabled: boolean
  }

  interface Request {
    method: string
    url: string
    auth: { mode: string }
    headers: readonly Value[]
    params: readonly (Value & { type: 'query' | 'path' })[]
    body: { mode: string; json: string | null }
  }

  interface Folder {
    name: string
    items: readonly { name: string; request: Request }[]
  }

  export function postmanToBruno(collection: object): Promise<{
    collection: { items: readonly Folder[] }
    issues: readonly unknown[]
  }>
}
