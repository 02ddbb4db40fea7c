import { CLUB_LIMITS } from '../../../../../schema/club/limits.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import type { DateFaults } from './hours-draft.ts'
import type { HoursFault } from './hours-text.ts'
import { openingHoursWords } from './opening-hours-words.ts'

/** Words a fault of a field; undefined without one. */
export function useHoursFault() {
  const { faults, full } = useWords(openingHoursWords)
  return (fault: HoursFault | DateFaults['date']): string | undefined => {
    if (fault === undefined) return undefined
    if (fault === 'full') return full(CLUB_LIMITS.openingHours.dates)
    return fault === 'tooMany' ? faults.tooMany(CLUB_LIMITS.openingHours.intervals) : faults[fault]
  }
}
