import { makeClient } from '../sides/client.ts'
import type { Side } from '../sides/side.ts'

/** Executes a document as staff of the main club, which has no rate limit. */
export type QueryGraph = (
  query: string,
  variables: object,
  // biome-ignore lint/suspicious/noExplicitAny: the bench reads answers of many shapes.
) => Promise<any>

export function makeStaffGraph({ sandbox }: Side): QueryGraph {
  const { origin, pathname } = new URL(sandbox.graphql)
  const client = makeClient(origin, sandbox.clubs.main.staff_token)
  return async (query, variables) => {
    const { body } = await client.ask('POST', pathname, { query, variables })
    if (body.errors) throw new Error(JSON.stringify(body.errors))

    return body.data
  }
}
