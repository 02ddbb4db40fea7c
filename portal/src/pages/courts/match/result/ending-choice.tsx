import { useId } from 'react'
import { useWords } from '../../../../i18n/use-words.tsx'
import type { PlayEnding } from './entered-result.ts'
import { resultWords } from './result-words.ts'

interface EndingChoiceProps {
  value: PlayEnding | null
  /** A match that has a winner keeps one. */
  isFinished: boolean
  onChoose: (ending: PlayEnding) => void
}

const RETIREMENTS = ['BLUE_RETIRED', 'ORANGE_RETIRED'] as const

/** How a match ended that its sets do not decide; none is chosen before it is said. */
export function EndingChoice({ value, isFinished, onChoose }: EndingChoiceProps) {
  const words = useWords(resultWords)
  const name = useId()
  const endings: readonly PlayEnding[] = isFinished ? RETIREMENTS : ['TIME', ...RETIREMENTS]
  return (
    <fieldset className="stack t">
      <legend className="lbl">{words.ending}</legend>
      {endings.map((ending) => (
        <label key={ending} className="check">
          <input
            type="radio"
            name={name}
            checked={value === ending}
            onChange={() => onChoose(ending)}
          />
          <span>{words.endings[ending]}</span>
        </label>
      ))}
    </fieldset>
  )
}
