import { useId, useState } from 'react'
import { isKnownVersion, type MatchRules } from '../../../../../rules/club/scoring/match-rules.ts'
import { useAsk, useChange, useReload } from '../../../graph/use-ask.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { FaultNote, Loading } from '../../../parts/states/states.tsx'
import { showToast } from '../../../parts/toasts.tsx'
import { useClub } from '../../../shell/club.tsx'
import { courtWords } from '../court/court-words.ts'
import { decidingWords } from './deciding-words.ts'
import { RulesDialog } from './rules-dialog.tsx'

/** The rules that new matches of the club begin with, for owners to set. */
export function ClubRules() {
  const words = useWords(decidingWords)
  const id = useId()
  const { data, error, isLoading, refetch } = useAsk('PortalClubRules', { clubId: useClub().id })
  const [isOpen, setIsOpen] = useState(false)
  const rules = data?.club
  return (
    <section className="card" aria-labelledby={id}>
      <header>
        <h2 id={id} className="t">
          {words.clubTitle}
        </h2>
        <span className="push" />
        {rules && isKnownVersion(rules.ruleVersion) && (
          <Button aria-label={words.changeOfClub} onClick={() => setIsOpen(true)}>
            {words.change}
          </Button>
        )}
      </header>
      <div className="stack pad">
        {isLoading && <Loading lines={2} />}
        {error && <FaultNote fault={error} onRetry={() => void refetch()} />}
        {rules && <RulesList {...rules} />}
        <p className="s m">{words.clubText}</p>
      </div>
      {rules && isOpen && isKnownVersion(rules.ruleVersion) && (
        <ClubRulesDialog
          before={{ scoringMode: rules.scoringMode, ruleVersion: rules.ruleVersion }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </section>
  )
}

function RulesList({
  scoringMode,
  ruleVersion,
}: {
  scoringMode: MatchRules['scoringMode']
  ruleVersion: string
}) {
  const words = useWords(decidingWords)
  const { modes } = useWords(courtWords)
  return (
    <dl className="dl">
      <dt>{words.atDeuce}</dt>
      <dd>{modes[scoringMode]}</dd>
      <dt>{words.atOneAll}</dt>
      <dd>
        {isKnownVersion(ruleVersion) ? words.thirdSets[ruleVersion] : <code>{ruleVersion}</code>}
      </dd>
    </dl>
  )
}

function ClubRulesDialog({ before, onClose }: { before: MatchRules; onClose: () => void }) {
  const words = useWords(decidingWords)
  const { id: clubId } = useClub()
  const reload = useReload()
  const { change, isBusy, error } = useChange('PortalSetClubRules', () => {
    void reload('PortalClubRules')
    showToast({ text: words.savedOfClub })
    onClose()
  })
  return (
    <RulesDialog
      title={words.clubTitle}
      text={words.clubText}
      before={before}
      isBusy={isBusy}
      fault={error}
      onSave={(rules) => change({ input: { clubId, ...rules } })}
      onClose={onClose}
    />
  )
}
