import { chooseLanguage } from '../../../i18n/languages.ts'
import { makeTimes } from '../../../time/times.ts'
import { type Board, isCall } from '../court/board.ts'
import { courtWords } from '../court/court-words.ts'
import { toPhaseText } from '../court/phase-text.ts'
import { whenOf } from '../court/when-of.ts'
import { toRulesText } from '../deciding/rules-text.ts'
import { WallScore } from './wall-score.tsx'

interface WallViewProps {
  board: Board
  now: Date
  /** When the board was last known to be so; null while it is. */
  staleSince: Date | null
  /** `div` on a page that has a main part of its own. */
  main?: 'main' | 'div'
}

/** A cut is shown only when it lasts: the score of five seconds ago is good from across the hall. */
const SAID_AFTER_MS = 5_000

/** In the club's language: no one who passes by has chosen another. */
export function WallView({ board, now, staleSince, main: Main = 'main' }: WallViewProps) {
  const { courtName, clubName, match, next, timezone } = board
  const language = chooseLanguage(board.language, navigator.languages)
  const words = courtWords[language]
  const times = makeTimes(language, timezone)
  const isStale = staleSince !== null && now.getTime() - staleSince.getTime() > SAID_AFTER_MS
  return (
    <div className="wall" lang={language}>
      <header className="row between">
        <h1>{courtName}</h1>
        <span role="status">
          {isStale ? (
            <span className="st warn badge sm">
              {words.notLive(...whenOf(staleSince.toISOString(), now, times))}
            </span>
          ) : (
            <Phase match={match} words={words} />
          )}
        </span>
        <span className="b sm">{times.time(now)}</span>
      </header>
      <Main id={Main === 'main' ? 'main' : undefined} className="wall-body">
        {match ? (
          <WallScore match={match} words={words} />
        ) : (
          <p className="wall-idle">
            {board.status === 'MAINTENANCE' || board.status === 'DISABLED'
              ? words.closed
              : words.free}
          </p>
        )}
      </Main>
      <footer className="row between m sm">
        <span>
          {next
            ? words.next(minutesOf(next), ...whenOf(next.scheduledStart, now, times))
            : words.nothingNext}
        </span>
        {match && <span>{toRulesText(match, words)}</span>}
        <span>{clubName}</span>
      </footer>
    </div>
  )
}

type CourtWords = (typeof courtWords)['en']

function Phase({ match, words }: { match: Board['match']; words: CourtWords }) {
  if (match === null) return null
  const { displayPhase, status } = match
  const isOn = status === 'ACTIVE'
  return (
    <span className={isOn ? 'st live badge sm' : 'st badge sm'}>
      {/* What the players are called to stands above the score, larger. */}
      {isCall(displayPhase) ? words.phases.LIVE : toPhaseText(match, words)}
    </span>
  )
}

function minutesOf({ scheduledStart, scheduledEnd }: NonNullable<Board['next']>): number {
  return Math.round((Date.parse(scheduledEnd) - Date.parse(scheduledStart)) / 60_000)
}
