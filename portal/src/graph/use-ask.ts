import {
  QueryClient,
  type UseQueryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { type Answered, ask, type DataOf, type PortalOperation, type VariablesOf } from './ask.ts'
import { asFault, type Fault } from './fault.ts'

/** Answers stay fresh until an event says otherwise: pages are live, not polled. */
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

const RETRIED = new Set(['offline', 'dependency_unavailable', 'rate_limit_unavailable'])

export function keyOf<Name extends PortalOperation>(name: Name, variables?: VariablesOf<Name>) {
  return variables === undefined ? [name] : [name, variables]
}

/** An operation's answer, kept and shared by its name and variables. */
export function useAsk<Name extends PortalOperation>(
  name: Name,
  variables: VariablesOf<Name>,
  options: Partial<UseQueryOptions<Answered<DataOf<Name>>, Fault>> = {},
) {
  const result = useQuery<Answered<DataOf<Name>>, Fault>({
    queryKey: keyOf(name, variables),
    queryFn: ({ signal }) => ask(name, variables, signal),
    ...options,
  })
  return {
    data: result.data?.data ?? null,
    faults: result.data?.faults ?? [],
    error: result.error,
    isLoading: result.isPending && result.fetchStatus !== 'idle',
    refetch: result.refetch,
  }
}

/** Changes something; `onDone` gets the answer. The refusal is in `error`, to be shown where the button is. */
export function useChange<Name extends PortalOperation>(
  name: Name,
  onDone?: (data: DataOf<Name>) => void,
) {
  const { mutate, mutateAsync, isPending, error, reset } = useMutation<
    Answered<DataOf<Name>>,
    Fault,
    VariablesOf<Name>
  >({
    mutationFn: (variables) => ask(name, variables),
    onSuccess: ({ data }) => onDone?.(data),
  })
  return { change: mutate, changeAsync: mutateAsync, isBusy: isPending, error, reset }
}

/**
 * Reads the answers of these operations again; settles once the pages have them. A read that is under way may have seen
 * the state before the change, and an invalidation would abort the next page of a list: both end first.
 */
export function useReload() {
  const client = useQueryClient()
  const reload = async (name: PortalOperation): Promise<void> => {
    const queryKey = [name]
    const running = client.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' })
    await Promise.allSettled(running.map(({ promise }) => promise))
    await client.invalidateQueries({ queryKey })
  }
  return async (...names: readonly PortalOperation[]): Promise<void> => {
    await Promise.all(names.map(reload))
  }
}
