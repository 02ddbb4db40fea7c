import { useId } from 'react'
import {
  type MatchRules,
  RULE_VERSIONS,
  SCORING_MODES,
} from '../../../../../rules/club/scoring/match-rules.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { editingWords } from '../../../parts/fields/editing/editing-words.ts'
import { courtWords } from '../court/court-words.ts'
import { findTheirRules } from './changed-rules.ts'
import { decidingWords } from './deciding-words.ts'

interface RulesFieldsProps {
  opened: MatchRules
  before: MatchRules
  chosen: Partial<MatchRules>
  onChoose: (one: Partial<MatchRules>) => void
}

/** What decides a game at deuce, and a match at one set all. */
export function RulesFields({ opened, before, chosen, onChoose }: RulesFieldsProps) {
  const words = useWords(decidingWords)
  const { modes } = useWords(courtWords)
  const rules = { ...before, ...chosen }
  const theirs = findTheirRules({ opened, now: before, chosen })
  return (
    <>
      <Choices
        label={words.atDeuce}
        values={SCORING_MODES}
        value={rules.scoringMode}
        names={modes}
        texts={words.modeTexts}
        theirs={theirs.scoringMode}
        onChoose={(scoringMode) => onChoose({ scoringMode })}
      />
      <Choices
        label={words.atOneAll}
        values={RULE_VERSIONS}
        value={rules.ruleVersion}
        names={words.thirdSets}
        texts={words.thirdSetTexts}
        theirs={theirs.ruleVersion}
        onChoose={(ruleVersion) => onChoose({ ruleVersion })}
      />
    </>
  )
}

interface ChoicesProps<Value extends string> {
  label: string
  values: readonly Value[]
  value: Value
  names: Readonly<Record<Value, string>>
  texts: Readonly<Record<Value, string>>
  /** What another person has chosen meanwhile. */
  theirs: Value | undefined
  onChoose: (value: Value) => void
}

function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { label, values, value, names, texts, theirs, onChoose } = props
  const editing = useWords(editingWords)
  const name = useId()
  return (
    <fieldset className="stack t">
      <legend className="lbl">{label}</legend>
      {values.map((one) => (
        <label key={one} className="check">
          <input type="radio" name={name} checked={one === value} onChange={() => onChoose(one)} />
          <span>
            {names[one]}
            <span className="m s">{texts[one]}</span>
          </span>
        </label>
      ))}
      {theirs !== undefined && (
        <p className="hint theirs" role="status">
          {editing.now(names[theirs])}
        </p>
      )}
    </fieldset>
  )
}
