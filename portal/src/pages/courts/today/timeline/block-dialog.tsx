import { useState } from 'react'
import { isolate } from '../../../../../../rules/isolate.ts'
import { useAsk } from '../../../../graph/use-ask.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Button } from '../../../../parts/button.tsx'
import { Dialog } from '../../../../parts/dialog.tsx'
import { useLoaded } from '../../../../parts/dialogs/use-loaded.ts'
import { FaultNote } from '../../../../parts/states/states.tsx'
import { Status } from '../../../../parts/states/status.tsx'
import { partWords } from '../../../../parts/words/part-words.ts'
import { Link } from '../../../../router/link.tsx'
import { useClub } from '../../../../shell/club.tsx'
import { toClubPath } from '../../../../shell/visible-entries.ts'
import { useTimes } from '../../../../time/use-times.ts'
import { useBookingActs } from '../../walk-in/own/booking-acts.tsx'
import type { BookingPlace } from '../../walk-in/slot/outside-note.tsx'
import type { Row } from '../day-plan.ts'
import { endingText } from '../ending-text.ts'
import { todayWords } from '../today-words.ts'
import { whoText } from '../who-text.ts'

interface BlockDialogProps {
  rows: readonly Row[]
  /** False while the matches of the day are being read, as where it turns. */
  isRead: boolean
  places: readonly BookingPlace[]
  /** The match that was opened; it follows what happens meanwhile. */
  id: string | null
  onClose: () => void
}

/** A match of the day in words: when, on which court, from whom, and how it stands. */
export function BlockDialog({ rows, isRead, places, id, onClose }: BlockDialogProps) {
  const words = useWords(todayWords)
  const parts = useWords(partWords)
  const club = useClub()
  const times = useTimes(club.timezone)
  const row = rows.find(({ blocks }) => blocks.some((block) => block.id === id))
  const block = row?.blocks.find((one) => one.id === id)
  const courts = rows.map(({ court }) => court)
  const ofDay = { status: block?.sessionStatus ?? null, isRead }
  const acts = useBookingActs({ id, ...ofDay, courts, places })
  const [resultOf, setResultOf] = useState<string | null>(null)
  const results = useLoaded(loadResults, id !== null)
  const match = useAsk('PortalMatch', { id: id ?? '' }, { enabled: id !== null })
  const fault = acts.fault ?? (match.data === null ? match.error : null)
  if (results && resultOf)
    return <results.BlockResult matchId={resultOf} onClose={() => setResultOf(null)} />
  // A dialog of an act stays in its place without its match, so that it says what became of it.
  if (!row || !block)
    return (
      <>
        {null}
        {acts.dialogs}
      </>
    )
  const { start, end, status, source, bookingId, score } = block
  const ending = endingText(
    { ...block, status: block.sessionStatus, isWon: score?.isWon ?? false },
    times.time(end),
    words,
  )
  const who = whoText(block, { ...words, others: words.othersInWords })
  const award = score?.awardedTo ? words.awardedTo[score.awardedTo] : null
  const standing =
    score && [...score.sets, score.games, score.points, award].filter(Boolean).join(' · ')
  return (
    <>
      <Dialog
        title={`${words.match} · ${isolate(row.court.name)}`}
        isOpen
        onClose={onClose}
        end={
          <>
            <Button onClick={onClose}>{parts.close}</Button>
            {results && (
              <results.BlockResultButton
                matchId={block.id}
                onOpen={() => {
                  setResultOf(block.id)
                  onClose()
                }}
              />
            )}
            {acts.buttons}
            <Link className="btn pri" href={toClubPath(club, `matches/${block.id}`)}>
              {words.openMatch}
            </Link>
          </>
        }
      >
        <dl className="dl">
          <dt>{words.time}</dt>
          <dd>{times.span(start, end)}</dd>
          <dt>{words.status}</dt>
          <dd>
            <Status of={status} />
            {ending && <div className="s m">{ending}</div>}
          </dd>
          {who && (
            <>
              <dt>{words.whoPlays}</dt>
              <dd>{who}</dd>
            </>
          )}
          <dt>{words.score}</dt>
          <dd>{standing || words.noScore}</dd>
          <dt>{words.booking}</dt>
          <dd>
            {source ?? words.byClub}
            {bookingId && (
              <>
                {' '}
                <code>{bookingId}</code>
              </>
            )}
          </dd>
        </dl>
        {acts.note !== null && <p className="m">{acts.note}</p>}
        {/* Otherwise buttons would be missing without a word. */}
        {fault && <FaultNote fault={fault} />}
      </Dialog>
      {acts.dialogs}
    </>
  )
}

const loadResults = () => import('../../match/result/result-of-block.tsx')
