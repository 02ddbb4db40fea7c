import { useEffect, useRef } from 'react'
import { useWords } from '../../../i18n/use-words.tsx'
import { isCovered } from '../../../parts/dialogs/is-covered.ts'
import { usePageKeys } from '../../../parts/use-page-keys.ts'
import { ConflictCard } from '../today/conflict/conflict-card.tsx'
import type { Court, Location } from '../today/day-plan.ts'
import { CourtCard } from './court-card.tsx'
import { DeviceCard, EndpointCard } from './device-cards.tsx'
import { needsWords } from './needs-words.ts'
import type { Need } from './to-needs.ts'

interface NeedsProps {
  needs: readonly Need[]
  /** Every court of the club, by id. */
  courts: ReadonlyMap<string, Court>
  places: readonly Location[]
  /** Gets the id of a conflict that was settled here. */
  onSettled: (id: string) => void
}

export function Needs({ needs, courts, places, onSettled }: NeedsProps) {
  const words = useWords(needsWords)
  const [section, hold] = useFocusAfter(needs)
  usePageKeys((key) => {
    if (!NUMBERS.includes(key) || isCovered()) return
    const card = section.current?.querySelectorAll('.need')[Number(key) - 1]
    // A refusal above it has a button, too.
    const act = card?.querySelector<HTMLElement>(':scope > .row > .btn')
    act?.focus()
    act?.click()
  })
  if (needs.length === 0) return null
  return (
    <section className="stack t" aria-labelledby="needs" ref={section}>
      <h2 id="needs" tabIndex={-1}>
        {words.needs} <span className="m">{needs.length}</span>
      </h2>
      <NeedCards
        needs={needs}
        courts={courts}
        places={places}
        onHold={hold}
        onSettled={(id) => {
          hold(id)
          onSettled(id)
        }}
      />
    </section>
  )
}

/** Keys of the first cards, by their places. */
const NUMBERS = '123456789'

interface NeedCardsProps extends NeedsProps {
  /** Gets the key of the card that has the focus even if it leaves; null for none. */
  onHold: (key: string | null) => void
}

function NeedCards({ needs, courts, places, onHold, onSettled }: NeedCardsProps) {
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
        return <CourtCard key={need.key} need={need} places={places} onHold={onHold} />
      })}
    </div>
  )
}

/** A card that leaves with the focus gives it to the next one, the last one to the courts. */
function useFocusAfter(needs: readonly Need[]) {
  const section = useRef<HTMLElement>(null)
  const held = useRef<string | null>(null)
  useEffect(() => {
    if (held.current === null || needs.some(({ key }) => key === held.current)) return
    held.current = null
    const next = section.current?.querySelector<HTMLElement>('.need > .row > .btn')
    const target = next ?? document.getElementById('courts')
    target?.focus()
  }, [needs])
  const hold = (key: string | null) => {
    held.current = key
  }
  return [section, hold] as const
}
