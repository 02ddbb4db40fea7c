import { type KeyboardEvent, useRef, useState } from 'react'
import { isolate } from '../../../../../rules/isolate.ts'
import { wordOf } from '../../../i18n/define-words.ts'
import { withoutBreaks } from '../../../i18n/line-breaks.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Status } from '../../../parts/states/status.tsx'
import { toShape } from '../../../parts/states/status-shapes.ts'
import { statusWords } from '../../../parts/words/status-words.ts'
import { useClub } from '../../../shell/club.tsx'
import type { Times } from '../../../time/times.ts'
import { useTimes } from '../../../time/use-times.ts'
import { useEnterKeys } from '../use-enter-keys.ts'
import { BlockDialog } from './block-dialog.tsx'
import { Closing } from './closing.tsx'
import { OneGhost } from './conflict/one-ghost.tsx'
import { type Block, bookedUntilOf, type DayPlan, isBlock, type Row } from './day-plan.ts'
import { moveFocus } from './move-focus.ts'
import type { ScoreParts } from './score-parts.ts'
import { todayWords } from './today-words.ts'

interface TimelineProps {
  plan: DayPlan
  /** Hour of the day; null on another day. */
  now: number | null
}

/** Courts by hours; a list by court on a phone. One tab stop, arrows move by block and by court. */
export function Timeline({ plan: { day, hours, rows }, now }: TimelineProps) {
  const grid = useRef<HTMLUListElement>(null)
  const [stop, setStop] = useState<string | null>(null)
  const [opened, setOpened] = useState<string | null>(null)
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
    <div className="tl" style={{ '--from': hours.from, '--n': count, '--now': now ?? 0 }}>
      <div className="tl-head" aria-hidden="true">
        <span />
        <div className="tl-hours">
          {isShown && <b style={{ '--a': now }}>{toClockText(now)}</b>}
          {Array.from({ length: count }, (_, index) => hours.from + index).map((hour) => (
            <span key={hour} className={isBelowNow(hour, now) ? 'below' : undefined}>
              {String(hour % 24).padStart(2, '0')}
            </span>
          ))}
        </div>
      </div>
      <ul className="tl-body" ref={grid} onKeyDown={move}>
        {isShown && <li className="now" aria-hidden="true" style={{ '--a': now }} />}
        {rows.map((row) => (
          <CourtRow
            key={row.court.id}
            row={row}
            day={day}
            now={now}
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
  day: string
  now: number | null
  times: Times
  current: string | null
  onFocus: (id: string) => void
  onOpen: (id: string) => void
}

function CourtRow({ row, day, now, times, current, onFocus, onOpen }: CourtRowProps) {
  const words = useWords(todayWords)
  const { court, earlier, later } = row
  const bookedUntil = now === null ? undefined : bookedUntilOf(row, now)
  const statuses = useWords(statusWords)
  const [isUnfolded, setIsUnfolded] = useState(false)
  const folded = words.folded(
    later.map(({ start }) => times.time(start)),
    earlier.map(({ status, score }) =>
      status === 'COMPLETED' && score
        ? resultOf(score, words)
        : (wordOf(statuses, status) ?? status),
    ),
  )
  return (
    <li className={isUnfolded ? 'tl-row unfolded' : 'tl-row'}>
      <div className="tl-label">
        <span className="b cut" title={court.name}>
          {court.name}
        </span>
        <Status
          of={court.status}
          word={bookedUntil && words.bookedUntil(times.time(bookedUntil))}
        />
      </div>
      <div className="tl-track" style={{ '--lanes': row.lanes }}>
        {row.closed && (
          <span className="shut off at" style={{ '--a': row.closed[0], '--b': row.closed[1] }}>
            <Closing court={court} day={day} times={times} />
          </span>
        )}
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

interface OneBlockProps {
  block: Block
  /** Name of the court. */
  court: string
  times: Times
  isStop: boolean
  onFocus: (id: string) => void
  onOpen: (id: string) => void
}

function OneBlock({ block, court, times, isStop, onFocus, onOpen }: OneBlockProps) {
  const words = useWords(todayWords)
  const statuses = useWords(statusWords)
  const { id, a, b, lane, start, end, look, status, source, score } = block
  const isGone = status === 'CANCELLED'
  // Where the second line has no room for the sets that are over, they take the place of the time.
  const sets = score?.sets.join(' ') ?? ''
  const award = score?.awardedTo ? [words.awardedTo[score.awardedTo]] : []
  const setsInPlay = score !== null && score.games !== null ? sets : ''
  const said = score ? [sets, score.games, score.points, ...award].filter(Boolean) : []
  const what = isGone ? words.cancelled : words.booking
  const origin = source ?? words.byClub
  const when = times.span(start, end)
  const state = wordOf(statuses, status)
  return (
    <button
      type="button"
      className={`blk at ${look}`}
      style={{ '--a': a, '--b': b, '--lane': lane }}
      title={[when, state, ...said].join(' · ')}
      data-block={id}
      tabIndex={isStop ? 0 : -1}
      onFocus={() => onFocus(id)}
      onClick={() => onOpen(id)}
    >
      <span className="vh">{withoutBreaks([isolate(court), when, state, ''].join(', '))}</span>
      <span className="t1" aria-hidden="true">
        {setsInPlay !== '' && <b className="won">{setsInPlay}</b>}
        <span>
          {times.time(start)}
          <span className="e">
            –{times.time(end)}
            {times.daysLater(start, end)}
          </span>
        </span>
        <span className={`st ${toShape(status)}`} />
      </span>
      <span className={score ? 't2 whole' : 't2'}>
        {score ? (
          <>
            {sets !== '' && <span className={setsInPlay === '' ? undefined : 'w'}>{sets} </span>}
            {score.games !== null && <span className="g">{score.games} </span>}
            {score.points !== null && <b>{score.points}</b>}
            {score.awardedTo && <span>{words.awardedTo[score.awardedTo]}</span>}
          </>
        ) : (
          <span className="src" data-source={` · ${origin}`}>
            {what}
          </span>
        )}
      </span>
    </button>
  )
}

/** Where the label of the moment is drawn above the hours, it takes the place of theirs. */
function isBelowNow(hour: number, now: number | null): boolean {
  return now !== null && Math.abs(hour - now) < 0.75
}

function toClockText(hour: number): string {
  const minutes = Math.floor(hour * 60 + 1e-6)
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

function resultOf({ sets, awardedTo }: ScoreParts, words: (typeof todayWords)['en']): string {
  return [...sets, ...(awardedTo ? [words.awardedTo[awardedTo]] : [])].join(' ')
}
