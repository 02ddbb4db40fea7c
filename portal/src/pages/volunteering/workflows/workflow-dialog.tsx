import { type FormEvent, useId, useMemo, useState } from 'react'
import { useChange, useReload } from '../../../graph/use-ask.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { editingWords } from '../../../parts/fields/editing/editing-words.ts'
import { findChanges } from '../../../parts/fields/editing/merge.ts'
import { SaveFault } from '../../../parts/fields/editing/save-fault.tsx'
import { type Theirs, TheirsNote } from '../../../parts/fields/editing/theirs-note.tsx'
import { useEdits } from '../../../parts/fields/editing/use-edits.ts'
import { useLockedChange } from '../../../parts/fields/editing/use-locked-change.ts'
import { partWords } from '../../../parts/words/part-words.ts'
import { useClub } from '../../../shell/club.tsx'
import { ActionFields } from './actions/action-fields.tsx'
import { ConditionFields } from './conditions/condition-fields.tsx'
import { EventChoice } from './event-choice.tsx'
import { triggerWords } from './trigger-words.ts'
import {
  canStart,
  findWorkflowFault,
  isNameShort,
  MOST,
  NEW_WORKFLOW,
  toForm,
  toInput,
  type WorkflowForm,
  withTrigger,
} from './workflow-form.ts'
import { workflowFormWords } from './workflow-form-words.ts'
import { STARTING_TYPES, type Workflow } from './workflows.ts'
import { workflowsWords } from './workflows-words.ts'

interface WorkflowDialogProps {
  /** Null for a new one. */
  workflow: Workflow | null
  onClose: () => void
  onDone: (id: string) => void
}

export function WorkflowDialog({ workflow, onClose, onDone }: WorkflowDialogProps) {
  const texts = useWords(workflowFormWords)
  const parts = useWords(partWords)
  const editing = useWords(editingWords)
  const club = useClub()
  const reload = useReload()
  const id = useId()
  const before = useMemo(() => (workflow === null ? NEW_WORKFLOW : toForm(workflow)), [workflow])
  const { draft: form, theirs, edit, takeTheirs } = useEdits(before)
  const [isTried, setIsTried] = useState(false)
  const done = (id: string | undefined) => {
    reload('PortalWorkflow', 'PortalWorkflows')
    if (id !== undefined) onDone(id)
  }
  const creating = useChange('PortalCreateWorkflow', ({ createVolunteerWorkflow: made }) =>
    done(made?.workflow.id),
  )
  const changing = useLockedChange(
    'PortalChangeWorkflow',
    ['PortalWorkflow'],
    ({ updateVolunteerWorkflow: made }) => done(made?.workflow.id),
  )
  const fault = findWorkflowFault(form)
  const error = creating.error ?? changing.error
  const save = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (fault !== null || creating.isBusy || changing.isBusy) return
    const input = toInput(form)
    if (workflow === null) creating.change({ input: { ...input, clubId: club.id, enabled: true } })
    else
      changing.change({
        input: {
          ...findChanges(toInput(before), input),
          ...{ workflowId: workflow.id, expectedUpdatedAt: workflow.updatedAt },
        },
      })
  }
  return (
    <Dialog
      look="sheet"
      title={workflow?.name ?? texts.createTitle}
      isOpen
      isForm
      onClose={onClose}
      end={
        <>
          {isTried && fault ? (
            <div className="note warn" role="alert">
              <span>{texts.faults[fault]}</span>
            </div>
          ) : (
            <SaveFault fault={error} />
          )}
          <Button onClick={onClose}>{parts.cancel}</Button>
          <Button type="submit" form={id} look="pri" isBusy={creating.isBusy || changing.isBusy}>
            {workflow === null ? texts.createNow : texts.save}
          </Button>
        </>
      }
    >
      <form id={id} className="stack" noValidate onSubmit={save}>
        <Fields
          form={form}
          isTried={isTried}
          theirsOf={(name) => {
            const value = theirs[name]
            if (value === undefined) return undefined
            const text = typeof value === 'string' ? value : editing.other
            return { value: text, onTake: () => takeTheirs(name) }
          }}
          onChange={edit}
        />
      </form>
    </Dialog>
  )
}

interface FieldsProps {
  form: WorkflowForm
  /** Marks what is missing, once saving was tried. */
  isTried: boolean
  theirsOf: (name: keyof WorkflowForm) => Theirs | undefined
  onChange: (changes: Partial<WorkflowForm>) => void
}

const MANUAL = 'MANUAL'

function Fields({ form, isTried, theirsOf, onChange }: FieldsProps) {
  const types = useWords(triggerWords)
  const words = useWords(workflowsWords)
  const texts = useWords(workflowFormWords)
  const id = useId()
  const { trigger } = form
  const chooseTrigger = (value: string) => {
    const event = STARTING_TYPES.find((type) => type === value)
    onChange(withTrigger(form, event ? { type: 'EVENT', event } : { type: MANUAL }))
  }
  return (
    <>
      <div className="field">
        <label htmlFor={`${id}-name`}>{words.name}</label>
        <input
          className="in"
          id={`${id}-name`}
          value={form.name}
          maxLength={MOST.name}
          autoComplete="off"
          aria-invalid={(isTried && isNameShort(form)) || undefined}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <TheirsNote field={words.name} theirs={theirsOf('name')} />
      </div>
      <div className="field">
        <label htmlFor={`${id}-about`}>{texts.description}</label>
        <input
          className="in"
          id={`${id}-about`}
          value={form.description}
          autoComplete="off"
          onChange={({ target }) => onChange({ description: target.value })}
        />
        <TheirsNote field={texts.description} theirs={theirsOf('description')} />
      </div>
      <div className="field">
        <label htmlFor={`${id}-event`}>{words.event}</label>
        <EventChoice
          id={`${id}-event`}
          value={form.eventId}
          none={words.allEvents}
          onChoose={(eventId) => onChange({ eventId })}
        />
        <TheirsNote field={words.event} theirs={theirsOf('eventId')} />
      </div>
      <div className="field">
        <label htmlFor={`${id}-when`}>{words.when}</label>
        <select
          className="in"
          id={`${id}-when`}
          value={trigger.type === MANUAL ? MANUAL : (trigger.event ?? MANUAL)}
          onChange={({ target }) => chooseTrigger(target.value)}
        >
          <option value={MANUAL}>{words.byHand}</option>
          {STARTING_TYPES.filter((type) => type === trigger.event || canStart(type)).map((type) => (
            <option key={type} value={type}>
              {types[type]}
            </option>
          ))}
        </select>
        <TheirsNote field={words.when} theirs={theirsOf('trigger')} />
      </div>
      <TheirsNote field={words.ifAll} theirs={theirsOf('conditions')} />
      {trigger.type === 'EVENT' && trigger.event && (
        <ConditionFields
          type={trigger.event}
          eventId={form.eventId}
          conditions={form.conditions}
          isTried={isTried}
          onChange={(conditions) => onChange({ conditions })}
        />
      )}
      <TheirsNote field={words.thenDo} theirs={theirsOf('actions')} />
      <ActionFields
        trigger={trigger}
        eventId={form.eventId}
        actions={form.actions}
        isTried={isTried}
        onChange={(actions) => onChange({ actions })}
      />
    </>
  )
}
