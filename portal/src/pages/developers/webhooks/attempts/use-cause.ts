import { wordOf } from '../../../../i18n/define-words.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { failureWords, tlsFaultWords } from './failure-words.ts'

interface Failed {
  failureClass: string | null
  tlsFault: string | null
}

/** Why an attempt failed, as exactly as it is known; undefined without a failure. */
export function useCause(): (attempt: Failed) => string | undefined {
  const failures = useWords(failureWords)
  const tlsFaults = useWords(tlsFaultWords)
  return ({ failureClass, tlsFault }) =>
    wordOf(tlsFaults, tlsFault ?? '') ?? wordOf(failures, failureClass ?? '')
}
