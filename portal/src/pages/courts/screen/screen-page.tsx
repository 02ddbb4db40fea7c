import { useConnection } from '../../../graph/connection.ts'
import { chooseLanguage } from '../../../i18n/languages.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Empty } from '../../../parts/states/states.tsx'
import { Link } from '../../../router/link.tsx'
import type { PageProps } from '../../../router/page-props.ts'
import { useTitle } from '../../../shell/use-title.ts'
import { makeTimes, useNow } from '../../../time/use-times.ts'
import type { Board } from '../court/board.ts'
import { BoardStates } from '../court/board-states.tsx'
import { courtWords } from '../court/court-words.ts'
import { useAwake } from '../court/use-awake.ts'
import { CourtWayIn } from '../court/way-in.tsx'
import { useIdleCursor } from './use-idle-cursor.ts'
import { WallScore } from './wall-score.tsx'

/** The score of a court from across the hall. */
export default function ScreenPage({ params }: PageProps) {
  const publicId = params['court'] ?? ''
  return (
    <CourtWayIn kinds={['screen', 'device']} otherwise={() => <SwitchedOff path={publicId} />}>
      <BoardStates publicId={publicId}>{(board) => <Wall board={board} />}</BoardStates>
    </CourtWayIn>
  )
}

function SwitchedOff({ path }: { path: string }) {
  const words = useWords(courtWords)
  useTitle(words.screenTitle)
  const to = encodeURIComponent(`/portal/screen/${path}`)
  return (
    <main className="solo" id="main">
      <Empty isPage title={words.screenTitle} text={words.screenText}>
        <Link className="btn" href={`/portal/sign-in?to=${to}`}>
          {words.signIn}
        </Link>
      </Empty>
    </main>
  )
}

/** A cut is shown only when it lasts: the score of five seconds ago is good from across the hall. */
const SAID_AFTER_MS = 5_000

/** In the club's language: no one who passes by has chosen another. */
function Wall({ board }: { board: Board }) {
  const { courtName, clubName, match, next, timezone } = board
  const language = chooseLanguage(board.language, navigator.languages)
  const words = courtWords[language]
  const times = makeTimes(language, timezone)
  const now = useNow(1_000)
  const { staleSince } = useConnection()
  useAwake()
  useTitle(courtName)
  const isCursorShown = useIdleCursor()
  const isStale = staleSince !== null && now.getTime() - staleSince.getTime() > SAID_AFTER_MS
  return (
    <div className={isCursorShown ? 'wall' : 'wall no-cursor'} lang={language}>
      <header className="row between">
        <h1>{courtName}</h1>
        <span role="status">
          {isStale ? (
            <span className="st warn badge sm">{words.notLive(times.time(staleSince))}</span>
          ) : (
            <Phase match={match} words={words} />
          )}
        </span>
        <span className="b sm">{times.time(now)}</span>
      </header>
      <main id="main">
        {match ? (
          <WallScore match={match} words={words} />
        ) : (
          <p className="wall-idle">
            {board.status === 'MAINTENANCE' || board.status === 'DISABLED'
              ? words.closed
              : words.free}
          </p>
        )}
      </main>
      <footer className="row between m sm">
        <span>
          {next ? words.next(times.time(next.scheduledStart), minutesOf(next)) : words.nothingNext}
        </span>
        <span>{clubName}</span>
      </footer>
    </div>
  )
}

type CourtWords = (typeof courtWords)['en']

function Phase({ match, words }: { match: Board['match']; words: CourtWords }) {
  if (match === null) return null
  const { displayPhase, score, status } = match
  const isOn = status === 'ACTIVE'
  const side = score?.decidingPointSide
  return (
    <span className={isOn ? 'st live badge sm' : 'st badge sm'}>
      {words.phases[displayPhase]}
      {side && ` ${words.sides[side]}`}
    </span>
  )
}

function minutesOf({ scheduledStart, scheduledEnd }: NonNullable<Board['next']>): number {
  return Math.round((Date.parse(scheduledEnd) - Date.parse(scheduledStart)) / 60_000)
}
