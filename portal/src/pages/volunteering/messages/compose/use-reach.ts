import { useQueries } from '@tanstack/react-query'
import { ask } from '../../../../graph/ask.ts'
import { asFault } from '../../../../graph/fault.ts'
import { keyOf, readingOf } from '../../../../graph/use-ask.ts'
import { type AudienceInput, sumReaches } from './audience.ts'

/** Whom the messages would reach if they were sent now, as the graph counts; null until it has. */
export function useReach(eventId: string, audiences: readonly AudienceInput[]) {
  const results = useQueries({
    queries: audiences.map((audience) => {
      const variables = { eventId, audience }
      return {
        queryKey: keyOf('PortalMessageReach', variables),
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          ask('PortalMessageReach', variables, signal),
        ...readingOf('PortalMessageReach'),
      }
    }),
  })
  const reaches = results.flatMap(({ data }) => data?.data.volunteerMessageReach ?? [])
  const failed = results.find(({ error }) => error !== null)?.error
  return {
    reach: reaches.length === audiences.length ? sumReaches(reaches) : null,
    error: failed ? asFault(failed) : null,
  }
}
