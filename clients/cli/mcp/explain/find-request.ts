import type { ApiAccess } from '../access.ts'
import { asRecord, type JsonObject } from '../tool.ts'
import { askGraph } from './ask-graph.ts'

/** The log has the latest 1,000 requests, in pages of 200. */
const MOST_PAGES = 5

const SOURCES = {
  club: { operation: 'McpInstallationRequests', owner: 'installation' },
  volunteer: { operation: 'McpApiKeyRequests', owner: 'apiKey' },
} as const

/** A request of the credential by its id, from its own log; null where the log does not have it. */
export async function findRequest(
  requestId: string,
  setup: { access: ApiAccess; signal: AbortSignal },
): Promise<JsonObject | null> {
  const { operation, owner } = SOURCES[setup.access.api]
  let after: unknown = null
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const data = await askGraph(operation, { after }, setup)
    const { nodes, pageInfo } = asRecord(asRecord(data[owner])['requests'])
    const found = (nodes as JsonObject[] | undefined)?.find((node) => node['id'] === requestId)
    if (found !== undefined) return found
    const { hasNextPage, endCursor } = asRecord(pageInfo)
    if (hasNextPage !== true) break
    after = endCursor
  }
  return null
}
