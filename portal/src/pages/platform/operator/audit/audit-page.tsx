import type { DataOf } from '../../../../graph/ask.ts'
import { useList, usePages } from '../../../../graph/lists.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Button } from '../../../../parts/button.tsx'
import { Empty, FaultNote, Loading } from '../../../../parts/states/states.tsx'
import { partWords } from '../../../../parts/words/part-words.ts'
import { setSearch, usePlace } from '../../../../router/place.ts'
import { useTitle } from '../../../../shell/use-title.ts'
import {
  type AuditEntry,
  type AuditSearch,
  isPartialId,
  toAuditFilter,
  toAuditSearch,
  toCsv,
} from './audit-entries.ts'
import { AuditTable } from './audit-table.tsx'
import { auditWords } from './audit-words.ts'

const SIDES = ['COURTS', 'VOLUNTEERS'] as const
const FIELDS = ['actor', 'resource', 'from', 'to'] as const

/** Who changed what, in every club and on the platform. */
export default function AuditPage() {
  const words = useWords(auditWords)
  const { search } = usePlace()
  const asked = toAuditSearch(search)
  useTitle(words.title)
  return (
    <>
      <div className="ph">
        <div className="t">
          <h1>{words.title}</h1>
          <p className="m s">{words.about}</p>
        </div>
        <fieldset className="seg">
          <legend className="vh">{words.side}</legend>
          {SIDES.map((side) => (
            <Button
              key={side}
              aria-pressed={side === asked.side}
              onClick={() => setSearch({ side: side === 'COURTS' ? null : side })}
            >
              {words.sides[side]}
            </Button>
          ))}
        </fieldset>
      </div>
      <Filters asked={asked} />
      {asked.side === 'COURTS' ? (
        <CourtEntries asked={asked} />
      ) : (
        <VolunteerEntries asked={asked} />
      )}
    </>
  )
}

function Filters({ asked }: { asked: AuditSearch }) {
  const words = useWords(auditWords)
  return (
    <div className="cols four">
      {FIELDS.map((name) => (
        <div className="field" key={name}>
          <label htmlFor={`filter-${name}`}>{words.filters[name]}</label>
          <input
            className="in"
            id={`filter-${name}`}
            type={name === 'from' || name === 'to' ? 'date' : 'text'}
            value={asked[name]}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setSearch({ [name]: target.value })}
          />
          {name === 'resource' && isPartialId(asked.resource) && (
            <span className="hint">{words.wholeId}</span>
          )}
        </div>
      ))}
    </div>
  )
}

const PAGE = 50

function CourtEntries({ asked }: { asked: AuditSearch }) {
  const pick = (data: DataOf<'PortalAudit'>) => data.auditEntries
  return <Entries {...usePages('PortalAudit', variablesOf(asked), pick)} />
}

function VolunteerEntries({ asked }: { asked: AuditSearch }) {
  const pick = (data: DataOf<'PortalVolunteerAudit'>) => data.volunteerAuditEntries
  return <Entries {...usePages('PortalVolunteerAudit', variablesOf(asked), pick)} />
}

const variablesOf = (asked: AuditSearch) => ({ first: PAGE, filter: toAuditFilter(asked) })

interface EntriesProps {
  nodes: readonly AuditEntry[]
  isThere: boolean
  error: Parameters<typeof FaultNote>[0]['fault'] | null
  isLoading: boolean
  refetch: () => unknown
  hasMore: boolean
  isLoadingMore: boolean
  loadMore: () => void
}

function Entries({ nodes, isThere, error, isLoading, refetch, ...more }: EntriesProps) {
  const words = useWords(auditWords)
  const parts = useWords(partWords)
  const clubs = useList('PortalClubs', {}, (data) => data.clubs)
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
            onClick={() => download(toCsv(nodes))}
          >
            {words.export(nodes.length)}
          </Button>
        )}
      </header>
      {isLoading && <Loading lines={6} />}
      {error && <FaultNote fault={error} onRetry={() => void refetch()} />}
      {isThere && nodes.length === 0 && <Empty title={words.emptyTitle} text={words.empty} />}
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
