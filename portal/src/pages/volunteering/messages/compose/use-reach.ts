import { useQueries } from '@tanstack/react-query'
import { asFault } from '../../../../graph/fault.ts'
import { queryOf } from '../../../../graph/use-ask.ts'
import { type AudienceInput, sumReaches } from './audience.ts'

/** Whom the messages would reach if they were sent now, as the graph counts; null until it has. */
export function useReach(eventId: string, audiences: readonly AudienceInput[]) {
  const results = useQueries({
    queries: audiences.map((audience) => queryOf('PortalMessageReach', { eventId, audience })),
  })
  const reaches = results.flatMap(({ data }) => data?.data.volunteerMessageReach ?? [])
  const failed = results.find(({ error }) => error !== null)?.error
  return {
    reach: reaches.length === audiences.length ? sumReaches(reaches) : null,
    error: failed ? asFault(failed) : null,
  }
}
