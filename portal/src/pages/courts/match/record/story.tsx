import { useMemo } from 'react'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Status } from '../../../../parts/states/status.tsx'
import { courtWords } from '../../court/court-words.ts'
import type { Match, ScoreEvent } from '../match.ts'
import { type Game, type Mark, toStory } from './point-story.ts'
import { recordWords } from './record-words.ts'

interface StoryProps {
  match: Match
  events: readonly ScoreEvent[]
}

/** Each point as a mark, by sets and games. */
export function Story({ match, events }: StoryProps) {
  const words = useWords(recordWords)
  const court = useWords(courtWords)
  const sets = useMemo(() => toStory(events), [events])
  if (sets.length === 0) return null
  const lastGame = sets.at(-1)?.games.at(-1)?.key
  return (
    <section className="card" aria-labelledby="story">
      <header>
        <h2 id="story">{words.story}</h2>
        <span className="m s">{words.storyText}</span>
        <StoryKey />
      </header>
      <div className="pad cols">
        {sets.map(({ number, label, games }) => (
          <div className="stack t" key={number}>
            <h3>
              {court.set(number)} <span className="m">{label}</span>
            </h3>
            <ol className="story">
              {games.map((game) => {
                const isOn = match.status === 'ACTIVE' && game.key === lastGame && !isWon(game)
                return (
                  <li key={game.key}>
                    <span className="b nw gs">
                      {isOn ? <Status of="LIVE" word={words.now} /> : game.label}
                    </span>
                    <Marks marks={game.marks} />
                  </li>
                )
              })}
            </ol>
          </div>
        ))}
      </div>
    </section>
  )
}

function isWon({ marks }: Game): boolean {
  return marks.at(-1)?.look === 'won'
}

/** The signs themselves, with what each says. */
function StoryKey() {
  const words = useWords(recordWords)
  const court = useWords(courtWords)
  const sign = court.teams.BLUE.slice(0, 1)
  return (
    <span className="push row s m">
      <span className="tb">{court.teams.BLUE}</span>
      <span className="to">{court.teams.ORANGE}</span>
      {(['won', 'reversed', 'corrected'] as const).map((look) => (
        <span className="row" key={look}>
          <span className="pts" aria-hidden="true">
            <i className={look === 'corrected' ? 'c' : `B${LOOKS[look]}`}>
              {look === 'corrected' ? '15–0' : sign}
            </i>
          </span>
          {words.key[look]}
        </span>
      ))}
    </span>
  )
}

const LOOKS = { point: '', won: ' w', reversed: ' x', corrected: 'c' } as const

function Marks({ marks }: { marks: readonly Mark[] }) {
  const words = useWords(recordWords)
  const court = useWords(courtWords)
  const said = marks.map(({ team, look, text }) => {
    const name = team ? court.teams[team] : text
    return look === 'point' ? name : words.marks[look](name)
  })
  return (
    <span className="pts" role="img" aria-label={words.pointsOf(said.join(', '))}>
      {marks.map(({ eventId, team, look, text }) => (
        <i key={eventId} className={team ? `${team === 'BLUE' ? 'B' : 'O'}${LOOKS[look]}` : 'c'}>
          {team ? court.teams[team].slice(0, 1) : text}
        </i>
      ))}
    </span>
  )
}
