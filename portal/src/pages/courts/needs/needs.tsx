import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../../i18n/use-words.tsx'
import { isCovered } from '../../../parts/dialogs/is-covered.ts'
import { usePageKeys } from '../../../parts/use-page-keys.ts'
import { ConflictCard } from '../today/conflict/conflict-card.tsx'
import type { Court, DaySession, Location } from '../today/day-plan.ts'
import { CourtCard, type MatchAct } from './court-card.tsx'
import { DeviceCard, EndpointCard } from './device-cards.tsx'
import { EndMatchDialog } from './end-match-act.tsx'
import { GiveAwayDialog } from './give-away-act.tsx'
import { needsWords } from './needs-words.ts'
import type { Need } from './to-needs.ts'

interface NeedsProps {
  needs: readonly Need[]
  /** Every court of the club, by id. */
  courts: ReadonlyMap<string, Court>
  /** Of the present day. */
  sessions: readonly DaySession[]
  places: readonly Location[]
  /** Gets the id of a conflict that was settled here. */
  onSettled: (id: string) => void
}

export function Needs({ needs, courts, sessions, places, onSettled }: NeedsProps) {
  const words = useWords(needsWords)
  const [act, setAct] = useState<MatchAct | null>(null)
  const [section, hold] = useFocusAfter(needs, act !== null)
  usePageKeys((key) => {
    if (!NUMBERS.includes(key) || isCovered()) return
    const card = section.current?.querySelectorAll('.need')[Number(key) - 1]
    // A refusal above it has a button, too.
    const button = card?.querySelector<HTMLElement>(':scope > .row > .btn')
    button?.focus()
    button?.click()
  })
  return (
    <>
      {needs.length > 0 && (
        <section className="stack t" aria-labelledby="needs" ref={section}>
          <h2 id="needs" tabIndex={-1}>
            {words.needs} <span className="m">{needs.length}</span>
          </h2>
          <NeedCards
            needs={needs}
            courts={courts}
            onHold={hold}
            onAct={(next) => {
              hold(next.key)
              setAct(next)
            }}
            onSettled={(id) => {
              hold(id)
              onSettled(id)
            }}
          />
        </section>
      )}
      {act && (
        <ActDialog
          act={act}
          sessions={sessions}
          places={places}
          onClose={() => {
            // A card that left meanwhile gives the focus on.
            if (needs.some(({ key }) => key === act.key)) hold(null)
            setAct(null)
          }}
          onDone={() => hold(act.key)}
        />
      )}
    </>
  )
}

/** Keys of the first cards, by their places. */
const NUMBERS = '123456789'

interface ActDialogProps extends Pick<NeedsProps, 'sessions' | 'places'> {
  act: MatchAct
  onClose: () => void
  onDone: () => void
}

function ActDialog({ act, sessions, places, onClose, onDone }: ActDialogProps) {
  const { court } = act
  const shared = { court, onClose, onDone }
  if (act.kind === 'give away')
    return <GiveAwayDialog {...shared} session={act.session} slot={act.slot} places={places} />
  const session = sessions.find(({ id }) => id === act.session.id) ?? act.session
  return <EndMatchDialog {...shared} session={session} ending={act.ending} />
}

interface NeedCardsProps extends Pick<NeedsProps, 'needs' | 'courts' | 'onSettled'> {
  /** Gets the key of the card that has the focus even if it leaves; null for none. */
  onHold: (key: string | null) => void
  onAct: (act: MatchAct) => void
}

function NeedCards({ needs, courts, onHold, onAct, onSettled }: NeedCardsProps) {
  return (
    <div className="needs">
      {needs.map((need) => {
        if (need.kind === 'conflict') {
          const { key, conflict } = need
          return (
            <ConflictCard
              key={key}
              conflict={conflict}
              courts={courts}
              onHold={(isHeld) => onHold(isHeld ? key : null)}
              onSettled={() => onSettled(key)}
            />
          )
        }
        if (need.kind === 'device') return <DeviceCard key={need.key} court={need.court} />
        if (need.kind === 'endpoint')
          return <EndpointCard key={need.key} endpoint={need.endpoint} />
        return <CourtCard key={need.key} need={need} onHold={onHold} onAct={onAct} />
      })}
    </div>
  )
}

/** A card that leaves with the focus gives it to the next one, the last one to the courts. */
function useFocusAfter(needs: readonly Need[], isActing: boolean) {
  const section = useRef<HTMLElement>(null)
  const held = useRef<string | null>(null)
  useEffect(() => {
    if (isActing || held.current === null || needs.some(({ key }) => key === held.current)) return
    held.current = null
    const next = section.current?.querySelector<HTMLElement>('.need > .row > .btn')
    const target = next ?? document.getElementById('courts')
    target?.focus()
  }, [needs, isActing])
  const hold = (key: string | null) => {
    held.current = key
  }
  return [section, hold] as const
}
