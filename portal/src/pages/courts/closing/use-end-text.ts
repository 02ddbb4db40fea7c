import { useWords } from '../../../i18n/use-words.tsx'
import { useClub } from '../../../shell/club.tsx'
import { useNow, useTimes } from '../../../time/use-times.ts'
import { inZone } from '../../../time/zoned.ts'
import { courtActWords } from './court-act-words.ts'

/** The time of a moment; on another day behind its date. */
export function useMomentText(): (moment: Date | string) => string {
  const { timezone } = useClub()
  const times = useTimes(timezone)
  const now = useNow()
  return (moment) => {
    const isToday = inZone(moment, timezone).day === inZone(now, timezone).day
    return isToday ? times.time(moment) : `${times.shortDay(moment)}, ${times.time(moment)}`
  }
}

/** Until when a court is closed, as the end of a sentence. */
export function useEndText(): (until: Date | string | null) => string {
  const words = useWords(courtActWords)
  const momentText = useMomentText()
  return (until) => (until === null ? words.untilOpened : words.untilMoment(momentText(until)))
}
