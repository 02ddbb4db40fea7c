import { useState } from 'react'
import type { ClubStatus as Status } from '../../../../../built/types/operations.ts'
import { useChange, useReload } from '../../../graph/use-ask.ts'
import { useSpeech, useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { TypedNameDialog } from '../../../parts/dialogs/typed-name-dialog.tsx'
import { ClubState } from '../../../parts/states/club-state.tsx'
import { showToast } from '../../../parts/toasts.tsx'
import { Link } from '../../../router/link.tsx'
import { AUDIT_LISTS } from './audit/audit-entries.ts'
import { clubSheetWords } from './club-sheet-words.ts'
import { ClubStatus, toCountry } from './club-table.tsx'
import { CLUB_LISTS, type ClubNeed, clubNeedsOf, type OperatedClub } from './operated-clubs.ts'
import { operatorWords } from './operator-words.ts'
import { PlanForm } from './plan-form.tsx'

/** Where each need is met. */
const PAGES: Readonly<Record<ClubNeed, string>> = {
  webhooks: 'webhooks',
  imports: 'integrations',
  conflicts: 'today',
  courts: 'today',
}

interface ClubSheetProps {
  club: OperatedClub | null
  onClose: () => void
}

/** All of a club that an operator decides: its needs, its plan, and whether it is let in. */
export function ClubSheet({ club, onClose }: ClubSheetProps) {
  const sheet = useWords(clubSheetWords)
  const [next, setNext] = useState<Status | null>(null)
  if (club === null) return null
  if (next !== null)
    return <StatusDialog club={club} status={next} onBack={() => setNext(null)} onDone={onClose} />
  return (
    <Dialog look="sheet" title={club.name} isOpen isForm onClose={onClose}>
      <ClubState status={club.status} way={null} />
      <Facts club={club} />
      <PlanForm club={club} onDone={onClose} />
      <section className="stack t" aria-labelledby="let-in">
        <h3 id="let-in">{sheet.letIn}</h3>
        <p className="m">{sheet.letInText}</p>
        <div className="row">
          {club.status === 'ACTIVE' ? (
            <>
              <Button look="danger" onClick={() => setNext('SUSPENDED')}>
                {sheet.suspend}
              </Button>
              <Button look="danger" onClick={() => setNext('CLOSED')}>
                {sheet.close}
              </Button>
            </>
          ) : (
            <Button onClick={() => setNext('ACTIVE')}>{sheet.open}</Button>
          )}
        </div>
      </section>
    </Dialog>
  )
}

function Facts({ club }: { club: OperatedClub }) {
  const words = useWords(operatorWords)
  const sheet = useWords(clubSheetWords)
  const { language } = useSpeech()
  const needs = clubNeedsOf(club)
  return (
    <>
      <dl className="dl">
        <dt>{words.status}</dt>
        <dd>
          <ClubStatus club={club} />
        </dd>
        <dt>{words.where}</dt>
        <dd>
          {toCountry(language, club.country)}, {club.timezone}
        </dd>
        <dt>{sheet.id}</dt>
        <dd>
          <code className="s">{club.id}</code>
        </dd>
      </dl>
      {needs.length > 0 && (
        <div className="card">
          <ul className="list">
            {needs.map((need) => (
              <li key={need} className="row between">
                <span className="st warn">{words.needs[need]}</span>
                <Link href={`/portal/${club.slug}/${PAGES[need]}`}>{sheet.look}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div>
        <Link className="btn" href={`/portal/${club.slug}/today`}>
          {sheet.openClub}
        </Link>
      </div>
    </>
  )
}

interface StatusDialogProps {
  club: OperatedClub
  status: Status
  onBack: () => void
  onDone: () => void
}

/** Whether partners, keys and staff of a club are let in: it is named, and what follows is said. */
function StatusDialog({ club, status, onBack, onDone }: StatusDialogProps) {
  const sheet = useWords(clubSheetWords)
  const reload = useReload()
  const { change, isBusy, error } = useChange('PortalSetClubStatus', () => {
    reload(...CLUB_LISTS, ...AUDIT_LISTS)
    showToast({ text: sheet.statusDone(club.name, status) })
    onDone()
  })
  return (
    <TypedNameDialog
      title={sheet.statusTitle(club.name, status)}
      name={club.slug}
      label={sheet.typeSlug(club.slug)}
      reason={sheet.slugFirst}
      action={sheet.statusDo[status]}
      look={status === 'ACTIVE' ? 'pri' : 'danger pri'}
      isBusy={isBusy}
      error={error}
      onAct={() => change({ input: { clubId: club.id, status } })}
      onClose={onBack}
    >
      <p>{sheet.statusText[status]}</p>
    </TypedNameDialog>
  )
}
