import { useWords } from '../../../i18n/use-words.tsx'
import type { Staffing } from './plan.ts'
import { planWords } from './plan-words.ts'

/** The whole event in three figures. */
export function Figures({ whole }: { whole: Staffing }) {
  const words = useWords(planWords)
  const { needed, confirmed, pending, missing } = whole
  const isShort = missing > 0
  return (
    <section className="card figs three" aria-label={words.whole}>
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
    </section>
  )
}
