import { useWords } from '../../../i18n/use-words.tsx'
import { statusWords } from '../../../parts/words/status-words.ts'
import { triggerWords } from './trigger-words.ts'
import { toValueText, type Workflow } from './workflows.ts'
import { workflowsWords } from './workflows-words.ts'

type Ruled = Pick<Workflow, 'event' | 'trigger' | 'conditions' | 'actions'>

/** What starts a workflow, under which conditions, and what it does. */
export function RulesInWords({ workflow }: { workflow: Ruled }) {
  const words = useWords(workflowsWords)
  return (
    <dl className="dl">
      <dt>{words.event}</dt>
      <dd>{workflow.event?.name ?? words.allEvents}</dd>
      <dt>{words.when}</dt>
      <dd>
        <TriggerInWords trigger={workflow.trigger} />
      </dd>
      <dt>{words.ifAll}</dt>
      <dd>
        <ConditionsInWords conditions={workflow.conditions} />
      </dd>
      <dt>{words.thenDo}</dt>
      <dd>
        <ActionsInWords actions={workflow.actions} />
      </dd>
    </dl>
  )
}

export function TriggerInWords({ trigger }: Pick<Workflow, 'trigger'>) {
  const words = useWords(workflowsWords)
  const types = useWords(triggerWords)
  const { type, event } = trigger
  return type === 'MANUAL' || event === null ? words.byHand : types[event]
}

export function ConditionsInWords({ conditions }: Pick<Workflow, 'conditions'>) {
  const words = useWords(workflowsWords)
  if (conditions.length === 0) return words.always
  return (
    <ul className="stack x">
      {conditions.map(({ field, op, value }) => (
        <li key={field + op + toValueText(value)} className="wrap">
          <code>{field}</code> {words.ops[op]} <code>{toValueText(value)}</code>
        </li>
      ))}
    </ul>
  )
}

interface ActionsProps extends Pick<Workflow, 'actions'> {
  /** One line, without texts of messages. */
  isShort?: boolean
}

export function ActionsInWords({ actions, isShort = false }: ActionsProps) {
  const words = useWords(workflowsWords)
  const statuses = useWords(statusWords)
  const lines = actions.map(({ type, audience, status }) => {
    if (type === 'SEND_MESSAGE') return words.sends(words.audiences[audience?.type ?? 'ALL'])
    if (type === 'GRANT_EVENT_ACCESS') return words.grants
    return words.sets(statuses[status ?? 'PENDING'])
  })
  if (isShort) return lines.join(' · ')
  return (
    <ol className="stack t steps">
      {actions.map(({ subject, body }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: actions have no id, and their order is what they are
        <li key={index} className="stack x">
          <span>{lines[index]}</span>
          {body !== null && (
            <blockquote className="code">
              {subject && <p className="b">{subject}</p>}
              {body}
            </blockquote>
          )}
        </li>
      ))}
    </ol>
  )
}
