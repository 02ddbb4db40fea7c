import { useWords } from '../../../i18n/use-words.tsx'
import type { Availability } from './poll-answers.ts'
import { volunteersWords } from './volunteers-words.ts'

const MARKS = { YES: ['y', '✓'], MAYBE: ['q', '?'], NO: ['n', '✕'], NONE: ['e', '·'] } as const

/** A shape for the eye, and a word for readers of screens. */
export function AnswerMark({ of }: { of: Availability }) {
  const words = useWords(volunteersWords)
  const [look, sign] = MARKS[of]
  return (
    <span className={`ans ${look}`} title={words.availabilities[of]}>
      <span aria-hidden="true">{sign}</span>
      <span className="vh">{words.availabilities[of]}</span>
    </span>
  )
}
