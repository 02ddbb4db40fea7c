import type { ComparedValue } from '../../../../../rules/volunteer/workflows/conditions.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { statusWords } from '../../../parts/words/status-words.ts'
import { Whom } from '../messages/whom.tsx'
import { conditionWords } from './conditions/condition-words.ts'
import { kindOfField } from './conditions/offered-fields.ts'
import { listOf, useListedNames } from './conditions/use-listed-names.ts'
import { useConditionText } from './conditions/use-value-text.ts'
import { triggerWords } from './trigger-words.ts'
import type { Workflow } from './workflows.ts'
import { workflowsWords } from './workflows-words.ts'

type Ruled = Pick<Workflow, 'event' | 'eventId' | 'trigger' | 'conditions' | 'actions'>

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
        <ConditionsInWords workflow={workflow} />
      </dd>
      <dt>{words.thenDo}</dt>
      <dd>
        <ActionsInWords actions={workflow.actions} eventId={workflow.eventId} />
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

export function ConditionsInWords({ workflow }: { workflow: Ruled }) {
  const { conditions, trigger, eventId } = workflow
  const words = useWords(workflowsWords)
  const { neverTrue } = useWords(conditionWords)
  const { fieldText, valueText } = useConditionText()
  const names = useListedNames(conditions.length > 0 ? (eventId ?? '') : '')
  if (conditions.length === 0) return words.always
  const textOf = (field: string, value: ComparedValue) =>
    listOf(field, names)?.find(({ id }) => id === value)?.name ??
    valueText(value, kindOfField(trigger.event, field)?.kind === 'choice')
  return (
    <ul className="stack x">
      {conditions.map((condition) => {
        const { field, op, value } = condition
        const values = [value].flat() as ComparedValue[]
        return (
          <li key={JSON.stringify(condition)} className="wrap">
            <b>{kindOfField(trigger.event, field) ? fieldText(field) : field}</b> {words.ops[op]}{' '}
            <b>{values.map((one) => textOf(field, one)).join(', ')}</b>
            {condition.neverTrue && (
              <>
                {' '}
                <span className="st warn">{neverTrue}</span>
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}

interface ActionsProps extends Pick<Workflow, 'actions'> {
  /** One line, without texts of messages. */
  isShort?: boolean
  /** Of the event that the workflow is for. */
  eventId?: string | null
}

export function ActionsInWords({ actions, isShort = false, eventId = null }: ActionsProps) {
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
      {actions.map(({ audience, subject, body }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: actions have no id, and their order is what they are
        <li key={index} className="stack x">
          <span>{lines[index]}</span>
          {audience && audience.type !== 'TRIGGER' && (
            <span>
              <Whom audience={audience} eventId={eventId ?? ''} />
            </span>
          )}
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
