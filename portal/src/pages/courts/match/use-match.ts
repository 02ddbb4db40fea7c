import { useList } from '../../../graph/lists.ts'
import { useAsk, useReload } from '../../../graph/use-ask.ts'

/** A match with its score events. */
export function useMatch(id: string) {
  const reload = useReload()
  const match = useAsk('PortalMatch', { id })
  const events = useList('PortalScoreEvents', { sessionId: id }, (data) => data.scoreEvents)
  const refresh = () => void reload('PortalMatch', 'PortalScoreEvents', 'PortalMatchActs')
  return { match, events, refresh }
}
