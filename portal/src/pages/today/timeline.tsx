import { type KeyboardEvent, useRef, useState } from 'react'
import { useWords } from '../../i18n/use-words.tsx'
import { Status } from '../../parts/status.tsx'
import { useClub } from '../../shell/club.tsx'
import { type Times, useTimes } from '../../time/use-times.ts'
import { BlockDialog } from './block-dialog.tsx'
import type { Block, DayPlan, Row } from './day-plan.ts'
import { moveFocus } from './move-focus.ts'
import { todayWords } from './today-words.ts'

interface TimelineProps {
  plan: DayPlan
  /** Hour of the day; null on another day. */
  now: number | null
}

/** Courts by hours; a list by court on a phone. One tab stop, arrows move by block and by court. */
export function Timeline({ plan: { hours, rows }, now }: TimelineProps) {
  const grid = useRef<HTMLUListElement>(null)
  const [stop, setStop] = useState<string | null>(null)
  const [opened, setOpened] = useState<string | null>(null)
  const times = useTimes(useClub().timezone)
  const count = hours.to - hours.from
  const first = rows.flatMap(({ blocks }) => blocks)[0]?.id ?? null
  const isThere = rows.some(({ blocks }) => blocks.some(({ id }) => id === stop))
  const current = isThere ? stop : first
  const move = (event: KeyboardEvent) => {
    const next = moveFocus(rows, current, event.key, now)
    if (next === null) return
    event.preventDefault()
    setStop(next)
    grid.current?.querySelector<HTMLElement>(`[data-block="${CSS.escape(next)}"]`)?.focus()
  }
  return (
    <div className="tl" style={{ '--from': hours.from, '--n': count, '--now': now ?? 0 }}>
      <div className="tl-head" aria-hidden="true">
        <span />
        <div className="tl-hours">
          {Array.from({ length: count }, (_, index) => hours.from + index).map((hour) => (
            <span key={hour}>{String(hour).padStart(2, '0')}</span>
          ))}
        </div>
      </div>
      <ul className="tl-body" ref={grid} onKeyDown={move}>
        {now !== null && now >= hours.from && now <= hours.to && (
          <li className="now" aria-hidden="true" style={{ '--a': now }}>
            <b>{toClockText(now)}</b>
          </li>
        )}
        {rows.map((row) => (
          <CourtRow
            key={row.court.id}
            row={row}
            closed={hours.closed}
            times={times}
            current={current}
            onFocus={setStop}
            onOpen={setOpened}
          />
        ))}
      </ul>
      <BlockDialog rows={rows} id={opened} onClose={() => setOpened(null)} />
    </div>
  )
}

interface CourtRowProps {
  row: Row
  closed: DayPlan['hours']['closed']
  times: Times
  current: string | null
  onFocus: (id: string) => void
  onOpen: (id: string) => void
}

function CourtRow({ row, closed, times, current, onFocus, onOpen }: CourtRowProps) {
  const words = useWords(todayWords)
  const { court, blocks, earlier, later } = row
  const folded = words.folded(
    later.map(({ start }) => times.time(start)),
    earlier.flatMap(({ score }) => score?.sets.join(' ') ?? []),
  )
  return (
    <li className="tl-row">
      <div className="tl-label">
        <span className="b cut">{court.name}</span>
        <Status of={court.status} />
      </div>
      <div className="tl-track">
        {closed.map(([a, b]) => (
          <span key={a} className="shut at" style={{ '--a': a, '--b': b }} />
        ))}
        {blocks.map((block) => (
          <OneBlock
            key={block.id}
            block={block}
            times={times}
            isStop={block.id === current}
            onFocus={onFocus}
            onOpen={onOpen}
          />
        ))}
        {folded !== '' && <p className="past s m">{folded}</p>}
      </div>
    </li>
  )
}

interface OneBlockProps {
  block: Block
  times: Times
  isStop: boolean
  onFocus: (id: string) => void
  onOpen: (id: string) => void
}

function OneBlock({ block, times, isStop, onFocus, onOpen }: OneBlockProps) {
  const words = useWords(todayWords)
  const { id, a, b, start, end, look, status, provider, score } = block
  return (
    <button
      type="button"
      className={`blk at ${look}`}
      style={{ '--a': a, '--b': b }}
      data-block={id}
      tabIndex={isStop ? 0 : -1}
      onFocus={() => onFocus(id)}
      onClick={() => onOpen(id)}
    >
      <span className="t1">
        <span>
          {times.time(start)}
          <span className="e">–{times.time(end)}</span>
        </span>
        <Status of={status} isQuiet />
      </span>
      <span className="t2">
        {score ? (
          <>
            {score.games === null ? (
              score.sets.join(' ')
            ) : (
              <span className="w">{score.sets.join(' ')} </span>
            )}
            {score.games !== null && <span className="g">{score.games} </span>}
            {score.points !== null && <b>{score.points}</b>}
          </>
        ) : (
          (provider ?? words.byClub)
        )}
      </span>
    </button>
  )
}

function toClockText(hour: number): string {
  const minutes = Math.floor(hour * 60 + 1e-6)
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
