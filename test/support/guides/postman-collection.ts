export interface Pair {
  key: string
  value: string
  disabled?: boolean
}

export interface Item {
  name: string
  request: {
    method: string
    auth?: { type: string }
    header: readonly Pair[]
    body?: { mode: string; raw: string }
    url: {
      raw: string
      host: readonly string[]
      path: readonly string[]
      query: readonly Pair[]
      variable: readonly Pair[]
    }
  }
}

/** As much of a Postman collection 2.1 as ours have. */
export interface Collection {
  info: { name: string; schema: string }
  auth: unknown
  variable: readonly Pair[]
  item: readonly { name: string; item: readonly Item[] }[]
}
