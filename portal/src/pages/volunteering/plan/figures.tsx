import type { DataOf } from '../../../graph/ask.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import type { Staffing } from './plan.ts'
import { planWords } from './plan-words.ts'

/** Helpers who said yes to a poll of the event and have no shift at it. */
export type WithoutShift = DataOf<'PortalHelpersWithoutShift'>['helpersWithoutShift']

interface FiguresProps {
  whole: Staffing
  withoutShift: WithoutShift | null
}

/** The whole event in four figures; `withoutShift` is null until it was read. */
export function Figures({ whole, withoutShift }: FiguresProps) {
  const words = useWords(planWords)
  const { needed, confirmed, pending, missing } = whole
  const isShort = missing > 0
  return (
    <section className="card figs" aria-label={words.whole}>
      <div>
        <span className="s m">{words.confirmed}</span>
        <p className="fig">
          {confirmed} <small>{words.of(needed)}</small>
        </p>
      </div>
      <div>
        <span className="s m">{words.pending}</span>
        <p className="fig">
          {pending} <small>{words.pendingText}</small>
        </p>
      </div>
      <div>
        <span className={isShort ? 's m short' : 's m'}>{words.missing}</span>
        <p className={isShort ? 'fig short' : 'fig'}>
          {missing} <small>{words.openText}</small>
        </p>
      </div>
      <div>
        <span className="s m">{words.withoutShift}</span>
        <p className="fig">
          {withoutShift ? words.atLeast(withoutShift.count, withoutShift.isComplete) : '–'}{' '}
          <small>{words.withoutShiftText}</small>
        </p>
      </div>
    </section>
  )
}
