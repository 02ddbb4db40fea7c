import { type CallResult, unwrap } from './client-error.ts'

/** A page's body, of which the client reads no more than this. */
interface PageBody {
  next_cursor?: string | null
}

/** GET of a client, for a path that is a list. */
export type FetchPage = (path: string, init: object) => Promise<CallResult<PageBody>>

/** The options of a list whose pages the client reads by itself. */
interface ListInit {
  params?: { query?: Record<string, unknown> }
}

/** Paths of `Paths` whose GET is a list with cursors. */
export type ListPath<Paths> = {
  [Path in keyof Paths]: 'cursor' extends QueryNames<Paths[Path]> ? Path : never
}[keyof Paths]

type QueryNames<PathItem> = PathItem extends { get: { parameters: { query?: infer Query } } }
  ? [Query] extends [undefined]
    ? never
    : keyof NonNullable<Query>
  : never

/** The body of a page. */
export type PageOf<PathItem> = PathItem extends {
  get: { responses: { 200: { content: { 'application/json': infer Body } } } }
}
  ? Body
  : never

/** An item of a page: the element of the only list in its body. */
export type ItemOf<PathItem> =
  PageOf<PathItem> extends infer Body
    ? Body[keyof Body] extends infer Member
      ? Member extends readonly (infer Item)[]
        ? Item
        : never
      : never
    : never

/**
 * Yields the pages of a list until its end. `nextCursor` reads the cursor of the next page from an answer; a cursor
 * that repeats would read the same page without an end, so it is an error.
 */
export async function* readPages(
  get: FetchPage,
  list: { path: string; init: ListInit; firstCursor?: string },
  nextCursor: (body: PageBody, response: Response) => string | null,
): AsyncGenerator<PageBody, void, undefined> {
  const { params, ...rest } = list.init
  for (let cursor: string | null | undefined = list.firstCursor; cursor !== null; ) {
    const query = { ...params?.query, ...(cursor === undefined ? {} : { cursor }) }
    const result = await get(list.path, { ...rest, params: { ...params, query } })
    const body = unwrap(result)
    yield body
    const next = nextCursor(body, result.response)
    if (next === cursor) throw new Error(`${list.path} repeats the cursor ${next}.`)
    cursor = next
  }
}

/** Yields the items of pages. */
export async function* readItems(
  pages: AsyncIterable<unknown>,
): AsyncGenerator<unknown, void, undefined> {
  for await (const page of pages) {
    const list = Object.values(page as object).find((member) => Array.isArray(member))
    yield* list ?? []
  }
}
