import { useState } from 'react'
import { useList } from '../../../graph/lists.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { ConnectionWord } from '../../../parts/states/connection-word.tsx'
import { Empty, FaultNote, Loading } from '../../../parts/states/states.tsx'
import { Status } from '../../../parts/states/status.tsx'
import { Link } from '../../../router/link.tsx'
import { go } from '../../../router/place.ts'
import { useClub } from '../../../shell/club.tsx'
import { useTitle } from '../../../shell/use-title.ts'
import { toClubPath } from '../../../shell/visible-entries.ts'
import { useNow, useTimes } from '../../../time/use-times.ts'
import { ActionsInWords, TriggerInWords } from './in-words.tsx'
import { WorkflowDialog } from './workflow-dialog.tsx'
import type { Workflow } from './workflows.ts'
import { workflowsWords } from './workflows-words.ts'

/** What runs by itself, and whether it does. */
export default function WorkflowsPage() {
  const words = useWords(workflowsWords)
  const club = useClub()
  const [isNew, setIsNew] = useState(false)
  const { nodes, isThere, error, isLoading, refetch } = useList(
    'PortalWorkflows',
    { clubId: club.id },
    (data) => data.club?.volunteerWorkflows,
  )
  const enabled = nodes.filter((workflow) => workflow.enabled).length
  useTitle(words.title)
  return (
    <>
      <div className="ph">
        <div className="t">
          <h1>{words.title}</h1>
          <p className="m s">{words.about}</p>
        </div>
        <ConnectionWord />
        <Button look="pri" icon="plus" onClick={() => setIsNew(true)}>
          {words.create}
        </Button>
      </div>
      <section className="card" aria-labelledby="workflows">
        <header>
          <h2 id="workflows">{words.list}</h2>
          {isThere && <span className="m s">{words.counted(nodes.length, enabled)}</span>}
        </header>
        {isLoading && <Loading lines={4} />}
        {error && <FaultNote fault={error} onRetry={() => void refetch()} />}
        {isThere && nodes.length === 0 && <Empty title={words.emptyTitle} text={words.empty} />}
        {nodes.length > 0 && <Table workflows={nodes} />}
      </section>
      {isNew && (
        <WorkflowDialog
          workflow={null}
          onClose={() => setIsNew(false)}
          onDone={(id) => go(toClubPath(club, `volunteers/workflows/${id}`))}
        />
      )}
    </>
  )
}

function Table({ workflows }: { workflows: readonly Workflow[] }) {
  const words = useWords(workflowsWords)
  return (
    <table className="table cards">
      <thead>
        <tr>
          <th scope="col">{words.name}</th>
          <th scope="col">{words.when}</th>
          <th scope="col">{words.does}</th>
          <th scope="col">{words.state}</th>
          <th scope="col">{words.lastRun}</th>
        </tr>
      </thead>
      <tbody>
        {workflows.map((workflow) => (
          <OneRow key={workflow.id} workflow={workflow} />
        ))}
      </tbody>
    </table>
  )
}

function OneRow({ workflow }: { workflow: Workflow }) {
  const words = useWords(workflowsWords)
  const club = useClub()
  const times = useTimes(club.timezone)
  const now = useNow()
  const { id, name, event, enabled, runCount, lastTriggeredAt } = workflow
  return (
    <tr>
      <td>
        <span className="stack x">
          <Link className="b wrap" href={toClubPath(club, `volunteers/workflows/${id}`)}>
            {name}
          </Link>
          <span className="s m">{event?.name ?? words.allEvents}</span>
        </span>
      </td>
      <td data-l={words.when}>
        <TriggerInWords trigger={workflow.trigger} />
      </td>
      <td data-l={words.does}>
        <ActionsInWords actions={workflow.actions} isShort />
      </td>
      <td data-l={words.state}>
        <Status of={enabled ? 'SUCCEEDED' : 'CLOSED'} word={enabled ? words.on : words.off} />
      </td>
      <td className="m whole" data-l={words.lastRun}>
        {lastTriggeredAt ? (
          <span className="stack x">
            <time dateTime={lastTriggeredAt} title={times.moment(lastTriggeredAt)}>
              {times.since(lastTriggeredAt, now)}
            </time>
            <span className="s">{words.starts(runCount)}</span>
          </span>
        ) : (
          words.never
        )}
      </td>
    </tr>
  )
}
