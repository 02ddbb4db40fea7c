import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useList } from '../../../graph/lists.ts'
import { useAsk, useReload } from '../../../graph/use-ask.ts'
import { useSettledText } from '../../../graph/use-settled.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { Icon } from '../../../parts/icon.tsx'
import { ConnectionWord } from '../../../parts/states/connection-word.tsx'
import { Count } from '../../../parts/states/count.tsx'
import { Empty, FaultNote, Loading } from '../../../parts/states/states.tsx'
import { toSlugText } from '../../../parts/words/slug-text.ts'
import { Link } from '../../../router/link.tsx'
import { setSearch, usePlace } from '../../../router/place.ts'
import { useTitle } from '../../../shell/use-title.ts'
import { useNow } from '../../../time/use-times.ts'
import { ZoneContext } from '../../../time/zone.tsx'
import { AUDIT_LISTS, VOLUNTEER_AUDIT_LISTS } from './audit/audit-entries.ts'
import { LatestAudit } from './audit/latest-audit.tsx'
import { toWaiting } from './backlog.ts'
import { BacklogFigures, WaitingList } from './backlog-figures.tsx'
import { ClubSheet } from './club-sheet.tsx'
import { ClubTable } from './club-table.tsx'
import {
  CLUB_LISTS,
  type ClubFilter,
  countClubs,
  findClubs,
  toClubFilter,
  withOthers,
} from './operated-clubs.ts'
import { operatorWords } from './operator-words.ts'
import { StaffSessions } from './staff-sessions.tsx'

const FILTERS: readonly ClubFilter[] = ['ALL', 'NEEDS', 'INACTIVE']

/** Which clubs have a problem; is the platform well; who changed what. */
export default function OperatorPage() {
  const words = useWords(operatorWords)
  const reload = useReload()
  const now = useNow()
  const clubs = useList('PortalClubs', {}, (data) => data.clubs)
  const backlog = useAsk('PortalBacklog', {})
  const waiting = backlog.data ? toWaiting(backlog.data) : []
  // What waited as it was read may be done since.
  const readAt = new Date(backlog.readAt)
  const refresh = () =>
    reload(...CLUB_LISTS, 'PortalBacklog', ...AUDIT_LISTS, ...VOLUNTEER_AUDIT_LISTS)
  useTitle(words.title)
  return (
    <>
      <div className="ph">
        <div className="t">
          <h1>{words.title}</h1>
          <p className="m s">{words.zone}</p>
        </div>
        <ZoneContext value="UTC">
          <ConnectionWord />
        </ZoneContext>
        <Button icon="refresh" onClick={refresh}>
          {words.refresh}
        </Button>
        <Link className="btn pri" href="/portal/operator/provision">
          <Icon name="plus" />
          {words.provision}
        </Link>
      </div>
      {backlog.error && <FaultNote fault={backlog.error} onRetry={() => void backlog.refetch()} />}
      {clubs.isThere && backlog.data && (
        <BacklogFigures clubs={countClubs(clubs.nodes)} waiting={waiting} readAt={readAt} />
      )}
      <Clubs {...clubs} />
      <div className="split">
        <LatestAudit clubs={clubs.nodes} />
        <aside className="stack" aria-label={words.waitingAndSessions}>
          <WaitingList waiting={waiting} readAt={readAt} isLoading={backlog.isLoading} />
          <StaffSessions now={now} />
        </aside>
      </div>
    </>
  )
}

type ClubList = ReturnType<typeof useClubList>
const useClubList = () => useList('PortalClubs', {}, (data) => data.clubs)

function Clubs({ nodes: listed, isWhole, isThere, error, isLoading, refetch }: ClubList) {
  const words = useWords(operatorWords)
  const { search } = usePlace()
  const [openId, setOpenId] = useState<string | null>(null)
  const filter = toClubFilter(search.get('show'))
  const text = search.get('find') ?? ''
  const prefix = toSlugText(useSettledText(text))
  const bySlug = useAsk(
    'PortalOperatedClubsBySlug',
    { prefix },
    { enabled: !isWhole && prefix !== '', placeholderData: keepPreviousData },
  )
  const nodes = withOthers(listed, bySlug.data?.clubsBySlug ?? [])
  const counts = countClubs(listed)
  const found = findClubs(nodes, filter, text)
  return (
    <>
      <div className="row">
        <label className="search">
          <span className="vh">{words.search}</span>
          <Icon name="search" />
          <input
            className="in"
            placeholder={words.searchHint}
            value={text}
            onChange={({ target }) => setSearch({ find: target.value })}
          />
        </label>
        <div className="chips">
          {FILTERS.map((one) => (
            <button
              type="button"
              className="chip"
              key={one}
              aria-pressed={one === filter}
              onClick={() => setSearch({ show: one === 'ALL' ? null : one })}
            >
              {words.filters[one]} <Count of={isThere ? counts[one] : null} />
            </button>
          ))}
        </div>
      </div>
      {!isWhole && <p className="m s">{words.notWhole(listed.length)}</p>}
      <section className="card" aria-label={words.title}>
        {isLoading && <Loading lines={5} />}
        {error && <FaultNote fault={error} onRetry={() => void refetch()} />}
        {isThere && nodes.length === 0 && <Empty title={words.emptyTitle} text={words.empty} />}
        {bySlug.error && <FaultNote fault={bySlug.error} onRetry={() => void bySlug.refetch()} />}
        {nodes.length > 0 && found.length === 0 && !bySlug.isLoading && !bySlug.error && (
          <p className="m pad">{words.noneFound}</p>
        )}
        {found.length > 0 && <ClubTable clubs={found} onManage={setOpenId} />}
      </section>
      <ClubSheet
        key={openId}
        club={nodes.find(({ id }) => id === openId) ?? null}
        onClose={() => setOpenId(null)}
      />
    </>
  )
}
