import { useState } from 'react'
import {
  endsInMatchTieBreak,
  type RuleVersion,
} from '../../../../../../rules/club/scoring/match-rules.ts'
import { setsOf } from '../../../../../../rules/club/scoring/snapshot-of-sets.ts'
import type { Pair } from '../../today/score-parts.ts'
import type { Match } from '../match.ts'
import { type PlayEnding, readEntered, toEnteredResult } from './entered-result.ts'
import { toTypedSets } from './sets-grid.ts'

/** What is typed into the fields of a result, which begin with the sets of the match. */
export function useEntry({ score, status }: Match, ruleVersion: RuleVersion) {
  const [before] = useState(() => (score === null ? [] : setsOf(score)))
  const [sets, setSets] = useState(() => toTypedSets(before))
  const [ending, setEnding] = useState<PlayEnding | null>(null)
  const entered = readEntered(sets, ruleVersion)
  const result = toEnteredResult(entered, ending)
  const isOver = status === 'COMPLETED' && result !== null
  const isSame =
    isOver && isSameSets(before, result.sets) && (score?.winner ?? null) === result.winner
  return {
    ...{ sets, setSets, ending, setEnding, entered, isSame },
    endsInTieBreak: endsInMatchTieBreak(ruleVersion),
    result: isSame ? null : result,
  }
}

function isSameSets(some: readonly Pair[], others: readonly Pair[]): boolean {
  const toText = (sets: readonly Pair[]) =>
    sets.map(({ blue, orange }) => `${blue}-${orange}`).join()
  return toText(some) === toText(others)
}
