import { useWords } from '../../../../i18n/use-words.tsx'
import { Status } from '../../../../parts/states/status.tsx'
import type { DayPlan } from '../day-plan.ts'
import { todayWords } from '../today-words.ts'

const SHOWN = [
  'SCHEDULED',
  'READY',
  'WAITING_FOR_PLAYERS',
  'ACTIVE',
  'PAUSED',
  'NEEDS_YOU',
  'COMPLETED',
  'CANCELLED',
  'ABORTED',
  'CLOSED',
] as const

/** On another day nothing is in play. */
const OF_OTHER_DAYS = [
  'SCHEDULED',
  'NEEDS_YOU',
  'COMPLETED',
  'CANCELLED',
  'ABORTED',
  'CLOSED',
] as const

const COUNTED = [
  'ACTIVE',
  'PAUSED',
  'WAITING_FOR_PLAYERS',
  'READY',
  'SCHEDULED',
  'COMPLETED',
  'CANCELLED',
  'ABORTED',
] as const

/** The number of matches of the day by status, with the sign that the blocks of the timeline have. */
export function DayCounts({ counts }: Pick<DayPlan, 'counts'>) {
  const words = useWords(todayWords)
  const shown = COUNTED.flatMap((status) => {
    const count = counts[status] ?? 0
    return count > 0 ? [{ status, count }] : []
  })
  const all = shown.reduce((sum, { count }) => sum + count, 0)
  return (
    <span className="row s m">
      {words.matches(all)}
      {shown.map(({ status, count }) => (
        <Status key={status} of={status} word={words.counted[status](count)} />
      ))}
    </span>
  )
}

export function Legend({ isToday }: { isToday: boolean }) {
  const words = useWords(todayWords)
  return (
    <div className="legend">
      {(isToday ? SHOWN : OF_OTHER_DAYS).map((status) => (
        <Status key={status} of={status} />
      ))}
      <span className="push s m hide-s key-hint">
        <kbd>←</kbd> <kbd>→</kbd> <kbd>↑</kbd> <kbd>↓</kbd> {words.move} <kbd>Enter</kbd>{' '}
        {words.open} <kbd>?</kbd> {words.allKeys}
      </span>
    </div>
  )
}
