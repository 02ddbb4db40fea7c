import {
  QueryClient,
  type QueryKey,
  type UseQueryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Answered, ask, type DataOf, type PortalOperation, type VariablesOf } from './ask.ts'
import { onReconnected } from './connection.ts'
import { asFault, type Fault, mayPass } from './fault.ts'
import { beginnings } from './following/beginnings.ts'
import { followedOf, isReadAtEntry, type PortalQuery } from './following/followed.ts'
import { readQuery } from './following/freshness.ts'
import { shareUnderWay, type UnderWay } from './share-under-way.ts'

/** Answers on view stay fresh until a change is announced: pages are live, not polled. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      // Otherwise a browser that believes to be offline waits without a word.
      networkMode: 'always',
      retry: (count, error) => count < 2 && RETRIED.has(asFault(error).code),
    },
    mutations: { networkMode: 'always' },
  },
})

/** Passing faults that another call may not meet at once; a limit lasts longer. */
const RETRIED = new Set(['offline', 'dependency_unavailable', 'rate_limit_unavailable'])

/** When the answers of an operation are read, beside the changes that it follows. */
export function readingOf(name: PortalQuery) {
  const refetchOnMount = isReadAtEntry([name]) ? ('always' as const) : true
  return { refetchOnMount, refetchInterval: followedOf([name]).clockMs ?? (false as const) }
}

const AGAIN_AFTER_MS = 5_000

/** For a page that may have nothing to show, and no person to press a button, such as a wall. */
export function untilReached(hasOther = () => false) {
  return {
    refetchInterval: ({ state: { error } }: { state: { error: Fault | null } }) =>
      error !== null && mayPass(error) && !hasOther() && AGAIN_AFTER_MS,
  }
}

export function keyOf<Name extends PortalOperation>(name: Name, variables?: VariablesOf<Name>) {
  return variables === undefined ? [name] : [name, variables]
}

/** The query of an operation, as it is read and followed. */
export function queryOf<Name extends PortalQuery>(name: Name, variables: VariablesOf<Name>) {
  return {
    queryKey: keyOf(name, variables),
    queryFn: async ({ queryKey, signal }: { queryKey: QueryKey; signal: AbortSignal }) => {
      await beginnings.waitFor(queryKey, signal)
      return ask(name, variables, signal)
    },
    ...readingOf(name),
  }
}

/** An operation's answer, kept and shared by its name and variables. */
export function useAsk<Name extends PortalQuery>(
  name: Name,
  variables: VariablesOf<Name>,
  options: Partial<UseQueryOptions<Answered<DataOf<Name>>, Fault>> = {},
) {
  const result = useQuery<Answered<DataOf<Name>>, Fault>({
    ...queryOf(name, variables),
    ...options,
  })
  return {
    data: result.data?.data ?? null,
    faults: result.data?.faults ?? [],
    error: result.error,
    /** When the server answered last. */
    readAt: result.dataUpdatedAt,
    isLoading: result.isPending && result.fetchStatus !== 'idle',
    refetch: result.refetch,
  }
}

/** Changes something; `onDone` gets the answer. What is under way is not sent again. The refusal is in `error`, to be shown where the button is. */
export function useChange<Name extends PortalOperation>(
  name: Name,
  onDone?: (data: DataOf<Name>) => void | Promise<void>,
) {
  type Answer = Answered<DataOf<Name>>
  type Variables = VariablesOf<Name>
  const { mutateAsync, isPending, error, reset } = useMutation<Answer, Fault, Variables>({
    mutationFn: (variables) => ask(name, variables),
    onSuccess: ({ data }) => onDone?.(data),
  })
  const [underWay] = useState<UnderWay<Answer>>(() => new Map())
  const changeAsync = (variables: Variables) => shareUnderWay(underWay, variables, mutateAsync)
  const change = (variables: Variables) => void changeAsync(variables).catch(() => {})
  // That the server could not be reached is true as long as it cannot.
  const isCut = error !== null && mayPass(error)
  useEffect(() => (isCut ? onReconnected(reset) : undefined), [isCut, reset])
  return { change, changeAsync, isBusy: isPending, error, reset }
}

/** Reads the answers of these operations again; settles once the pages have them. */
export function useReload() {
  const client = useQueryClient()
  return async (...names: readonly PortalQuery[]): Promise<void> => {
    const found = names.flatMap((name) => client.getQueryCache().findAll({ queryKey: [name] }))
    await Promise.all(found.map((query) => readQuery(client, query)))
  }
}
