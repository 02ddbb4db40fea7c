import { useAsk } from '../../../../graph/use-ask.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { FaultNote, Loading } from '../../../../parts/states/states.tsx'
import { Link } from '../../../../router/link.tsx'
import type { OperatedClub } from '../operated-clubs.ts'
import { AuditTable } from './audit-table.tsx'
import { auditWords } from './audit-words.ts'

const SHOWN = 8

/** The last changes by staff, of the courts' side. */
export function LatestAudit({ clubs }: { clubs: readonly OperatedClub[] }) {
  const words = useWords(auditWords)
  const { data, error, isLoading, refetch } = useAsk('PortalAudit', { first: SHOWN })
  const entries = data?.auditEntries?.nodes ?? []
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
      {isLoading && <Loading lines={4} />}
      {error && <FaultNote fault={error} onRetry={() => void refetch()} />}
      {data && entries.length === 0 && <p className="m pad">{words.empty}</p>}
      {entries.length > 0 && <AuditTable entries={entries} clubs={clubs} />}
    </section>
  )
}
