import { useState } from 'react'
import { useList } from '../../../graph/lists.ts'
import { useChange, useReload } from '../../../graph/use-ask.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { ConfirmDialog } from '../../../parts/dialogs/confirm-dialog.tsx'
import { FaultNote, Loading } from '../../../parts/states/states.tsx'
import { showToast } from '../../../parts/toasts.tsx'
import { useClub, useMay } from '../../../shell/club.tsx'
import { useTimes } from '../../../time/use-times.ts'
import { type Approval, openApprovals } from './installations.ts'
import { integrationsWords } from './integrations-words.ts'

/** Approvals whose codes wait for their applications. */
export function Approvals({ now }: { now: Date }) {
  const words = useWords(integrationsWords)
  const club = useClub()
  const { nodes, isThere, error, isLoading, refetch } = useList(
    'PortalApprovals',
    { clubId: club.id },
    (data) => data.club?.installationAuthorizations,
  )
  const open = openApprovals(nodes, now)
  return (
    <section className="card" aria-labelledby="approvals">
      <header>
        <h2 id="approvals">{words.approvals}</h2>
      </header>
      {isLoading && <Loading lines={2} />}
      {error && <FaultNote fault={error} onRetry={() => void refetch()} />}
      {isThere && open.length === 0 && <p className="m pad">{words.approvalsEmpty}</p>}
      <ul className="list">
        {open.map((approval) => (
          <OneApproval key={approval.id} approval={approval} />
        ))}
      </ul>
    </section>
  )
}

function OneApproval({ approval }: { approval: Approval }) {
  const words = useWords(integrationsWords)
  const club = useClub()
  const times = useTimes(club.timezone)
  const isOwner = useMay('OWNER')
  const reload = useReload()
  const [asks, setAsks] = useState(false)
  const { id, application, createdAt, expiresAt } = approval
  const term = words.codeEnds(times.moment(createdAt), times.moment(expiresAt))
  const { change, isBusy, error } = useChange('PortalWithdrawApproval', () => {
    reload('PortalApprovals')
    showToast({ text: words.withdrawn(application.name) })
  })
  const withdraw = () => change({ input: { clubId: club.id, installationAuthorizationId: id } })
  return (
    <li className="stack x">
      <span className="b">{application.name}</span>
      <p className="s m">{term}</p>
      {isOwner && (
        <div>
          <Button look="danger" onClick={() => setAsks(true)}>
            {words.withdraw}
          </Button>
        </div>
      )}
      {asks && (
        <ConfirmDialog
          title={words.withdrawTitle(application.name)}
          action={words.withdrawNow}
          isBusy={isBusy}
          error={error}
          onAct={withdraw}
          onClose={() => setAsks(false)}
        >
          <p>{words.withdrawText(application.name)}</p>
          <p className="s m">{term}</p>
        </ConfirmDialog>
      )}
    </li>
  )
}
