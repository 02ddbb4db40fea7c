import { useWords } from '../../../i18n/use-words.tsx'
import { Status } from '../../../parts/states/status.tsx'
import { todayWords } from './today-words.ts'

const SHOWN = [
  'SCHEDULED',
  'READY',
  'WAITING_FOR_PLAYERS',
  'ACTIVE',
  'NEEDS_YOU',
  'CLOSED',
  'COMPLETED',
] as const

export function Legend() {
  const words = useWords(todayWords)
  return (
    <div className="legend">
      {SHOWN.map((status) => (
        <Status key={status} of={status} />
      ))}
      <span className="push s m hide-s">
        <kbd>←</kbd> <kbd>→</kbd> <kbd>↑</kbd> <kbd>↓</kbd> {words.move} <kbd>Enter</kbd>{' '}
        {words.open} <kbd>?</kbd> {words.allKeys}
      </span>
    </div>
  )
}
