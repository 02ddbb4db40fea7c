import { useId } from 'react'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { statusWords } from '../../../parts/words/status-words.ts'
import { EventChoice } from './event-choice.tsx'
import {
  ACTION_TYPES,
  AUDIENCES,
  isWholeAction,
  MOST,
  newAction,
  STATUSES,
  type TypedAction,
} from './workflow-form.ts'
import { workflowFormWords } from './workflow-form-words.ts'
import { workflowsWords } from './workflows-words.ts'

interface ActionFieldsProps {
  actions: readonly TypedAction[]
  /** Marks what is missing. */
  isTried: boolean
  onChange: (actions: readonly TypedAction[]) => void
}

export function ActionFields({ actions, isTried, onChange }: ActionFieldsProps) {
  const words = useWords(workflowsWords)
  const texts = useWords(workflowFormWords)
  const add = () =>
    onChange([...actions, newAction(Math.max(-1, ...actions.map(({ key }) => key)) + 1)])
  return (
    <fieldset className="stack t">
      <legend className="lbl">{words.thenDo}</legend>
      {actions.map((action, index) => (
        <OneAction
          key={action.key}
          action={action}
          number={index + 1}
          isTried={isTried}
          onChange={(changes) =>
            onChange(actions.map((one) => (one.key === action.key ? { ...one, ...changes } : one)))
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
  number: number
  isTried: boolean
  onChange: (changes: Partial<TypedAction>) => void
  onRemove: (() => void) | null
}

function OneAction({ action, number, isTried, onChange, onRemove }: OneActionProps) {
  const texts = useWords(workflowFormWords)
  const statuses = useWords(statusWords)
  const id = useId()
  const { type, status, eventId } = action
  const isWrong = isTried && !isWholeAction(action)
  return (
    <div className="card pad stack t">
      <div className="row nowrap bottom-aligned">
        <Choice
          label={texts.actionOf(number)}
          value={type}
          values={ACTION_TYPES}
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
        <Message id={id} action={action} isWrong={isWrong} onChange={onChange} />
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
          values={STATUSES}
          names={statuses}
          onChoose={(chosen) => onChange({ status: chosen })}
        />
      )}
    </div>
  )
}

interface MessageFieldsProps extends Pick<OneActionProps, 'action' | 'onChange'> {
  id: string
  isWrong: boolean
}

function Message({ id, action, isWrong, onChange }: MessageFieldsProps) {
  const words = useWords(workflowsWords)
  const texts = useWords(workflowFormWords)
  const statuses = useWords(statusWords)
  const { audience, subject, body } = action
  // An audience by ids was made over the API; it stays until another one is chosen.
  const isOffered = AUDIENCES.some((one) => one === audience.type)
  return (
    <>
      <Choice
        label={texts.toWhom}
        value={audience.type}
        values={isOffered ? AUDIENCES : [...AUDIENCES, audience.type]}
        names={words.audiences}
        onChoose={(type) =>
          onChange({
            audience: type === 'STATUS' ? { type, assignmentStatus: 'PENDING' } : { type },
          })
        }
      />
      {audience.type === 'STATUS' && (
        <Choice
          label={texts.ofStatus}
          value={audience.assignmentStatus ?? 'PENDING'}
          values={STATUSES}
          names={statuses}
          onChoose={(assignmentStatus) =>
            onChange({ audience: { type: 'STATUS', assignmentStatus } })
          }
        />
      )}
      <div className="field">
        <label htmlFor={`${id}-subject`}>{texts.subject}</label>
        <input
          className="in"
          id={`${id}-subject`}
          value={subject}
          maxLength={200}
          onChange={({ target }) => onChange({ subject: target.value })}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-body`}>{texts.body}</label>
        <textarea
          className="in"
          id={`${id}-body`}
          rows={4}
          aria-invalid={isWrong || undefined}
          value={body}
          onChange={({ target }) => onChange({ body: target.value })}
        />
      </div>
    </>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  values: readonly Value[]
  names: Readonly<Record<Value, string>>
  onChoose: (value: Value) => void
}

function Choice<Value extends string>({
  label,
  value,
  values,
  names,
  onChoose,
}: ChoiceProps<Value>) {
  const id = useId()
  return (
    <div className="field grow">
      <label htmlFor={id}>{label}</label>
      <select
        className="in"
        id={id}
        value={value}
        onChange={({ target }) => onChoose(target.value as Value)}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </select>
    </div>
  )
}
