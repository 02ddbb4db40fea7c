import { useEffect, useEffectEvent, useState } from 'react'
import { mayEnterResult } from '../../../../../../rules/club/results.ts'
import {
  isKnownVersion,
  type RuleVersion,
} from '../../../../../../rules/club/scoring/match-rules.ts'
import type { Team } from '../../../../../../schema/club/statuses.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { showToast } from '../../../../parts/toasts.tsx'
import { useNow } from '../../../../time/use-times.ts'
import { EndDialog } from '../end-dialog.tsx'
import type { Match } from '../match.ts'
import { ResultDialog } from './result-dialog.tsx'
import { resultWords } from './result-words.ts'

interface MatchResultProps {
  match: Match
  onClose: () => void
  /** Reads the match again. */
  onDone: () => void
}

/** The dialogs of a result: its sets, or the walkover of a match that was not played. */
export function MatchResult({ match, onClose, onDone }: MatchResultProps) {
  const { closedMeanwhile } = useWords(resultWords)
  const [walkover, setWalkover] = useState<Team | null>(null)
  const ruleVersion = useResultRules(match)
  const isClosed = ruleVersion === null && walkover === null
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isClosed) return
    showToast({ text: closedMeanwhile })
    close()
  }, [isClosed, closedMeanwhile])
  if (walkover)
    return <EndDialog match={match} ending={walkover} onClose={onClose} onDone={onDone} />
  if (ruleVersion === null) return null
  return (
    <ResultDialog
      match={match}
      ruleVersion={ruleVersion}
      onClose={onClose}
      onDone={onDone}
      onWalkover={setWalkover}
    />
  )
}

/** The rules by which a result of the match is checked; null where it takes none, or the page does not know its rules. */
export function useResultRules(match: Match): RuleVersion | null {
  const now = useNow()
  const { ruleVersion } = match
  return isKnownVersion(ruleVersion) && mayEnterResult(match, now) ? ruleVersion : null
}
