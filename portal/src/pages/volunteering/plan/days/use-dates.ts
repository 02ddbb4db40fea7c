import { useMemo } from 'react'
import { useSpeech } from '../../../../i18n/use-words.tsx'
import { makeDates } from '../../../../time/dates.ts'

/** Calendar days, which have no zone, in the reader's language; empty for no day. */
export function useDates() {
  const { language } = useSpeech()
  return useMemo(() => makeDates(language), [language])
}
