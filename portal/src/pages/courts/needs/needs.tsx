import { useEffect, useRef } from 'react'
import { useWords } from '../../../i18n/use-words.tsx'
import { Link } from '../../../router/link.tsx'
import { useClub } from '../../../shell/club.tsx'
import { toClubPath } from '../../../shell/visible-entries.ts'
import { useNow, useTimes } from '../../../time/use-times.ts'
import { ConflictCard } from '../today/conflict/conflict-card.tsx'
import type { Court } from '../today/day-plan.ts'
import { needsWords } from './needs-words.ts'
import type { FailingEndpoint, Need } from './to-needs.ts'

interface NeedsProps {
  needs: readonly Need[]
  /** Every court of the club, by id. */
  courts: ReadonlyMap<string, Court>
  /** Gets the id of a conflict that was settled here. */
  onSettled: (id: string) => void
}

export function Needs({ needs, courts, onSettled }: NeedsProps) {
  const words = useWords(needsWords)
  const [section, hold] = useFocusAfter(needs)
  if (needs.length === 0) return null
  return (
    <section className="stack t" aria-labelledby="needs" ref={section}>
      <h2 id="needs" tabIndex={-1}>
        {words.needs} <span className="m">{needs.length}</span>
      </h2>
      <NeedCards
        needs={needs}
        courts={courts}
        onHold={hold}
        onSettled={(id) => {
          hold(id)
          onSettled(id)
        }}
      />
    </section>
  )
}

interface NeedCardsProps extends NeedsProps {
  /** Gets the key of the card that has the focus even if it leaves; null for none. */
  onHold: (key: string | null) => void
}

function NeedCards({ needs, courts, onHold, onSettled }: NeedCardsProps) {
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
        return <EndpointCard key={need.key} endpoint={need.endpoint} />
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
    const next = section.current?.querySelector<HTMLElement>('.need .btn')
    const target = next ?? document.getElementById('courts')
    target?.focus()
  }, [needs])
  const hold = (key: string | null) => {
    held.current = key
  }
  return [section, hold] as const
}

function DeviceCard({ court }: { court: Court }) {
  const words = useWords(needsWords)
  const club = useClub()
  const isOffline = court.status === 'OFFLINE'
  return (
    <article className="need">
      <span className={isOffline ? 'st fail' : 'st warn'}>{words.device(court.name)}</span>
      <h3>{isOffline ? words.offline : words.warning}</h3>
      <p className="m">{isOffline ? words.offlineText : words.warningText}</p>
      <div className="row">
        <Link
          className="btn"
          href={`/portal/score/${court.publicId}?from=${encodeURIComponent(toClubPath(club, 'today'))}`}
        >
          {words.scorePad}
        </Link>
      </div>
    </article>
  )
}

function EndpointCard({ endpoint }: { endpoint: FailingEndpoint }) {
  const words = useWords(needsWords)
  const club = useClub()
  const now = useNow()
  const times = useTimes(club.timezone)
  const { id, name, installation, consecutiveFailures } = endpoint
  const application = installation?.application.name ?? name
  const isOff = endpoint.disabledBy === 'FAILURES'
  const at = isOff ? endpoint.disabledAt : endpoint.lastFailureAt
  const ago = at === null ? null : times.since(at, now)
  return (
    <article className="need">
      <span className={isOff ? 'st fail' : 'st warn'}>{words.webhook(name)}</span>
      <h3>{isOff ? words.switchedOff : words.failures(consecutiveFailures)}</h3>
      <p className="m" title={at === null ? undefined : times.moment(at)}>
        {isOff ? words.switchedOffText(application, ago) : words.failuresText(application, ago)}
      </p>
      <div className="row">
        <Link className="btn" href={toClubPath(club, `webhooks/${id}`)}>
          {words.seeAttempts}
        </Link>
      </div>
    </article>
  )
}
