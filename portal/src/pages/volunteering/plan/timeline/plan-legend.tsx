import { useWords } from '../../../../i18n/use-words.tsx'
import { dragWords } from '../drag/drag-words.ts'
import type { Staffing } from '../plan.ts'
import { planWords } from '../plan-words.ts'

/** Looks of the staffing bar, the figures of the day that is shown, and keys of the plan. */
export function PlanLegend({ staffing }: { staffing: Staffing }) {
  const words = useWords(planWords)
  const drag = useWords(dragWords)
  const parts = [
    ['c', words.confirmed],
    ['p', words.pending],
    ['', words.missing],
  ] as const
  return (
    <>
      <div className="legend">
        {parts.map(([look, word]) => (
          <span key={word} className="row s m">
            <span className="bar legend-bar" aria-hidden="true">
              <i className={look} />
            </span>
            {word}
          </span>
        ))}
        {staffing.needed > 0 && (
          <span className="push s m">{words.tabs(staffing.confirmed, staffing.needed)}</span>
        )}
      </div>
      <p className="legend s m hide-s">{drag.hint}</p>
      <div className="legend s m hide-s key-hint">
        <span>
          <kbd>←</kbd> <kbd>→</kbd> <kbd>↑</kbd> <kbd>↓</kbd> {words.shift}
        </span>
        <span>
          <kbd>Enter</kbd> {words.helpersForIt}
        </span>
        <span>
          <kbd>a</kbd> {words.assignFirst}
        </span>
        <span>
          <kbd>m</kbd> {words.move}
        </span>
        <span>
          <kbd>?</kbd> {words.allKeys}
        </span>
      </div>
    </>
  )
}
