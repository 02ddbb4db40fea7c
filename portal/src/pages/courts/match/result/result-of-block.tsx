import { announceOwn } from '../../../../graph/following/use-changes.ts'
import { useAsk } from '../../../../graph/use-ask.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Button } from '../../../../parts/button.tsx'
import type { Match } from '../match.ts'
import { MatchResult, useResultRules } from './match-result.tsx'
import { resultWords } from './result-words.ts'

interface OfBlockProps {
  matchId: string
}

/** Button of a dialog on Today, where its match takes a result. */
export function BlockResultButton({ matchId, onOpen }: OfBlockProps & { onOpen: () => void }) {
  const { data } = useAsk('PortalMatch', { id: matchId })
  return data?.matchSession ? <OpenButton match={data.matchSession} onOpen={onOpen} /> : null
}

function OpenButton({ match, onOpen }: { match: Match; onOpen: () => void }) {
  const words = useWords(resultWords)
  if (useResultRules(match) === null) return null
  return <Button onClick={onOpen}>{match.score?.completed ? words.correct : words.enter}</Button>
}

/** The result in the place of that dialog. */
export function BlockResult({ matchId, onClose }: OfBlockProps & { onClose: () => void }) {
  const { data } = useAsk('PortalMatch', { id: matchId })
  const match = data?.matchSession
  const refresh = () => announceOwn({ kind: 'MATCH_SESSION', id: matchId })
  return match ? <MatchResult match={match} onClose={onClose} onDone={refresh} /> : null
}
