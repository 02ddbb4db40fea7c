import { Fragment } from 'react'
import { usePages } from '../../../graph/lists.ts'
import { useChange, useReload } from '../../../graph/use-ask.ts'
import { wordOf } from '../../../i18n/define-words.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { Empty, FaultNote, Loading } from '../../../parts/states/states.tsx'
import { Status } from '../../../parts/states/status.tsx'
import { partWords } from '../../../parts/words/part-words.ts'
import { Link } from '../../../router/link.tsx'
import { useClub } from '../../../shell/club.tsx'
import { toClubPath } from '../../../shell/visible-entries.ts'
import { useTimes } from '../../../time/use-times.ts'
import type { Person } from '../volunteers/people.ts'
import { usePeople } from '../volunteers/use-people.ts'
import { runWords } from './run-words.ts'
import { isStartable, type Run, reasonOf, type Workflow } from './workflows.ts'
import { workflowsWords } from './workflows-words.ts'

export function RunTable({ workflow }: { workflow: Workflow }) {
  const words = useWords(workflowsWords)
  const parts = useWords(partWords)
  const { nodes, isThere, error, isLoading, refetch, ...more } = usePages(
    'PortalRuns',
    { id: workflow.id },
    (data) => data.volunteerWorkflow?.runs,
  )
  const { people } = usePeople(null)
  return (
    <section className="card" aria-labelledby="runs">
      <header>
        <h2 id="runs">{words.runs}</h2>
        <span className="m s">{words.kept}</span>
        <span className="push" />
        <Button look="ghost" icon="refresh" onClick={() => void refetch()}>
          {words.readAgain}
        </Button>
      </header>
      {isLoading && <Loading lines={5} />}
      {error && <FaultNote fault={error} onRetry={() => void refetch()} />}
      {isThere && nodes.length === 0 && <Empty title={words.noRunTitle} text={words.noRun} />}
      {nodes.length > 0 && <Runs runs={nodes} people={people} isEnabled={workflow.enabled} />}
      {more.hasMore && (
        <div className="foot">
          <Button isBusy={more.isLoadingMore} onClick={more.loadMore}>
            {parts.more}
          </Button>
        </div>
      )}
    </section>
  )
}

interface RunsProps {
  runs: readonly Run[]
  /** Helpers of the club, by whom runs are named. */
  people: readonly Person[]
  /** Whether the workflow is on, without which no run is started. */
  isEnabled: boolean
}

/** Outcome of each run, and a start for those that wait. */
export function Runs({ runs, people, isEnabled }: RunsProps) {
  const words = useWords(workflowsWords)
  return (
    <table className="table cards rows runs">
      <thead>
        <tr>
          <th scope="col">{words.started}</th>
          <th scope="col">{words.outcome}</th>
          <th scope="col">{words.concerns}</th>
          <th scope="col">
            <span className="vh">{words.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {runs.map((run) => (
          <OneRun key={run.id} run={run} people={people} isEnabled={isEnabled} />
        ))}
      </tbody>
    </table>
  )
}

interface OneRunProps {
  run: Run
  people: readonly Person[]
  isEnabled: boolean
}

/** So many helpers of a run are named; more are counted. */
const MOST_NAMED_IN_RUN = 3

/** The helpers that a run is about; those who were erased are counted, too. */
function Concerned({ ids, people }: { ids: readonly string[]; people: readonly Person[] }) {
  const words = useWords(workflowsWords)
  const club = useClub()
  const named = people.filter(({ helper }) => ids.includes(helper.id)).slice(0, MOST_NAMED_IN_RUN)
  if (named.length === 0) return <span className="s m">{words.helpers(ids.length)}</span>
  const more = ids.length - named.length
  return (
    <span>
      {named.map(({ helper, name }, at) => (
        <Fragment key={helper.id}>
          {at > 0 && ', '}
          <Link href={`${toClubPath(club, 'helpers')}?helper=${helper.id}`}>{name}</Link>
        </Fragment>
      ))}
      {more > 0 && ` +${more}`}
    </span>
  )
}

function OneRun({ run, people, isEnabled }: OneRunProps) {
  const words = useWords(workflowsWords)
  const reasons = useWords(runWords)
  const times = useTimes(useClub().timezone)
  const reload = useReload()
  const { change, isBusy, error } = useChange('PortalStartRun', () => reload('PortalRuns'))
  const { id, status, event, helperIds, causeId, startCount, dueAt, createdAt } = run
  const reason = reasonOf(run)
  return (
    <tr>
      <td className="m nw p2" data-l={words.started}>
        {times.moment(createdAt)}
      </td>
      <td className="p1" data-l={words.outcome}>
        <span className="stack x">
          <Status of={status} word={words.statuses[status]} />
          {reason && <span className="s m wrap">{wordOf(reasons, reason) ?? reason}</span>}
          {status === 'WAITING' && dueAt && (
            <span className="s m">{words.dueAt(times.time(dueAt))}</span>
          )}
          {error && <FaultNote fault={error} />}
        </span>
      </td>
      <td data-l={words.concerns}>
        <span className="stack x">
          <span>{event?.name ?? words.noEvent}</span>
          {helperIds.length > 0 && <Concerned ids={helperIds} people={people} />}
          <span className="s m">
            {[
              causeId === null ? words.byHand : words.byEvent,
              startCount > 1 && words.starts(startCount),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
      </td>
      <td className="n" data-l={words.actions}>
        {isStartable(run) && (
          <Button
            isBusy={isBusy}
            reason={isEnabled ? null : words.onFirst}
            onClick={() => change({ input: { runId: id } })}
          >
            {words.startRun}
          </Button>
        )}
      </td>
    </tr>
  )
}
