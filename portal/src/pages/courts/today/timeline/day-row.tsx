import { useState } from 'react'
import { wordOf } from '../../../../i18n/define-words.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { statusWords } from '../../../../parts/words/status-words.ts'
import type { Times } from '../../../../time/times.ts'
import { FreeTime } from '../../walk-in/free-time.tsx'
import type { Slot } from '../../walk-in/slot/slot.ts'
import { OneGhost } from '../conflict/one-ghost.tsx'
import { type Block, type DayHours, isBlock, type Row } from '../day-plan.ts'
import type { ScoreParts } from '../score-parts.ts'
import { todayWords } from '../today-words.ts'
import { ClosedHours } from './closing.tsx'
import { CourtLabel } from './court-label.tsx'
import { OneBlock } from './one-block.tsx'

interface DayRowProps {
  row: Row
  day: string
  hours: DayHours
  /** Hour of the day; null on another day. */
  now: number | null
  /** The list above has what is on now and what is next. */
  isBelowNow: boolean
  times: Times
  current: string | null
  onFocus: (id: string) => void
  onOpen: (id: string) => void
  /** Null for readers who may not book. */
  onBook: ((slot: Slot) => void) | null
}

/** A court and its day. */
export function DayRow(props: DayRowProps) {
  const { row, day, hours, now, isBelowNow, times, current, onFocus, onOpen, onBook } = props
  const words = useWords(todayWords)
  const { court, earlier, later, next } = row
  const statuses = useWords(statusWords)
  const [isUnfolded, setIsUnfolded] = useState(false)
  const toTimes = (blocks: readonly Block[]) => blocks.map(({ start }) => times.time(start))
  const folded = words.folded(
    isBelowNow ? toTimes(row.current) : [],
    toTimes(isBelowNow && next ? [next, ...later.filter(({ id }) => id !== next.id)] : later),
    earlier.map(({ status, score }) =>
      status === 'COMPLETED' && score
        ? resultOf(score, words)
        : (wordOf(statuses, status) ?? status),
    ),
  )
  return (
    // A search leads to it, also where it has nothing to press.
    <li className={isUnfolded ? 'tl-row unfolded' : 'tl-row'} data-court={court.id} tabIndex={-1}>
      <CourtLabel row={row} now={now} times={times} />
      <div className="tl-track" style={{ '--lanes': row.lanes }}>
        {onBook && <FreeTime row={row} day={day} hours={hours} onBook={onBook} />}
        {row.closed && <ClosedHours row={row} closed={row.closed} day={day} times={times} />}
        {row.shut.map(([a, b]) => (
          <span key={a} className="shut at" style={{ '--a': a, '--b': b }} />
        ))}
        {row.placed.map((one) =>
          isBlock(one) ? (
            <OneBlock
              key={one.id}
              block={one}
              court={court.name}
              times={times}
              isStop={one.id === current}
              onFocus={onFocus}
              onOpen={onOpen}
            />
          ) : (
            <OneGhost key={one.id} ghost={one} times={times} />
          ),
        )}
        {folded !== '' && (
          <button
            type="button"
            className="past s m"
            aria-expanded={isUnfolded}
            onClick={() => setIsUnfolded(!isUnfolded)}
          >
            {folded}
          </button>
        )}
      </div>
    </li>
  )
}

function resultOf({ sets, awardedTo }: ScoreParts, words: (typeof todayWords)['en']): string {
  return [...sets, ...(awardedTo ? [words.awardedTo[awardedTo]] : [])].join(' ')
}
