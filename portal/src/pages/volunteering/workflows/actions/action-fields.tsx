import { useId } from 'react'
import { ACTION_TYPES, ASSIGNMENT_STATUSES } from '../../../../../../schema/volunteer/statuses.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Button } from '../../../../parts/button.tsx'
import { statusWords } from '../../../../parts/words/status-words.ts'
import { EventChoice } from '../event-choice.tsx'
import {
  isPossibleAction,
  isWholeAction,
  MOST,
  newAction,
  type TypedAction,
  type WorkflowForm,
} from '../workflow-form.ts'
import { workflowFormWords } from '../workflow-form-words.ts'
import { workflowsWords } from '../workflows-words.ts'
import { Choice } from './choice.tsx'
import { MessageFields } from './message-fields.tsx'

interface ActionFieldsProps {
  trigger: WorkflowForm['trigger']
  /** Of the event that the workflow is for; empty for all. */
  eventId: string
  actions: readonly TypedAction[]
  /** Marks what is missing. */
  isTried: boolean
  onChange: (actions: readonly TypedAction[]) => void
}

export function ActionFields(props: ActionFieldsProps) {
  const { trigger, eventId, actions, isTried, onChange } = props
  const words = useWords(workflowsWords)
  const texts = useWords(workflowFormWords)
  const add = () => {
    const made = newAction(Math.max(-1, ...actions.map(({ key }) => key)) + 1)
    const isOffered = isPossibleAction(trigger, made)
    onChange([...actions, isOffered ? made : { ...made, audience: { type: 'ALL' } }])
  }
  return (
    <fieldset className="stack t">
      <legend className="lbl">{words.thenDo}</legend>
      {actions.map((action, index) => (
        <OneAction
          key={action.key}
          action={action}
          trigger={trigger}
          ofEvent={eventId}
          number={index + 1}
          isTried={isTried}
          onChange={(changes) =>
            onChange(
              actions.map((one) =>
                one.key === action.key ? { ...one, ...changes, isKept: false } : one,
              ),
            )
          }
          onRemove={
            actions.length > 1
              ? () => onChange(actions.filter((one) => one.key !== action.key))
              : null
          }
        />
      ))}
      <div>
        <Button
          icon="plus"
          reason={actions.length < MOST.actions ? null : texts.enough}
          onClick={add}
        >
          {texts.addAction}
        </Button>
      </div>
    </fieldset>
  )
}

interface OneActionProps {
  action: TypedAction
  trigger: WorkflowForm['trigger']
  /** The event that the workflow is for. */
  ofEvent: string
  number: number
  isTried: boolean
  onChange: (changes: Partial<TypedAction>) => void
  onRemove: (() => void) | null
}

function OneAction(props: OneActionProps) {
  const { action, trigger, ofEvent, number, isTried, onChange, onRemove } = props
  const texts = useWords(workflowFormWords)
  const statuses = useWords(statusWords)
  const id = useId()
  const { type, status, eventId } = action
  const isWrong = isTried && !isWholeAction(action)
  // Of several audiences, that of all needs the least.
  const types = ACTION_TYPES.filter(
    (one) => one === type || isPossibleAction(trigger, { type: one, audience: { type: 'ALL' } }),
  )
  const isPossible = isPossibleAction(trigger, action)
  return (
    <div className="card pad stack t">
      <div className="row nowrap bottom-aligned">
        <Choice
          label={texts.actionOf(number)}
          value={type}
          values={types}
          names={texts.actionTypes}
          onChoose={(chosen) => onChange({ type: chosen })}
        />
        {onRemove && (
          <Button
            look="ghost"
            icon="x"
            aria-label={texts.removeAction(number)}
            onClick={onRemove}
          />
        )}
      </div>
      {type === 'SEND_MESSAGE' && (
        <MessageFields {...{ id, action, trigger, ofEvent, isWrong, onChange }} />
      )}
      {!isPossible && (isTried || action.isKept) && (
        <p className="err">{texts.faults.impossible}</p>
      )}
      {type === 'GRANT_EVENT_ACCESS' && (
        <div className="field">
          <label htmlFor={`${id}-event`}>{texts.toEvent}</label>
          <EventChoice
            id={`${id}-event`}
            value={eventId}
            none={texts.chooseEvent}
            isWrong={isWrong}
            onChoose={(chosen) => onChange({ eventId: chosen })}
          />
        </div>
      )}
      {type === 'SET_ASSIGNMENT_STATUS' && (
        <Choice
          label={texts.toStatus}
          value={status}
          values={ASSIGNMENT_STATUSES}
          names={statuses}
          onChoose={(chosen) => onChange({ status: chosen })}
        />
      )}
    </div>
  )
}
