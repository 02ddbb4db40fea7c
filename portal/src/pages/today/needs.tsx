import { useChange, useReload } from '../../graph/use-ask.ts'
import { useWords } from '../../i18n/use-words.tsx'
import { Button } from '../../parts/button.tsx'
import { FaultNote } from '../../parts/states.tsx'
import { Link } from '../../router/link.tsx'
import { useClub } from '../../shell/club.tsx'
import { toClubPath } from '../../shell/visible-entries.ts'
import { useNow, useTimes } from '../../time/use-times.ts'
import type { Court } from './day-plan.ts'
import { todayWords } from './today-words.ts'
import type { FailingEndpoint, OpenConflict } from './use-today.ts'

export type Need =
  | { kind: 'conflict'; key: string; conflict: OpenConflict; court: Court | undefined }
  | { kind: 'device'; key: string; court: Court }
  | { kind: 'endpoint'; key: string; endpoint: FailingEndpoint }

interface NeedFacts {
  courts: readonly Court[]
  conflicts: readonly OpenConflict[]
  endpoints: readonly FailingEndpoint[]
}

/** Failures in a row from which an endpoint is named, before it is disabled. */
const WORRYING_FAILURES = 5

/** What waits for a decision, the most urgent first. */
export function toNeeds({ courts, conflicts, endpoints }: NeedFacts): Need[] {
  const byId = new Map(courts.map((court) => [court.id, court]))
  return [
    ...conflicts.map((conflict): Need => {
      const court = byId.get(conflict.matchSession?.courtId ?? conflict.booking?.courtId ?? '')
      return { kind: 'conflict', key: conflict.id, conflict, court }
    }),
    ...courts
      .filter(({ status }) => status === 'DEVICE_WARNING' || status === 'OFFLINE')
      .map((court): Need => ({ kind: 'device', key: court.id, court })),
    ...endpoints
      .filter(
        ({ status, consecutiveFailures: failures }) =>
          failures >= WORRYING_FAILURES && status === 'ACTIVE',
      )
      .map((endpoint): Need => ({ kind: 'endpoint', key: endpoint.id, endpoint })),
  ]
}

export function Needs({ needs }: { needs: readonly Need[] }) {
  const words = useWords(todayWords)
  return (
    <section className="stack t" aria-labelledby="needs">
      <h2 id="needs">
        {words.needs} <span className="m">{needs.length}</span>
      </h2>
      <div className="needs">
        {needs.map((need) => {
          if (need.kind === 'conflict') {
            const { conflict, court } = need
            return <ConflictCard key={need.key} conflict={conflict} court={court} />
          }
          if (need.kind === 'device') return <DeviceCard key={need.key} court={need.court} />
          return <EndpointCard key={need.key} endpoint={need.endpoint} />
        })}
      </div>
    </section>
  )
}

function ConflictCard({
  conflict,
  court,
}: Pick<Extract<Need, { kind: 'conflict' }>, 'conflict' | 'court'>) {
  const words = useWords(todayWords)
  const times = useTimes(useClub().timezone)
  const reload = useReload()
  const { change, isBusy, error } = useChange('PortalResolveConflict', () =>
    reload('PortalOpenConflicts'),
  )
  const { booking, matchSession: session } = conflict
  const period = (one: { scheduledStart: string; scheduledEnd: string } | null) =>
    one ? `${times.time(one.scheduledStart)}–${times.time(one.scheduledEnd)}` : '–'
  const name = booking?.externalBookingId ?? booking?.provider ?? ''
  return (
    <article className="need">
      <span className="st warn">{words.conflict(court?.name ?? '')}</span>
      <h3>{booking?.status === 'CANCELLED' ? words.cancelledBooking : words.movedBooking}</h3>
      <p className="m">{words.conflictText(name, period(booking), period(session))}</p>
      {error && <FaultNote fault={error} />}
      <div className="row">
        <Button isBusy={isBusy} onClick={() => change({ input: { conflictId: conflict.id } })}>
          {words.settle}
        </Button>
      </div>
    </article>
  )
}

function DeviceCard({ court }: { court: Court }) {
  const words = useWords(todayWords)
  const isOffline = court.status === 'OFFLINE'
  return (
    <article className="need">
      <span className="st fail">{words.device(court.name)}</span>
      <h3>{isOffline ? words.offline : words.warning}</h3>
      <p className="m">{words.deviceText}</p>
    </article>
  )
}

function EndpointCard({ endpoint }: { endpoint: FailingEndpoint }) {
  const words = useWords(todayWords)
  const club = useClub()
  const now = useNow()
  const times = useTimes(club.timezone)
  const { id, name, consecutiveFailures, failureWarning, lastFailureAt } = endpoint
  return (
    <article className="need">
      <span className="st warn">{words.webhook(name)}</span>
      <h3>{words.failures(consecutiveFailures)}</h3>
      <p className="m" title={lastFailureAt ? times.moment(lastFailureAt) : undefined}>
        {words.failuresText(failureWarning, lastFailureAt ? times.ago(lastFailureAt, now) : null)}
      </p>
      <div className="row">
        <Link className="btn" href={toClubPath(club, `webhooks/${id}`)}>
          {words.seeAttempts}
        </Link>
      </div>
    </article>
  )
}
