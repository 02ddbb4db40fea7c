import { useState } from 'react'
import {
  endsInMatchTieBreak,
  type RuleVersion,
} from '../../../../../../rules/club/scoring/match-rules.ts'
import { setsOf } from '../../../../../../rules/club/scoring/snapshot-of-sets.ts'
import type { Match } from '../match.ts'
import { isRecorded, type PlayEnding, readEntered, toEnteredResult } from './entered-result.ts'
import { toTypedSets } from './sets-grid.ts'

/** What is typed into the fields of a result, which begin with the sets of the match. */
export function useEntry(match: Match, ruleVersion: RuleVersion) {
  const { score } = match
  const [sets, setSets] = useState(() => toTypedSets(score === null ? [] : setsOf(score)))
  const [ending, setEnding] = useState<PlayEnding | null>(null)
  const entered = readEntered(sets, ruleVersion)
  const result = toEnteredResult(entered, ending)
  const isSame = result !== null && isRecorded(match, result)
  return {
    ...{ sets, setSets, ending, setEnding, entered, isSame },
    endsInTieBreak: endsInMatchTieBreak(ruleVersion),
    result: isSame ? null : result,
  }
}
