import { useAsk } from '../../../../graph/use-ask.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { FaultNote, Loading } from '../../../../parts/states/states.tsx'
import { Link } from '../../../../router/link.tsx'
import type { OperatedClub } from '../operated-clubs.ts'
import { mergeEntries, toEntries } from './audit-entries.ts'
import { AuditTable } from './audit-table.tsx'
import { auditWords } from './audit-words.ts'

const SHOWN = 8

/** The last changes by staff, of both sides of the product by their time. */
export function LatestAudit({ clubs }: { clubs: readonly OperatedClub[] }) {
  const words = useWords(auditWords)
  const courts = useAsk('PortalAudit', { first: SHOWN })
  const volunteers = useAsk('PortalVolunteerAudit', { first: SHOWN })
  const error = courts.error ?? volunteers.error ?? courts.faults[0] ?? volunteers.faults[0] ?? null
  const ofCourts = courts.data?.auditEntries?.nodes
  const ofVolunteers = volunteers.data?.volunteerAuditEntries?.nodes
  // A side that was not read may have the latest of all.
  const isRead = ofCourts !== undefined && ofVolunteers !== undefined
  const entries = isRead
    ? mergeEntries([toEntries('COURTS', ofCourts), toEntries('VOLUNTEERS', ofVolunteers)], SHOWN)
    : []
  const retry = () => {
    void courts.refetch()
    void volunteers.refetch()
  }
  return (
    <section className="card" aria-labelledby="audit">
      <header>
        <h2 id="audit">{words.title}</h2>
        <span className="m s">{words.order}</span>
        <span className="push" />
        <Link className="btn ghost" href="/portal/operator/audit">
          {words.all}
        </Link>
      </header>
      {!(isRead || error) && <Loading lines={4} />}
      {error && <FaultNote fault={error} onRetry={retry} />}
      {isRead && entries.length === 0 && <p className="m pad">{words.empty}</p>}
      {entries.length > 0 && <AuditTable entries={entries} clubs={clubs} />}
    </section>
  )
}
