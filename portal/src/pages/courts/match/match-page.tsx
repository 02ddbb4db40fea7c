import { isMatchOver } from '../../../../../rules/club/match-states.ts'
import { isolate } from '../../../../../rules/isolate.ts'
import { findBlocking, isMissingRecord } from '../../../graph/fault.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { ConnectionWord, StaleNote } from '../../../parts/states/connection-word.tsx'
import { Empty, FaultNote, Loading } from '../../../parts/states/states.tsx'
import { Status } from '../../../parts/states/status.tsx'
import { Link } from '../../../router/link.tsx'
import type { PageProps } from '../../../router/page-props.ts'
import { useClub, useMay } from '../../../shell/club.tsx'
import { COURT_ROLES } from '../../../shell/person/club-roles.ts'
import { useTitle } from '../../../shell/use-title.ts'
import { toClubPath } from '../../../shell/visible-entries.ts'
import { useTimes } from '../../../time/use-times.ts'
import { courtWords } from '../court/court-words.ts'
import { toWinnerText } from '../court/winner-text.ts'
import type { Match, ScoreEvent } from './match.ts'
import { MatchActs } from './match-acts.tsx'
import { MatchFacts } from './match-facts.tsx'
import { matchWords } from './match-words.ts'
import { Acts } from './record/acts.tsx'
import { ScoreEventTable } from './record/score-event-table.tsx'
import { Story } from './record/story.tsx'
import { ScoreTable } from './score-table.tsx'
import { useMatch } from './use-match.ts'

/** How a match got to its score, and who corrected what. */
export default function MatchPage({ params }: PageProps) {
  const words = useWords(matchWords)
  const club = useClub()
  const { match, events, refresh } = useMatch(params['id'] ?? '')
  const found = match.data?.matchSession
  if (match.isLoading) return <Loading lines={6} />
  const blocking = findBlocking(match.error, match.data !== null)
  if (blocking && !isMissingRecord(blocking))
    return <FaultNote fault={blocking} onRetry={() => void match.refetch()} />
  if (!found || found.clubId !== club.id)
    return (
      <Empty isPage title={words.missingTitle} text={words.missing}>
        <Link className="btn" href={toClubPath(club, 'today')}>
          {words.today}
        </Link>
      </Empty>
    )
  return (
    <>
      <Header match={found} onDone={refresh} />
      <StaleNote zone={club.timezone} />
      <div className="split">
        <div className="stack">
          <section className="card pad" aria-label={words.score}>
            <ScoreTable match={found} />
          </section>
          {events.isLoading && <Loading lines={4} />}
          {events.error && <FaultNote fault={events.error} onRetry={() => void events.refetch()} />}
          {events.isThere && <Record match={found} events={events.nodes} />}
        </div>
        <aside className="stack" aria-label={words.about}>
          <MatchFacts match={found} />
          <ActsOfStaff matchId={found.id} />
          <CourtLinks match={found} />
        </aside>
      </div>
    </>
  )
}

function Record({ match, events }: { match: Match; events: readonly ScoreEvent[] }) {
  const words = useWords(matchWords)
  if (events.length === 0)
    return isMatchOver(match.status) ? (
      <Empty title={words.neverBegan} text={words.noPoints} />
    ) : (
      <Empty title={words.noEventsTitle} text={words.noEvents} />
    )
  return (
    <>
      <Story match={match} events={events} />
      <ScoreEventTable events={events} />
    </>
  )
}

function Header({ match, onDone }: { match: Match; onDone: () => void }) {
  const words = useWords(matchWords)
  const club = useClub()
  const times = useTimes(club.timezone)
  const mayAct = useMay(...COURT_ROLES)
  const teams = useWords(courtWords)
  const { score } = match
  const winner = score?.winner ? { score, team: score.winner } : null
  const court = match.court?.name ?? words.match
  const title = `${isolate(court)}, ${times.span(match.scheduledStart, match.scheduledEnd)}`
  useTitle(title)
  return (
    <div className="ph">
      <div className="t">
        <nav className="crumb" aria-label={words.path}>
          <Link href={toClubPath(club, 'today')}>{words.today}</Link> / <span>{court}</span>
        </nav>
        <h1>{title}</h1>
        <p className="m s">
          {times.day(match.scheduledStart)}
          {winner && ` · ${toWinnerText(winner.score, winner.team, teams)}`}
        </p>
      </div>
      <ConnectionWord />
      <Status of={match.status} isBadge />
      {mayAct && <MatchActs match={match} onDone={onDone} />}
    </div>
  )
}

/** For owners alone, as the record of what staff do. */
function ActsOfStaff({ matchId }: { matchId: string }) {
  return useMay('OWNER') ? <Acts matchId={matchId} /> : null
}

function CourtLinks({ match: { id, court } }: { match: Match }) {
  const words = useWords(matchWords)
  const from = encodeURIComponent(toClubPath(useClub(), `matches/${id}`))
  if (!court) return null
  const path = encodeURIComponent(court.publicId)
  return (
    <div className="row">
      <a className="btn" href={`/portal/screen/${path}`} target="_blank" rel="noreferrer">
        {words.screen}
      </a>
      <a
        className="btn"
        href={`/portal/score/${path}?from=${from}`}
        target="_blank"
        rel="noreferrer"
      >
        {words.pad}
      </a>
    </div>
  )
}
