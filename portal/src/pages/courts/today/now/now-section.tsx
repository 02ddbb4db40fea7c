import { useWords } from '../../../../i18n/use-words.tsx'
import { Status } from '../../../../parts/states/status.tsx'
import { useClub } from '../../../../shell/club.tsx'
import type { Times } from '../../../../time/times.ts'
import { useTimes } from '../../../../time/use-times.ts'
import type { Row } from '../day-plan.ts'
import { todayWords } from '../today-words.ts'
import { whoText } from '../who-text.ts'
import { type CourtMatch, toNowMatches } from './now-matches.ts'

interface NowSectionProps {
  rows: readonly Row[]
  /** Gets the id of a match. */
  onOpen: (id: string) => void
}

/** Where a phone opens: what is in play, then what comes next, by court. */
export function NowSection({ rows, onOpen }: NowSectionProps) {
  const words = useWords(todayWords)
  const times = useTimes(useClub().timezone)
  const { inPlay, next } = toNowMatches(rows)
  const parts = [
    { title: words.inPlay, matches: inPlay },
    { title: words.next, matches: next },
  ].filter(({ matches }) => matches.length > 0)
  return (
    <section className="card now-list" aria-labelledby="now">
      <header>
        <h2 id="now">{words.now}</h2>
      </header>
      {parts.length === 0 && <p className="pad m">{words.nothingNow}</p>}
      {parts.map(({ title, matches }) => (
        <section key={title} aria-label={title}>
          <h3 className="s m">{title}</h3>
          <ul>
            {matches.map((match) => (
              <li key={match.block.id}>
                <NowMatch match={match} times={times} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}

interface NowMatchProps {
  match: CourtMatch
  times: Times
  onOpen: (id: string) => void
}

function NowMatch({ match: { court, block }, times, onOpen }: NowMatchProps) {
  const words = useWords(todayWords)
  const { id, start, end, status, score } = block
  const standing = score && [...score.sets, score.games, score.points].filter(Boolean).join(' ')
  return (
    <button type="button" onClick={() => onOpen(id)}>
      <Status of={status} isQuiet />
      <span className="b court">{court}</span>
      <span className="when">{times.span(start, end)}</span>
      <span className="s players">{whoText(block, words) ?? words.booking}</span>
      {standing && <b className="standing">{standing}</b>}
    </button>
  )
}
