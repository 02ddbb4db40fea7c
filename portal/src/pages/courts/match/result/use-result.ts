import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RuleVersion } from '../../../../../../rules/club/scoring/match-rules.ts'
import { makeIdempotencyKey } from '../../../../graph/idempotency-key.ts'
import { useChange } from '../../../../graph/use-ask.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { showToast } from '../../../../parts/toasts.tsx'
import type { Match } from '../match.ts'
import { type EnteredResult, toOtherWinner } from './entered-result.ts'
import { resultWords } from './result-words.ts'
import { useEntry } from './use-entry.ts'

interface ResultFacts {
  match: Match
  ruleVersion: RuleVersion
  onClose: () => void
  /** Reads the match again. */
  onDone: () => void
}

/** A result from its first digit to its record, over the match as it was when the dialog opened. */
export function useResult({ match, ruleVersion, onClose, onDone }: ResultFacts) {
  const words = useWords(resultWords)
  const entry = useEntry(match, ruleVersion)
  const [seen, setSeen] = useState(match.eventSequence)
  const [asked, setAsked] = useState<EnteredResult | null>(null)
  const sent = useRef({ content: '', id: '' })
  const finish = () => {
    showToast({ text: words.recorded })
    onDone()
    onClose()
  }
  const { change, reset, isBusy, error } = useChange('PortalEnterResult', finish)
  const isRefused = error?.code === 'concurrent_update'
  const isChanged = !isBusy && match.eventSequence !== seen
  const readAgain = useEffectEvent(onDone)
  useEffect(() => {
    if (isRefused) readAgain()
  }, [isRefused])

  const { entered, result, isSame } = entry
  const { reasons } = words
  const whyNot = () => {
    if (isRefused || isChanged) return reasons.meanwhile
    if (isSame) return reasons.same
    return result === null && entered.kind !== 'won' ? reasons[entered.kind] : null
  }
  const reason = whyNot()
  const record = (wanted: EnteredResult) => {
    const content = JSON.stringify([seen, wanted])
    // A repetition of the same result, whose answer was lost, is recorded once.
    if (sent.current.content !== content) sent.current = { content, id: makeIdempotencyKey() }
    const input = { sessionId: match.id, eventSequence: seen, clientEventId: sent.current.id }
    change({ input: { ...input, ...wanted } })
  }
  return {
    ...{ ...entry, reason, isBusy },
    /** Another winner than that of the match, who is named before he is recorded. */
    other: asked && toOtherWinner(match.score, asked),
    fault: isRefused ? null : error,
    /** Present where the match is another one than when the dialog opened. */
    meanwhile:
      isRefused || isChanged
        ? {
            details: error?.details,
            isRead: isChanged,
            accept: () => {
              if (isSame) return finish()
              reset()
              setSeen(match.eventSequence)
            },
          }
        : null,
    save: () => {
      if (reason !== null || result === null || isBusy) return
      if (toOtherWinner(match.score, result)) setAsked(result)
      else record(result)
    },
    confirm: () => asked && record(asked),
    takeBack: () => setAsked(null),
  }
}
