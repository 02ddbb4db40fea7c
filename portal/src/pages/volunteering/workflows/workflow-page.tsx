import { useState } from 'react'
import { findBlocking } from '../../../graph/fault.ts'
import { useAsk, useChange, useReload } from '../../../graph/use-ask.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { ConnectionWord } from '../../../parts/states/connection-word.tsx'
import { Empty, FaultNote, Loading } from '../../../parts/states/states.tsx'
import { Status } from '../../../parts/states/status.tsx'
import { Link } from '../../../router/link.tsx'
import type { PageProps } from '../../../router/page-props.ts'
import { useClub } from '../../../shell/club.tsx'
import { useTitle } from '../../../shell/use-title.ts'
import { toClubPath } from '../../../shell/visible-entries.ts'
import { RulesInWords } from './in-words.tsx'
import { RunDialog } from './run-dialog.tsx'
import { RunTable } from './run-table.tsx'
import { WorkflowDialog } from './workflow-dialog.tsx'
import type { Workflow } from './workflows.ts'
import { workflowsWords } from './workflows-words.ts'

/** What one workflow does, and what became of each of its runs. */
export default function WorkflowPage({ params }: PageProps) {
  const words = useWords(workflowsWords)
  const club = useClub()
  const id = params['workflow'] ?? ''
  const { data, error, isLoading, refetch } = useAsk('PortalWorkflow', { id })
  const workflow = data?.volunteerWorkflow ?? null
  const isOwn = workflow?.clubId === club.id
  useTitle(isOwn ? workflow.name : words.title)
  if (isLoading) return <Loading lines={6} />
  const blocking = findBlocking(error, data !== null)
  if (blocking) return <FaultNote fault={blocking} onRetry={() => void refetch()} />
  if (!workflow || !isOwn)
    return (
      <Empty isPage title={words.notFoundTitle} text={words.notFound}>
        <Link className="btn" href={toClubPath(club, 'volunteers/workflows')}>
          {words.title}
        </Link>
      </Empty>
    )
  return (
    <>
      <Header workflow={workflow} />
      <div className="split">
        <RunTable workflow={workflow} />
        <aside className="stack" aria-label={words.does}>
          <Rules workflow={workflow} />
        </aside>
      </div>
    </>
  )
}

function Header({ workflow }: { workflow: Workflow }) {
  const words = useWords(workflowsWords)
  const club = useClub()
  const reload = useReload()
  const [open, setOpen] = useState<'change' | 'run' | null>(null)
  const { id, name, description, enabled } = workflow
  const { change, isBusy, error } = useChange('PortalChangeWorkflow', () =>
    reload('PortalWorkflow', 'PortalWorkflows'),
  )
  return (
    <>
      <div className="ph">
        <div className="t">
          <nav className="crumb" aria-label={words.path}>
            <Link href={toClubPath(club, 'volunteers/workflows')}>{words.title}</Link>
          </nav>
          <h1>{name}</h1>
          {description && <p className="m s wrap">{description}</p>}
        </div>
        <ConnectionWord />
        <Status
          isBadge
          of={enabled ? 'SUCCEEDED' : 'CLOSED'}
          word={enabled ? words.on : words.off}
        />
        <Button
          isBusy={isBusy}
          onClick={() => change({ input: { workflowId: id, enabled: !enabled } })}
        >
          {enabled ? words.switchOff : words.switchOn}
        </Button>
        <Button onClick={() => setOpen('change')}>{words.change}</Button>
        <Button reason={enabled ? null : words.onFirst} onClick={() => setOpen('run')}>
          {words.runNow}
        </Button>
      </div>
      {error && <FaultNote fault={error} />}
      {open === 'change' && (
        <WorkflowDialog
          workflow={workflow}
          onClose={() => setOpen(null)}
          onDone={() => setOpen(null)}
        />
      )}
      {open === 'run' && <RunDialog workflow={workflow} onClose={() => setOpen(null)} />}
    </>
  )
}

function Rules({ workflow }: { workflow: Workflow }) {
  const words = useWords(workflowsWords)
  return (
    <section className="card" aria-labelledby="rules">
      <header>
        <h2 id="rules">{words.rules}</h2>
      </header>
      <div className="pad">
        <RulesInWords workflow={workflow} />
      </div>
      <p className="foot">{words.allOrNone}</p>
    </section>
  )
}
