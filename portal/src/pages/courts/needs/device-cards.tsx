import { useWords } from '../../../i18n/use-words.tsx'
import { Link } from '../../../router/link.tsx'
import { useClub } from '../../../shell/club.tsx'
import { toClubPath } from '../../../shell/visible-entries.ts'
import { useNow, useTimes } from '../../../time/use-times.ts'
import type { Court } from '../today/day-plan.ts'
import { needsWords } from './needs-words.ts'
import type { FailingEndpoint } from './to-needs.ts'

export function DeviceCard({ court }: { court: Court }) {
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

export function EndpointCard({ endpoint }: { endpoint: FailingEndpoint }) {
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
