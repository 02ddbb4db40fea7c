import { useEffect, useState } from 'react'
import { isBeforePlay } from '../../../../../rules/club/match-states.ts'
import { isKnownVersion } from '../../../../../rules/club/scoring/match-rules.ts'
import { asFault } from '../../../graph/fault.ts'
import { announceOwn } from '../../../graph/following/use-changes.ts'
import { useChange } from '../../../graph/use-ask.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { showToast } from '../../../parts/toasts.tsx'
import type { Match } from '../match/match.ts'
import { decidingWords } from './deciding-words.ts'
import { RulesDialog } from './rules-dialog.tsx'

/** Changes the deciding rules of a match until it begins; the dialog closes when it begins elsewhere. */
export function MatchRulesButton({ match }: { match: Match }) {
  const words = useWords(decidingWords)
  const [isOpen, setIsOpen] = useState(false)
  const { id: sessionId, scoringMode, ruleVersion, status, eventSequence } = match
  const isOpenToChange = isBeforePlay(status) && eventSequence === 0
  const done = (text: string) => {
    showToast({ text })
    announceOwn({ kind: 'MATCH_SESSION', id: sessionId })
    setIsOpen(false)
  }
  const { changeAsync, reset, isBusy, error } = useChange('PortalConfigureSession', () =>
    done(words.saved),
  )
  const isOutdated = isOpen && !isOpenToChange
  useEffect(() => {
    if (!isOutdated) return
    setIsOpen(false)
    showToast({ text: words.frozen })
  }, [isOutdated, words])
  if (!isOpenToChange || !isKnownVersion(ruleVersion)) return null
  return (
    <>
      <Button aria-label={words.changeHere} onClick={() => setIsOpen(true)}>
        {words.change}
      </Button>
      {isOpen && (
        <RulesDialog
          title={words.title}
          text={words.text}
          before={{ scoringMode, ruleVersion }}
          isBusy={isBusy}
          fault={error}
          onSave={(rules) =>
            void changeAsync({ input: { sessionId, ...rules } }).catch((refusal) => {
              if (asFault(refusal).code !== 'state_conflict') return
              reset()
              done(words.frozen)
            })
          }
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
