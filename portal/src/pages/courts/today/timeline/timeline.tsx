import { type KeyboardEvent, useRef, useState } from 'react'
import { useClub } from '../../../../shell/club.tsx'
import { useTimes } from '../../../../time/use-times.ts'
import { useEnterKeys } from '../../use-enter-keys.ts'
import type { Slot } from '../../walk-in/slot/slot.ts'
import type { DayPlan } from '../day-plan.ts'
import { DayRow } from './day-row.tsx'
import { moveFocus } from './move-focus.ts'

interface TimelineProps {
  plan: DayPlan
  /** Hour of the day; null on another day. */
  now: number | null
  /** The list above has what is on now and what is next. */
  isBelowNow: boolean
  /** Gets the id of a match. */
  onOpen: (id: string) => void
  /** Null for readers who may not book. */
  onBook: ((slot: Slot) => void) | null
}

/** Courts by hours; a list by court on a phone. One tab stop, arrows move by block and by court. */
export function Timeline({ plan, now, isBelowNow, onOpen, onBook }: TimelineProps) {
  const { day, hours, rows } = plan
  const grid = useRef<HTMLUListElement>(null)
  const [stop, setStop] = useState<string | null>(null)
  const times = useTimes(useClub().timezone)
  const count = hours.to - hours.from
  const isShown = now !== null && now >= hours.from && now <= hours.to
  const first = rows.flatMap(({ blocks }) => blocks)[0]?.id ?? null
  const isThere = rows.some(({ blocks }) => blocks.some(({ id }) => id === stop))
  const current = isThere ? stop : first
  const focus = (id: string) => {
    setStop(id)
    grid.current?.querySelector<HTMLElement>(`[data-block="${CSS.escape(id)}"]`)?.focus()
  }
  const move = (event: KeyboardEvent) => {
    // Keys of a menu or a button of the row are theirs.
    if (event.defaultPrevented || !isOfBlock(event.target)) return
    const next = moveFocus(rows, current, event.key, now)
    if (next === null) return
    event.preventDefault()
    focus(next)
  }
  useEnterKeys(['ArrowRight', 'ArrowLeft', 't'], (key) => {
    const next = key === 't' ? moveFocus(rows, current, key, now) : null
    if (next ?? current) focus(next ?? current ?? '')
  })
  return (
    <div
      className={isBelowNow ? 'tl below-now' : 'tl'}
      style={{ '--from': hours.from, '--n': count, '--now': now ?? 0 }}
    >
      <div className="tl-head" aria-hidden="true">
        <span />
        <div className="tl-hours">
          {isShown && <b style={{ '--a': now }}>{toClockText(now)}</b>}
          {Array.from({ length: count }, (_, index) => hours.from + index).map((hour) => (
            <span key={hour} className={isUnderLabel(hour, now) ? 'below' : undefined}>
              {String(hour % 24).padStart(2, '0')}
            </span>
          ))}
        </div>
      </div>
      <ul className="tl-body" ref={grid} onKeyDown={move}>
        {isShown && <li className="now" aria-hidden="true" style={{ '--a': now }} />}
        {rows.map((row) => (
          <DayRow
            key={row.court.id}
            row={row}
            day={day}
            hours={hours}
            now={now}
            isBelowNow={isBelowNow}
            times={times}
            current={current}
            onFocus={setStop}
            onOpen={onOpen}
            onBook={onBook}
          />
        ))}
      </ul>
    </div>
  )
}

function isOfBlock(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-block]') !== null
}

/** Where the label of the moment is drawn above the hours, it takes the place of theirs. */
function isUnderLabel(hour: number, now: number | null): boolean {
  return now !== null && Math.abs(hour - now) < 0.75
}

function toClockText(hour: number): string {
  const minutes = Math.floor(hour * 60 + 1e-6)
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
