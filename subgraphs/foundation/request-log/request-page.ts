import type { Connection } from '../lists/connection.ts'
import type { Pages } from '../lists/load-pages.ts'
import { listPage, type PageRequest } from '../lists/paging.ts'
import type { ApiRequest } from './api-request.ts'
import { requestLogStore } from './store.ts'

/** A page of the requests of an installation or API key, newest first. */
export function requestPage(
  context: PageRequest<ApiRequest>['context'] & { loaders: { pages: Pages } },
  ownerId: string,
  args: PageRequest<ApiRequest>['args'],
): Promise<Connection<ApiRequest>> {
  return listPage<ApiRequest>({
    context,
    list: ['requests', ownerId],
    args,
    read: (slice) => requestLogStore.list(context.loaders.pages, ownerId, slice),
    positionOf: ({ requestedAt, id }) => [requestedAt.getTime(), id],
  })
}

/** The latest request of an installation or API key; those of one request of the graph are read together. */
export async function lastRequestOf(pages: Pages, ownerId: string): Promise<ApiRequest | null> {
  const [last] = await requestLogStore.list(pages, ownerId, { after: null, limit: 1 })
  return last ?? null
}
