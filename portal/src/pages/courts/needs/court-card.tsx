import { useState } from 'react'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { useLoaded } from '../../../parts/dialogs/use-loaded.ts'
import { FaultNote } from '../../../parts/states/states.tsx'
import { setSearch } from '../../../router/place.ts'
import { useClub } from '../../../shell/club.tsx'
import { useNow, useTimes } from '../../../time/use-times.ts'
import { isDesksToOpen } from '../closing/closing-input.ts'
import { useCourtStatus } from '../closing/use-court-status.ts'
import { useEndText, useMomentText } from '../closing/use-end-text.ts'
import type { Ending } from '../match/end-dialog.tsx'
import type { Court, DaySession } from '../today/day-plan.ts'
import type { Slot } from '../walk-in/slot/slot.ts'
import { sourceOf } from './booking-source.ts'
import { courtNeedWords } from './court-need-words.ts'
import { EndMatchAct } from './end-match-act.tsx'
import { GiveAwayAct } from './give-away-act.tsx'
import type { NeedOfCourt } from './to-needs.ts'

/** What a card of a match begins; its dialog outlives the card, which may leave meanwhile. */
export type MatchAct = { key: string; session: DaySession; court: Court } & (
  | { kind: 'give away'; slot: Slot }
  | { kind: 'end'; ending: Ending }
)

interface CourtCardProps<Kind extends NeedOfCourt['kind']> {
  need: NeedOfCourt & { kind: Kind }
  /** Gets the key of the card that has the focus even if it leaves; null for none. */
  onHold: (key: string | null) => void
}

interface MatchCardProps<Kind extends NeedOfCourt['kind']> {
  need: NeedOfCourt & { kind: Kind }
  onAct: (act: MatchAct) => void
}

/** What a match or the closing of a court needs; it goes once that state is over, also by an act elsewhere. */
export function CourtCard({
  need,
  onHold,
  onAct,
}: CourtCardProps<NeedOfCourt['kind']> & MatchCardProps<NeedOfCourt['kind']>) {
  if (need.kind === 'over') return <OverCard need={need} onAct={onAct} />
  if (need.kind === 'absent') return <AbsentCard need={need} onAct={onAct} />
  if (need.kind === 'overlap') return <OverlapCard need={need} onHold={onHold} />
  return <ClosedCard need={need} onHold={onHold} />
}

function OverCard({ need: { key, court, session, next }, onAct }: MatchCardProps<'over'>) {
  const words = useWords(courtNeedWords)
  const times = useTimes(useClub().timezone)
  return (
    <article className="need">
      <span className="st fail">{words.over(court.name)}</span>
      <h3>{words.overTitle(times.time(session.scheduledEnd))}</h3>
      <p className="m">{words.overText(times.time(next.scheduledStart))}</p>
      <div className="row">
        <EndMatchAct
          session={session}
          onEnd={(ending) => onAct({ kind: 'end', key, session, court, ending })}
        />
      </div>
    </article>
  )
}

function AbsentCard({ need, onAct }: MatchCardProps<'absent'>) {
  const words = useWords(courtNeedWords)
  const times = useTimes(useClub().timezone)
  const now = useNow()
  const { key, court, session } = need
  const { scheduledStart: start, scheduledEnd: end, booking } = session
  const minutes = Math.floor((now.getTime() - Date.parse(start)) / 60_000)
  return (
    <article className="need">
      <span className="st warn">{words.absent(court.name)}</span>
      <h3>{words.absentTitle(times.span(start, end))}</h3>
      <p className="m">{words.absentText(sourceOf(booking) ?? words.byClub, minutes)}</p>
      <div className="row">
        <GiveAwayAct
          session={session}
          onGive={(slot) => onAct({ kind: 'give away', key, session, court, slot })}
        />
      </div>
    </article>
  )
}

function OverlapCard({ need: { key, court, both }, onHold }: CourtCardProps<'overlap'>) {
  const words = useWords(courtNeedWords)
  const times = useTimes(useClub().timezone)
  const [isOpen, setIsOpen] = useState(false)
  const show = (next: boolean) => {
    setIsOpen(next)
    onHold(next ? key : null)
  }
  const parts = useLoaded(loadDialog, isOpen, () => show(false))
  const [one, other] = both
  const ends = both.map(({ scheduledEnd }) => scheduledEnd).sort()
  const said = both.map(({ booking, scheduledStart, scheduledEnd }) => {
    const source = sourceOf(booking) ?? words.club
    return `${source} ${times.span(scheduledStart, scheduledEnd)}`
  })
  return (
    <article className="need">
      <span className="st warn">{words.overlap(court.name)}</span>
      <h3>{words.overlapTitle(times.span(other.scheduledStart, ends[0] ?? one.scheduledEnd))}</h3>
      <p className="m">{words.overlapText(said[0] ?? '', said[1] ?? '')}</p>
      <div className="row">
        <Button onClick={() => show(true)}>{words.showBoth}</Button>
      </div>
      {isOpen && parts && (
        <parts.BothDialog court={court} both={both} onClose={() => show(false)} />
      )}
    </article>
  )
}

const loadDialog = () => import('./both-dialog.tsx')

function ClosedCard({ need, onHold }: CourtCardProps<'closed'>) {
  const { key, court, count, isWhole, next } = need
  const words = useWords(courtNeedWords)
  const endText = useEndText()
  const momentText = useMomentText()
  // A card that stays as it is keeps the focus by itself.
  const { set, isBusy, error } = useCourtStatus({ onRefused: () => onHold(null) })
  return (
    <article className="need">
      <span className="st warn">{words.closed(court.name)}</span>
      <h3>{words.closedTitle(count, isWhole)}</h3>
      <p className="m">
        {words.closedText(
          endText(court.closing?.until ?? null),
          next && momentText(next.scheduledStart),
        )}
      </p>
      {error && <FaultNote fault={error} />}
      <div className="row">
        {isDesksToOpen(court) && (
          <Button
            isBusy={isBusy}
            onClick={() => {
              onHold(key)
              set(court, null)
            }}
          >
            {words.open}
          </Button>
        )}
        <Button onClick={() => setSearch({ close: court.id })}>{words.show}</Button>
      </div>
    </article>
  )
}
