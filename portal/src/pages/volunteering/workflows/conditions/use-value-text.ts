import type { ComparedValue } from '../../../../../../rules/volunteer/workflows/conditions.ts'
import { wordOf } from '../../../../i18n/define-words.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { statusWords } from '../../../../parts/words/status-words.ts'
import { conditionWords } from './condition-words.ts'

/** Words for a field's path and for a value of it; what has none is said as it is. */
export function useConditionText() {
  const words = useWords(conditionWords)
  const statuses = useWords(statusWords)
  const fieldText = (path: string): string =>
    wordOf(words.fields, path.split('.').at(-1) ?? '') ?? path
  const choiceText = (value: string): string =>
    wordOf(words.values, value) ?? wordOf(statuses, value.toUpperCase()) ?? value
  const valueText = (value: ComparedValue, isChoice: boolean): string => {
    if (value === null) return words.nothing
    if (typeof value === 'boolean') return words.flags[`${value}`]
    return typeof value === 'string' && isChoice ? choiceText(value) : String(value)
  }
  return { fieldText, valueText }
}
