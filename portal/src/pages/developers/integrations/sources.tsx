import { useList } from '../../../graph/lists.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { FaultNote, Loading } from '../../../parts/states/states.tsx'
import { Status } from '../../../parts/states/status.tsx'
import { useClub } from '../../../shell/club.tsx'
import { useTimes } from '../../../time/use-times.ts'
import { integrationsWords } from './integrations-words.ts'

const SHAPES = {
  ACTIVE: 'SUCCEEDED',
  PAUSED: 'PAUSED',
  ERROR: 'FAILED',
  DISABLED: 'CLOSED',
} as const

/** Booking sources of all installations, and whether they bring anything. */
export function Sources({ now }: { now: Date }) {
  const words = useWords(integrationsWords)
  const club = useClub()
  const times = useTimes(club.timezone)
  const { nodes, isThere, error, isLoading, refetch } = useList(
    'PortalSources',
    { clubId: club.id },
    (data) => data.club?.bookingSources,
  )
  return (
    <section className="card" aria-labelledby="sources">
      <header>
        <h2 id="sources">{words.sources}</h2>
        <span className="m s">{words.sourcesText}</span>
      </header>
      {isLoading && <Loading lines={2} />}
      {error && <FaultNote fault={error} onRetry={() => void refetch()} />}
      {isThere && nodes.length === 0 && <p className="m pad">{words.sourcesEmpty}</p>}
      <ul className="list">
        {nodes.map(({ id, name, sourceKey, status, lastSynchronizedAt: last }) => (
          <li key={id} className="stack x">
            <div className="row between nowrap">
              <span className="b">{name}</span>
              <Status of={SHAPES[status]} word={words.sourceStatuses[status]} />
            </div>
            <p className="s m" title={last ? times.moment(last) : undefined}>
              <code>{sourceKey}</code> ·{' '}
              {last ? words.lastSynchronized(times.since(last, now)) : words.neverSynchronized}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
