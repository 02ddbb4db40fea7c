import type { DataOf } from '../../../../graph/ask.ts'
import { useList, usePages } from '../../../../graph/lists.ts'
import { useExport } from '../../../../graph/use-export.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Button } from '../../../../parts/button.tsx'
import { Empty, FaultNote, Loading } from '../../../../parts/states/states.tsx'
import { partWords } from '../../../../parts/words/part-words.ts'
import { setSearch } from '../../../../router/place.ts'
import {
  type AuditEntry,
  type AuditSearch,
  hasFilters,
  NO_FILTER,
  toAuditFilter,
  toCsv,
  toEntries,
} from './audit-entries.ts'
import { AuditTable } from './audit-table.tsx'
import { auditWords } from './audit-words.ts'

/** The entries that were asked for, of the platform or of one club. */
export function AuditList({ asked }: { asked: AuditSearch }) {
  const isOfCourts = asked.side === 'COURTS'
  if (asked.club !== '')
    return isOfCourts ? <ClubEntries asked={asked} /> : <VolunteerClubEntries asked={asked} />
  return isOfCourts ? <CourtEntries asked={asked} /> : <VolunteerEntries asked={asked} />
}

const PAGE = 50

function CourtEntries({ asked }: { asked: AuditSearch }) {
  const pick = (data: DataOf<'PortalAudit'>) => data.auditEntries
  return <Entries asked={asked} {...usePages('PortalAudit', variablesOf(asked), pick)} />
}

function VolunteerEntries({ asked }: { asked: AuditSearch }) {
  const pick = (data: DataOf<'PortalVolunteerAudit'>) => data.volunteerAuditEntries
  return <Entries asked={asked} {...usePages('PortalVolunteerAudit', variablesOf(asked), pick)} />
}

function ClubEntries({ asked }: { asked: AuditSearch }) {
  const pick = (data: DataOf<'PortalClubAudit'>) => data.club?.auditEntries
  const variables = { clubId: asked.club, ...variablesOf(asked) }
  return <Entries asked={asked} {...usePages('PortalClubAudit', variables, pick)} />
}

function VolunteerClubEntries({ asked }: { asked: AuditSearch }) {
  const pick = (data: DataOf<'PortalVolunteerClubAudit'>) => data.club?.volunteerAuditEntries
  const variables = { clubId: asked.club, ...variablesOf(asked) }
  return <Entries asked={asked} {...usePages('PortalVolunteerClubAudit', variables, pick)} />
}

const variablesOf = (asked: AuditSearch) => ({ first: PAGE, filter: toAuditFilter(asked) })

interface EntriesProps {
  asked: AuditSearch
  nodes: readonly Omit<AuditEntry, 'side'>[]
  isThere: boolean
  error: Parameters<typeof FaultNote>[0]['fault'] | null
  isLoading: boolean
  refetch: (options?: { throwOnError?: boolean }) => Promise<unknown>
  hasMore: boolean
  isLoadingMore: boolean
  loadMore: () => void
}

function Entries({
  asked,
  nodes: listed,
  isThere,
  error,
  isLoading,
  refetch,
  ...more
}: EntriesProps) {
  const words = useWords(auditWords)
  const parts = useWords(partWords)
  const clubs = useList('PortalClubs', {}, (data) => data.clubs)
  const nodes = toEntries(asked.side, listed)
  const file = useExport(
    () => refetch({ throwOnError: true }),
    () => download(toCsv(nodes)),
  )
  return (
    <section className="card" aria-labelledby="entries">
      <header>
        <h2 id="entries">{words.entries}</h2>
        <span className="m s">{words.order}</span>
        <span className="push" />
        {isThere && (
          <Button
            look="ghost"
            icon="down2"
            reason={nodes.length === 0 ? words.nothingToExport : null}
            isBusy={file.isBusy}
            onClick={() => file.start(null)}
          >
            {words.export(nodes.length)}
          </Button>
        )}
      </header>
      {isLoading && <Loading lines={6} />}
      {error && <FaultNote fault={error} onRetry={() => void refetch()} />}
      {isThere && nodes.length === 0 && !hasFilters(asked) && (
        <Empty title={words.emptyTitle} text={words.empty} />
      )}
      {isThere && nodes.length === 0 && hasFilters(asked) && (
        <Empty title={words.noneMatchTitle} text={words.noneMatches}>
          <Button onClick={() => setSearch(NO_FILTER)}>{words.unfilter}</Button>
        </Empty>
      )}
      {nodes.length > 0 && <AuditTable entries={nodes} clubs={clubs.nodes} />}
      {more.hasMore && (
        <div className="foot">
          <span>{words.kept}</span>
          <Button isBusy={more.isLoadingMore} onClick={more.loadMore}>
            {parts.more}
          </Button>
        </div>
      )}
    </section>
  )
}

function download(text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
  link.download = 'audit.csv'
  link.click()
  URL.revokeObjectURL(link.href)
}
