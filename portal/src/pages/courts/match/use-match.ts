import { announceOwn } from '../../../graph/following/use-changes.ts'
import { useList } from '../../../graph/lists.ts'
import { useAsk } from '../../../graph/use-ask.ts'
import { useClub, useMay } from '../../../shell/club.tsx'
import type { OpenConflict } from '../today/conflict/conflict.ts'

/** A match with its score events. */
export function useMatch(id: string) {
  const match = useAsk('PortalMatch', { id })
  const events = useList('PortalScoreEvents', { sessionId: id }, (data) => data.scoreEvents)
  const refresh = () => announceOwn({ kind: 'MATCH_SESSION', id })
  return { match, events, refresh }
}

/** The open conflict of a match with its booking, for those who may see it; null without one. */
export function useConflict(matchId: string): OpenConflict | null {
  const isDesk = useMay('OWNER', 'OPERATOR')
  const { data } = useAsk('PortalOpenConflicts', { clubId: useClub().id }, { enabled: isDesk })
  const open = data?.club?.reconciliationConflicts?.nodes ?? []
  return open.find(({ matchSession }) => matchSession?.id === matchId) ?? null
}
