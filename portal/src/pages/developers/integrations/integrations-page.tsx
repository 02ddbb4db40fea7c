import { useState } from 'react'
import { useList } from '../../../graph/lists.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { ConnectionWord } from '../../../parts/states/connection-word.tsx'
import { Empty, FaultNote, Loading } from '../../../parts/states/states.tsx'
import { setSearch, usePlace } from '../../../router/place.ts'
import { useClub } from '../../../shell/club.tsx'
import { useTitle } from '../../../shell/use-title.ts'
import { useNow } from '../../../time/use-times.ts'
import { Approvals } from './approvals.tsx'
import { InstallationSheet } from './installation-sheet.tsx'
import { InstallationTable } from './installation-table.tsx'
import { stateOf } from './installations.ts'
import { integrationsWords } from './integrations-words.ts'
import { Rates } from './rates.tsx'
import { Sources } from './sources.tsx'

/** Who may do what in the club. */
export default function IntegrationsPage() {
  const words = useWords(integrationsWords)
  const club = useClub()
  const now = useNow()
  const { search } = usePlace()
  const [managed, setManaged] = useState<string | null>(null)
  const { nodes, isThere, error, isLoading, refetch } = useList(
    'PortalIntegrations',
    { clubId: club.id },
    (data) => data.club?.installations,
  )
  useTitle(words.title)
  const working = nodes.filter((one) => stateOf(one, now) === 'working')
  const showsAll = search.get('revoked') === 'shown'
  const shown = showsAll ? nodes : working
  const others = nodes.length - working.length
  return (
    <>
      <div className="ph">
        <div className="t">
          <h1>{words.title}</h1>
          <p className="m s">{words.who(club.name)}</p>
        </div>
        <ConnectionWord />
      </div>
      <section className="card" aria-labelledby="applications">
        <header>
          <h2 id="applications">{words.applications}</h2>
          {isThere && <span className="m s">{words.counted(working.length, others)}</span>}
          <span className="push" />
          {others > 0 && (
            <Button look="ghost" onClick={() => setSearch({ revoked: showsAll ? null : 'shown' })}>
              {showsAll ? words.hideRevoked : words.showRevoked}
            </Button>
          )}
        </header>
        {isLoading && <Loading lines={4} />}
        {error && <FaultNote fault={error} onRetry={() => void refetch()} />}
        {isThere && nodes.length === 0 && <Empty title={words.emptyTitle} text={words.empty} />}
        {nodes.length > 0 && shown.length === 0 && (
          <Empty title={words.noneActiveTitle} text={words.noneActive} />
        )}
        {shown.length > 0 && (
          <InstallationTable installations={shown} now={now} onManage={setManaged} />
        )}
      </section>
      <div className="cols top-aligned">
        <Rates />
        <Approvals now={now} />
        <Sources now={now} />
      </div>
      <InstallationSheet
        key={managed}
        installation={nodes.find(({ id }) => id === managed) ?? null}
        now={now}
        onClose={() => setManaged(null)}
      />
    </>
  )
}
