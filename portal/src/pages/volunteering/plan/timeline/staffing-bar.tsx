import { useWords } from '../../../../i18n/use-words.tsx'
import type { Staffing } from '../plan.ts'
import { planWords } from '../plan-words.ts'

/** Beyond this the parts are drawn by their share. */
const MOST_PLACES = 8

/** Confirmed solid, pending hatched, missing empty, with the figures beside it. */
export function StaffingBar({
  staffing,
  isStacked = false,
}: {
  staffing: Staffing
  isStacked?: boolean
}) {
  const words = useWords(planWords)
  const { needed, confirmed, pending, missing } = staffing
  const parts = [
    { look: 'c', count: confirmed },
    { look: 'p', count: pending },
    { look: '', count: missing },
  ].filter(({ count }) => count > 0)
  const isByShare = confirmed + pending + missing > MOST_PLACES
  return (
    <span className={isStacked ? 'staff stk' : 'staff'}>
      <span className="bar" aria-hidden="true">
        {parts.flatMap(({ look, count }) =>
          isByShare ? (
            <i key={look} className={look} style={{ '--n': count }} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: places are alike and never move
            Array.from({ length: count }, (_, at) => <i key={`${look}${at}`} className={look} />)
          ),
        )}
      </span>
      <b data-brief={`${confirmed}/${needed}`}>{words.confirmedOf(confirmed, needed)}</b>
      {pending > 0 && (
        <span className="asked s m" aria-hidden="true">
          {words.plusPending(pending)}
        </span>
      )}
      <span className="vh">{words.restOf(pending, missing)}</span>
    </span>
  )
}
