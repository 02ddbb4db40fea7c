import { wordOf } from '../../i18n/define-words.ts'
import { useWords } from '../../i18n/use-words.tsx'
import { statusWords } from '../words/status-words.ts'
import { type StatusName, toShape } from './status-shapes.ts'

interface StatusProps {
  /** A value of the graph's enums. */
  of: StatusName | (string & {})
  isBadge?: boolean
  /** Instead of the value's own word. */
  word?: string
  /** Only for readers of screens, where the place says the rest. */
  isQuiet?: boolean
}

/** A shape and a word, and a colour where it means something; an unknown value as itself. */
export function Status({ of, isBadge = false, word, isQuiet = false }: StatusProps) {
  const words = useWords(statusWords)
  const text = word ?? wordOf(words, of) ?? of
  return (
    <span className={`st ${toShape(of)}${isBadge ? ' badge' : ''}`}>
      {isQuiet ? <span className="vh">{text}</span> : text}
    </span>
  )
}
