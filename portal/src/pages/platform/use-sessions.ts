import { useInfiniteQuery } from '@tanstack/react-query'
import type { SessionPage } from '../../../server/sessions/session-routes.ts'
import { callPortal } from '../../graph/ask.ts'

/** A list of sessions by pages, each session once: who is seen meanwhile moves to another page. */
export function useSessions<Session extends { id: string }>(name: 'sessions' | 'staff-sessions') {
  const query = useInfiniteQuery({
    queryKey: [name],
    queryFn: ({ pageParam }) =>
      callPortal<SessionPage<Session>>(`/${name}?offset=${String(pageParam)}`),
    initialPageParam: 0,
    getNextPageParam: ({ nextOffset }) => nextOffset,
  })
  const listed = (query.data?.pages ?? []).flatMap((page) => page.sessions)
  return {
    sessions: [...new Map(listed.map((session) => [session.id, session])).values()],
    error: query.error,
    isPending: query.isPending,
    refetch: query.refetch,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
  }
}
