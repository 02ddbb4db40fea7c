import { announceOwn } from '../../../graph/following/use-changes.ts'
import { useList } from '../../../graph/lists.ts'
import { useAsk } from '../../../graph/use-ask.ts'

/** A match with its score events. */
export function useMatch(id: string) {
  const match = useAsk('PortalMatch', { id })
  const events = useList('PortalScoreEvents', { sessionId: id }, (data) => data.scoreEvents)
  const refresh = () => announceOwn({ kind: 'MATCH_SESSION', id })
  return { match, events, refresh }
}
