import {
  type keepPreviousData,
  type QueryKey,
  type RefetchOptions,
  type UseQueryResult,
  useInfiniteQuery,
  useQueries,
  useQuery,
} from '@tanstack/react-query'
import { type Answered, ask, type DataOf, type VariablesOf } from './ask.ts'
import type { Fault } from './fault.ts'
import { beginnings } from './following/beginnings.ts'
import type { PortalQuery } from './following/followed.ts'
import { MOST_PAGES } from './list-limits.ts'
import { readingOf } from './use-ask.ts'

/** A page of a list of the graph. */
export interface ListPage<Node> {
  nodes: readonly Node[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

type Pick<Name extends PortalQuery, Node> = (
  data: DataOf<Name>,
) => ListPage<Node> | null | undefined

type Filter<Name extends PortalQuery> = Omit<VariablesOf<Name>, 'after'>

export interface WholeList<Node> {
  nodes: readonly Node[]
  /** False where there are more pages than are read. */
  isWhole: boolean
}

interface ListOptions {
  isOn?: boolean
  /** Shows the list of the filter before until that of a new one is there. */
  placeholderData?: typeof keepPreviousData
}

/** A list in whole, for those that are short; `isOn` is false while there is nothing to read yet. */
export function useList<Name extends PortalQuery, Node>(
  name: Name,
  filter: Filter<Name>,
  pick: Pick<Name, Node>,
  { isOn = true, placeholderData }: ListOptions = {},
) {
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery<WholeList<Node>, Fault>({
    queryKey: [name, filter],
    queryFn: ({ queryKey, signal }) => readFollowed(queryKey, { name, filter, pick, signal }),
    enabled: isOn,
    ...(placeholderData && { placeholderData }),
    ...readingOf(name),
  })
  return {
    nodes: data?.nodes ?? NONE,
    isWhole: data?.isWhole ?? true,
    isThere: data !== undefined,
    /** There, and of this filter. */
    isCurrent: data !== undefined && !isPlaceholderData,
    error,
    isLoading: isPending && isOn,
    refetch,
  }
}

/** Several lists of one kind, each in whole. */
export function useLists<Name extends PortalQuery, Node>(
  name: Name,
  filters: readonly Filter<Name>[],
  pick: Pick<Name, Node>,
) {
  return useQueries({
    queries: filters.map((filter) => ({
      queryKey: [name, filter],
      queryFn: ({ queryKey, signal }: { queryKey: QueryKey; signal: AbortSignal }) =>
        readFollowed(queryKey, { name, filter, pick, signal }),
      ...readingOf(name),
    })),
    combine: combineLists<Node>,
  })
}

function combineLists<Node>(results: readonly UseQueryResult<WholeList<Node>, Error>[]) {
  return {
    /** Null for one that is not there yet, or could not be read. */
    lists: results.map(({ data }) => data ?? null),
    isThere: results.every(({ data }) => data !== undefined),
    /** Each is there or was refused. */
    isSettled: results.every(({ data, error }) => data !== undefined || error !== null),
    error: (results.find(({ error }) => error !== null)?.error ?? null) as Fault | null,
    refetch: (options?: RefetchOptions) =>
      Promise.all(results.map(({ refetch }) => refetch(options))),
  }
}

/** The same one each time, so that what is made of it is not made anew. */
const NONE: readonly never[] = []

async function readFollowed<Name extends PortalQuery, Node>(
  queryKey: QueryKey,
  { name, filter, pick, signal }: Omit<PageRequest<Name, Node>, 'after'>,
): Promise<WholeList<Node>> {
  await beginnings.waitFor(queryKey, signal)
  return readWhole(name, filter, pick, signal)
}

/** All pages of a list, as far as the most. */
export async function readWhole<Name extends PortalQuery, Node>(
  name: Name,
  filter: Filter<Name>,
  pick: Pick<Name, Node>,
  signal: AbortSignal,
): Promise<WholeList<Node>> {
  const nodes: Node[] = []
  let after: string | null = null
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const read: ListPage<Node> = await readPage({ name, filter, pick, after, signal })
    nodes.push(...read.nodes)
    after = read.pageInfo.endCursor
    if (!read.pageInfo.hasNextPage) return { nodes, isWhole: true }
  }
  return { nodes, isWhole: false }
}

/** A long list, one page after another. */
export function usePages<Name extends PortalQuery, Node>(
  name: Name,
  filter: Filter<Name>,
  pick: Pick<Name, Node>,
) {
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery({
      queryKey: [name, filter],
      queryFn: async ({ queryKey, pageParam, signal }) => {
        // Its first page is the oldest of the answer.
        if (pageParam === null) await beginnings.waitFor(queryKey, signal)
        return readPage({ name, filter, pick, after: pageParam, signal })
      },
      initialPageParam: null as string | null,
      getNextPageParam: ({ pageInfo }) => (pageInfo.hasNextPage ? pageInfo.endCursor : undefined),
      ...readingOf(name),
    })
  return {
    nodes: data?.pages.flatMap(({ nodes }) => nodes) ?? [],
    isThere: data !== undefined,
    error: error as Fault | null,
    isLoading: isPending,
    refetch,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
  }
}

interface PageRequest<Name extends PortalQuery, Node> {
  name: Name
  filter: Filter<Name>
  pick: Pick<Name, Node>
  after: string | null
  signal: AbortSignal
}

/** A list that could not be read is no empty one; of its nodes, single fields may be absent. */
async function readPage<Name extends PortalQuery, Node>({
  name,
  filter,
  pick,
  after,
  signal,
}: PageRequest<Name, Node>): Promise<ListPage<Node>> {
  const variables = { ...filter, after } as unknown as VariablesOf<Name>
  const { data, faults }: Answered<DataOf<Name>> = await ask(name, variables, signal)
  const list = pick(data)
  if (list) return list
  const [fault] = faults
  if (fault) throw fault
  return { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } }
}
