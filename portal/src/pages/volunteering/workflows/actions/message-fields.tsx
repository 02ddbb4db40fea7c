import { ASSIGNMENT_STATUSES } from '../../../../../../schema/volunteer/statuses.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { statusWords } from '../../../../parts/words/status-words.ts'
import { PlaceholderNote } from '../../messages/compose/placeholder-note.tsx'
import { Whom } from '../../messages/whom.tsx'
import {
  AUDIENCES,
  isPossibleAction,
  type TypedAction,
  type WorkflowForm,
} from '../workflow-form.ts'
import { workflowFormWords } from '../workflow-form-words.ts'
import { workflowsWords } from '../workflows-words.ts'
import { Choice } from './choice.tsx'

/** An audience as it is typed, in the form in which it is read. */
function toReadAudience({ type, ...named }: TypedAction['audience']) {
  const { roleIds, shiftIds, helperIds, assignmentStatus = null } = named
  return {
    ...{ type, roleIds: roleIds ?? [], shiftIds: shiftIds ?? [] },
    ...{ helperIds: helperIds ?? [], assignmentStatus },
  }
}

interface MessageFieldsProps {
  id: string
  action: TypedAction
  trigger: WorkflowForm['trigger']
  /** The event that the workflow is for. */
  ofEvent: string
  isWrong: boolean
  onChange: (changes: Partial<TypedAction>) => void
}

/** Whom a message is for, and what it says. */
export function MessageFields(props: MessageFieldsProps) {
  const { id, action, trigger, ofEvent, isWrong, onChange } = props
  const words = useWords(workflowsWords)
  const texts = useWords(workflowFormWords)
  const statuses = useWords(statusWords)
  const { audience, subject, body } = action
  // An audience by ids was made over the API; it stays until another one is chosen.
  const offered = AUDIENCES.filter((type) =>
    isPossibleAction(trigger, { type: 'SEND_MESSAGE', audience: { type } }),
  )
  const isOffered = offered.some((one) => one === audience.type)
  return (
    <>
      <Choice
        label={texts.toWhom}
        value={audience.type}
        values={isOffered ? offered : [...offered, audience.type]}
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
          values={ASSIGNMENT_STATUSES}
          names={statuses}
          onChoose={(assignmentStatus) =>
            onChange({ audience: { type: 'STATUS', assignmentStatus } })
          }
        />
      )}
      {audience.type !== 'TRIGGER' && (
        <p className="s">
          <Whom audience={toReadAudience(audience)} eventId={ofEvent} />
        </p>
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
      <PlaceholderNote subject={subject} body={body} />
    </>
  )
}
