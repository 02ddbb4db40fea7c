import { useWords } from '../../../../i18n/use-words.tsx'
import { Status } from '../../../../parts/states/status.tsx'
import type { Times } from '../../../../time/times.ts'
import type { Ghost } from './conflict.ts'
import { conflictWords } from './conflict-words.ts'

/** The time of a booking whose match keeps another. */
export function OneGhost({ ghost, times }: { ghost: Ghost; times: Times }) {
  const words = useWords(conflictWords)
  const { a, b, lane, start, end, source } = ghost
  const said = words.ghost(source, times.span(start, end))
  return (
    <div className="blk at said" style={{ '--a': a, '--b': b, '--lane': lane }} title={said}>
      <span className="vh">{said}</span>
      <span className="t1" aria-hidden="true">
        <span>
          {times.time(start)}
          <span className="e">
            –{times.time(end)}
            {times.daysLater(start, end)}
          </span>
        </span>
        <Status of="CONFLICT" isQuiet />
      </span>
      <span className="t2" aria-hidden="true">
        <span>{source}</span>
      </span>
    </div>
  )
}
