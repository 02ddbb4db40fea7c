import { isMatchOver } from '../../../../../rules/club/match-states.ts'
import { isolate } from '../../../../../rules/isolate.ts'
import { wordOf } from '../../../i18n/define-words.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { CopyButton } from '../../../parts/copy-button.tsx'
import { Status } from '../../../parts/states/status.tsx'
import { useClub, useMay } from '../../../shell/club.tsx'
import { useTimes } from '../../../time/use-times.ts'
import { courtWords } from '../court/court-words.ts'
import { decidingWords } from '../deciding/deciding-words.ts'
import { MatchRulesButton } from '../deciding/match-rules-button.tsx'
import { sourceOf } from '../needs/booking-source.ts'
import { endingText } from '../today/ending-text.ts'
import { todayWords } from '../today/today-words.ts'
import { whoText } from '../today/who-text.ts'
import { type Match, toDifferences } from './match.ts'
import { matchWords } from './match-words.ts'
import { useConflict } from './use-match.ts'

/** The booking that the match was made for, and how it is counted. */
export function MatchFacts({ match }: { match: Match }) {
  const words = useWords(matchWords)
  const today = useWords(todayWords)
  const { modes } = useWords(courtWords)
  const { modeTexts } = useWords(decidingWords)
  const times = useTimes(useClub().timezone)
  const { booking, players, scoringMode, ruleVersion, actualStart, actualEnd, score } = match
  const booked = booking?.booking
  const conflict = useConflict(match.id)
  const isDesk = useMay('OWNER', 'OPERATOR')
  const differences = toDifferences(match, conflict)
  const isSame = differences.length === 0
  const names = players.map(({ displayName }) => displayName)
  const ending = endingText(
    { ...match, isWon: score?.completed ?? false },
    times.time(match.scheduledEnd),
    today,
  )
  const party = { names, playerCount: match.playerCount ?? names.length }
  return (
    <>
      <section className="card" aria-labelledby="booking">
        <header>
          <h2 id="booking">{words.booking}</h2>
          {booked && (
            <Status
              // What was settled by keeping the match needs no one.
              of={isSame ? 'RESOLVED' : conflict ? 'CONFLICT' : 'CLOSED'}
              word={isSame ? words.agrees : words.differs}
            />
          )}
        </header>
        <div className="pad">
          <dl className="dl">
            {booking?.externalBookingId && (
              <>
                <dt>{words.reference}</dt>
                <dd>
                  <code>{booking.externalBookingId}</code>
                </dd>
              </>
            )}
            <dt>{words.from}</dt>
            <dd>{sourceOf(booking) ?? words.byClub}</dd>
            {booked && (
              <>
                <dt>{words.booked}</dt>
                <dd>
                  {booked.court && `${isolate(booked.court.name)}, `}
                  {times.span(booked.scheduledStart, booked.scheduledEnd)}
                </dd>
              </>
            )}
            {!isSame && (
              <>
                <dt>{words.difference}</dt>
                <dd className="b">
                  {differences.map((kind) => words.differences[kind]).join(' · ')}
                </dd>
              </>
            )}
            <dt>{words.players}</dt>
            <dd>
              {whoText(party, { ...today, others: today.othersInWords }) ?? words.noPlayers}
              {booked && !isDesk && <div className="s m">{words.playersAtDesk}</div>}
            </dd>
          </dl>
        </div>
      </section>
      <section className="card" aria-labelledby="match">
        <header>
          <h2 id="match">{words.match}</h2>
          <span className="push" />
          <MatchRulesButton match={match} />
        </header>
        <div className="pad">
          <dl className="dl">
            <dt>{words.started}</dt>
            <dd>
              {actualStart
                ? times.time(actualStart)
                : isMatchOver(match.status)
                  ? words.neverBegan
                  : words.notYet}
              {ending && <div className="s m">{ending}</div>}
            </dd>
            {actualEnd && (
              <>
                <dt>{words.ended}</dt>
                <dd>{times.time(actualEnd)}</dd>
              </>
            )}
            <dt>{words.scoring}</dt>
            <dd>
              {modes[scoringMode]}
              <p className="m s">{modeTexts[scoringMode]}</p>
            </dd>
            <dt>{words.rules}</dt>
            <dd>{wordOf(words.ruleVersions, ruleVersion) ?? <code>{ruleVersion}</code>}</dd>
            {score && (
              <>
                <dt>{words.changes}</dt>
                <dd>{score.changeoverCount}</dd>
              </>
            )}
            <dt>{words.id}</dt>
            <dd>
              <code>{match.id}</code>
              <CopyButton text={match.id} />
            </dd>
          </dl>
        </div>
      </section>
    </>
  )
}
