import { isolate } from '../../../../../../rules/isolate.ts'
import { wordOf } from '../../../../i18n/define-words.ts'
import { withoutBreaks } from '../../../../i18n/line-breaks.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { toShape } from '../../../../parts/states/status-shapes.ts'
import { statusWords } from '../../../../parts/words/status-words.ts'
import type { Times } from '../../../../time/times.ts'
import type { Block } from '../day-plan.ts'
import { endingText } from '../ending-text.ts'
import { todayWords } from '../today-words.ts'
import { whoText } from '../who-text.ts'

interface OneBlockProps {
  block: Block
  /** Name of the court. */
  court: string
  times: Times
  isStop: boolean
  onFocus: (id: string) => void
  onOpen: (id: string) => void
}

/** A match at its hours. */
export function OneBlock({ block, court, times, isStop, onFocus, onOpen }: OneBlockProps) {
  const words = useWords(todayWords)
  const statuses = useWords(statusWords)
  const { id, a, b, lane, start, end, look, status, source, bookingId, score } = block
  const isGone = status === 'CANCELLED'
  // Where the second line has no room for the sets that are over, they take the place of the time.
  const sets = score?.sets.join(' ') ?? ''
  const award = score?.awardedTo ? [words.awardedTo[score.awardedTo]] : []
  const setsInPlay = score !== null && score.games !== null ? sets : ''
  const said = score ? [sets, score.games, score.points, ...award].filter(Boolean) : []
  const who = whoText(block, words)
  const what = isGone ? words.cancelled : (who ?? words.booking)
  const origin = bookingId ?? source ?? words.byClub
  const when = times.span(start, end)
  const ending = endingText(
    { ...block, status: block.sessionStatus, isWon: score?.isWon ?? false },
    times.time(end),
    words,
  )
  const state = wordOf(statuses, status)
  return (
    <button
      type="button"
      className={`blk at ${look}`}
      style={{ '--a': a, '--b': b, '--lane': lane }}
      title={[when, state, ending, ...said, who, bookingId].filter(Boolean).join(' · ')}
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
            {who && <span className="players">{who}</span>}
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
