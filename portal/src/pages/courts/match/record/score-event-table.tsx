import { useState } from 'react'
import { isAwarded } from '../../../../../../rules/club/match-states.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Button } from '../../../../parts/button.tsx'
import { partWords } from '../../../../parts/words/part-words.ts'
import { setSearch, usePlace } from '../../../../router/place.ts'
import { useClub } from '../../../../shell/club.tsx'
import { useTimes } from '../../../../time/use-times.ts'
import { courtWords } from '../../court/court-words.ts'
import {
  CORRECTIONS,
  changesSets,
  type ScoreEvent,
  toScoreSetsText,
  toShortScore,
  winsGame,
} from '../match.ts'
import { matchWords } from '../match-words.ts'
import { recordWords } from './record-words.ts'

const SHOWN_AT_FIRST = 20

/** What was written, newest first. */
export function ScoreEventTable({ events }: { events: readonly ScoreEvent[] }) {
  const words = useWords(recordWords)
  const parts = useWords(partWords)
  const { search } = usePlace()
  const [limit, setLimit] = useState(SHOWN_AT_FIRST)
  const corrections = events.filter(({ eventType }) => CORRECTIONS.has(eventType))
  const showsAll = search.get('show') !== 'corrections'
  const listed = (showsAll ? events : corrections).toReversed()
  const numbers = new Map(events.map(({ id, sequence }) => [id, sequence]))
  const reversedBy = new Map(
    events.flatMap(({ reversedEventId, sequence }) =>
      reversedEventId ? [[reversedEventId, sequence] as const] : [],
    ),
  )
  return (
    <section className="card" aria-labelledby="score-events">
      <header>
        <h2 id="score-events">{words.events}</h2>
        <span className="m s">{words.newestFirst(events.length)}</span>
        <span className="push" />
        {/* biome-ignore lint/a11y/useSemanticElements: buttons that filter, not fields of a form */}
        <div className="seg" role="group" aria-label={words.show}>
          <Button aria-pressed={showsAll} onClick={() => setSearch({ show: null })}>
            {words.all}
          </Button>
          <Button aria-pressed={!showsAll} onClick={() => setSearch({ show: 'corrections' })}>
            {words.corrections(corrections.length)}
          </Button>
        </div>
      </header>
      {listed.length === 0 ? (
        <p className="m pad">{words.noCorrections}</p>
      ) : (
        <table className="table cards rows">
          <thead>
            <tr>
              <th scope="col" className="n">
                {words.number}
              </th>
              <th scope="col">{words.time}</th>
              <th scope="col">{words.event}</th>
              <th scope="col">{words.team}</th>
              <th scope="col">{words.source}</th>
              <th scope="col">{words.score}</th>
            </tr>
          </thead>
          <tbody>
            {listed.slice(0, limit).map((event) => (
              <EventRow
                key={event.id}
                event={event}
                takesBack={numbers.get(event.reversedEventId ?? '') ?? null}
                takenBackBy={reversedBy.get(event.id) ?? null}
              />
            ))}
          </tbody>
        </table>
      )}
      {listed.length > limit && (
        <div className="foot">
          <span>{words.shownOf(limit, listed.length)}</span>
          <Button look="ghost" onClick={() => setLimit(listed.length)}>
            {parts.more}
          </Button>
        </div>
      )}
    </section>
  )
}

interface EventRowProps {
  event: ScoreEvent
  takesBack: number | null
  takenBackBy: number | null
}

function EventRow({ event, takesBack, takenBackBy }: EventRowProps) {
  const words = useWords(recordWords)
  const court = useWords(courtWords)
  const { noEventsTitle } = useWords(matchWords)
  const times = useTimes(useClub().timezone)
  const { sequence, createdAt, eventType, team, source, awardReason } = event
  const { snapshotBefore, snapshotAfter } = event
  const toText = changesSets(event) ? toScoreSetsText : toShortScore
  const before = toText(snapshotBefore)
  const notes = [
    awardReason && words.awardReasons[awardReason],
    takenBackBy && words.takenBackBy(takenBackBy),
    takesBack && words.takesBack(takesBack),
  ].filter((note) => note !== null)
  return (
    <tr className={CORRECTIONS.has(eventType) ? 'sel' : undefined}>
      <td className="n m" data-l={words.number}>
        {sequence}
      </td>
      <td className="m nw p2" data-l={words.time} title={times.moment(createdAt)}>
        {times.clock(createdAt)}
      </td>
      <td className="p1" data-l={words.event}>
        <span className={takenBackBy ? 'rev' : undefined}>{toTypeText(event, words)}</span>
        {notes.map((note) => (
          <span className="s m" key={note}>
            {' · '}
            {note}
          </span>
        ))}
      </td>
      <td data-l={words.team}>
        {team && <span className={team === 'BLUE' ? 'tb nw' : 'to nw'}>{court.teams[team]}</span>}
      </td>
      <td className="m nw" data-l={words.source}>
        {words.sources[source]}
      </td>
      <td className="nw" data-l={words.score}>
        {before !== '' && <span className="m">{before} → </span>}
        <span className="b">{snapshotAfter ? toText(snapshotAfter) : noEventsTitle}</span>
        {snapshotAfter?.winner && isAwarded(snapshotAfter) && (
          <p className="s m">{court.awarded(court.teams[snapshotAfter.winner])}</p>
        )}
      </td>
    </tr>
  )
}

function toTypeText(event: ScoreEvent, words: (typeof recordWords)['en']): string {
  const { eventType, snapshotAfter } = event
  if (changesSets(event)) return words.resultEntered
  if (eventType === 'POINT_WON' && winsGame(snapshotAfter)) return words.gameWon
  // A reversed point leads to a score; only a match that never began has none.
  if (eventType === 'POINT_REVERSED' && snapshotAfter === null) return words.walkoverTakenBack
  return words.types[eventType]
}
