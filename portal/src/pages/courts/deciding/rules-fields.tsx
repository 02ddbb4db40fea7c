import { useId } from 'react'
import {
  type MatchRules,
  RULE_VERSIONS,
  SCORING_MODES,
} from '../../../../../rules/club/scoring/match-rules.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { courtWords } from '../court/court-words.ts'
import { decidingWords } from './deciding-words.ts'

interface RulesFieldsProps {
  rules: MatchRules
  onChange: (rules: MatchRules) => void
}

/** What decides a game at deuce, and a match at one set all. */
export function RulesFields({ rules, onChange }: RulesFieldsProps) {
  const words = useWords(decidingWords)
  const { modes } = useWords(courtWords)
  return (
    <>
      <Choices
        label={words.atDeuce}
        values={SCORING_MODES}
        value={rules.scoringMode}
        names={modes}
        texts={words.modeTexts}
        onChoose={(scoringMode) => onChange({ ...rules, scoringMode })}
      />
      <Choices
        label={words.atOneAll}
        values={RULE_VERSIONS}
        value={rules.ruleVersion}
        names={words.thirdSets}
        texts={words.thirdSetTexts}
        onChoose={(ruleVersion) => onChange({ ...rules, ruleVersion })}
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
  onChoose: (value: Value) => void
}

function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { label, values, value, names, texts, onChoose } = props
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
    </fieldset>
  )
}
