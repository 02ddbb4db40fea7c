import { type FormEvent, useId, useRef, useState } from 'react'
import { VOLUNTEER_LIMITS } from '../../../../../../schema/volunteer/limits.ts'
import { VOLUNTEER_EVENT_STATUSES } from '../../../../../../schema/volunteer/statuses.ts'
import { findRefused } from '../../../../graph/fault-lines.ts'
import { makeIdempotencyKey } from '../../../../graph/idempotency-key.ts'
import { useAsk, useChange, useReload } from '../../../../graph/use-ask.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Button } from '../../../../parts/button.tsx'
import { Dialog } from '../../../../parts/dialog.tsx'
import { SaveFault } from '../../../../parts/fields/editing/save-fault.tsx'
import { type Theirs, TheirsNote } from '../../../../parts/fields/editing/theirs-note.tsx'
import { useEdits } from '../../../../parts/fields/editing/use-edits.ts'
import { useLockedChange } from '../../../../parts/fields/editing/use-locked-change.ts'
import { FormField } from '../../../../parts/fields/form-field.tsx'
import { FaultNote, Loading } from '../../../../parts/states/states.tsx'
import { showToast } from '../../../../parts/toasts.tsx'
import { partWords } from '../../../../parts/words/part-words.ts'
import { useClub } from '../../../../shell/club.tsx'
import { inZone } from '../../../../time/zoned.ts'
import { CancelEvent } from './cancel-event.tsx'
import {
  draftOfEvent,
  type EventDraft,
  type EventField,
  findFaultyEvent,
  type KnownEvent,
  REFUSED_EVENT,
  toEventChanges,
  toEventFields,
} from './event-draft.ts'
import { eventWords } from './event-words.ts'

interface EventSheetProps {
  /** Null for a new event. */
  event: { id: string; name: string } | null
  onClose: () => void
  /** Gets the id of the event, behind the reading of what it changes. */
  onDone?: (id: string) => void
}

/** Makes a volunteer event, or changes one as it is now. */
export function EventSheet({ event, ...rest }: EventSheetProps) {
  const words = useWords(eventWords)
  const read = useAsk(
    'PortalPlanEvent',
    { id: event?.id ?? '' },
    { enabled: event !== null, staleTime: 0 },
  )
  const known = read.data?.volunteerEvent ?? null
  if (event === null) return <EventForm known={null} {...rest} />
  if (known) return <EventForm known={known} {...rest} />
  const fault = read.error ?? read.faults[0]
  return (
    <Dialog look="sheet" title={words.changeTitle(event.name)} isOpen onClose={rest.onClose}>
      {read.isLoading ? (
        <Loading lines={4} />
      ) : fault ? (
        <FaultNote fault={fault} onRetry={() => void read.refetch()} />
      ) : (
        <p>{words.gone}</p>
      )}
    </Dialog>
  )
}

interface EventFormProps extends Omit<EventSheetProps, 'event'> {
  known: KnownEvent | null
}

/** Entries stay where the graph refuses them. */
function EventForm({ known, onClose, onDone }: EventFormProps) {
  const words = useWords(eventWords)
  const parts = useWords(partWords)
  const club = useClub()
  const reload = useReload()
  const form = useId()
  const before = draftOfEvent(known, inZone(new Date(), club.timezone).day)
  const { draft, theirs, edit, takeTheirs } = useEdits(before)
  const [isChecked, setIsChecked] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const sendMessage = useRef(async () => {})
  const [idempotencyKey, setIdempotencyKey] = useState(makeIdempotencyKey)
  const done = (id: string | undefined, text: string) => {
    void reload('PortalVolunteerEventList', 'PortalPlan', 'PortalPlanEvent')
    showToast({ text })
    onClose()
    if (id !== undefined) onDone?.(id)
  }
  const name = draft.name.trim()
  const create = useChange('PortalCreateVolunteerEvent', ({ createVolunteerEvent }) =>
    done(createVolunteerEvent?.event.id, words.added(name)),
  )
  const change = useLockedChange(
    'PortalChangeVolunteerEvent',
    ['PortalPlanEvent'],
    ({ updateVolunteerEvent }) => {
      void sendMessage.current()
      done(updateVolunteerEvent?.event.id, words.changed(name))
    },
  )
  const isBusy = create.isBusy || change.isBusy
  const fault = create.error ?? change.error
  const faulty = isChecked ? findFaultyEvent(draft) : []
  const refused = findRefused(fault, REFUSED_EVENT)
  const save = (event: FormEvent) => {
    event.preventDefault()
    setIsChecked(true)
    if (isBusy || findFaultyEvent(draft).length > 0) return
    if (known === null) {
      create.change({ input: { idempotencyKey, clubId: club.id, ...toEventFields(draft) } })
      return
    }
    const changes = toEventChanges(before, draft)
    if (Object.keys(changes).length === 0) onClose()
    else if (changes.status === 'CANCELLED') setIsAsking(true)
    else send(known)
  }
  const send = ({ id, updatedAt }: KnownEvent, message = async () => {}) => {
    sendMessage.current = message
    const changes = toEventChanges(before, draft)
    change.change({ input: { eventId: id, ...changes, expectedUpdatedAt: updatedAt } })
  }
  const set = (changes: Partial<EventDraft>) => {
    edit(changes)
    setIdempotencyKey(makeIdempotencyKey())
    create.reset()
    change.reset()
  }
  const theirsOf = (one: EventField) => {
    const value = theirs[one]
    if (value === undefined) return undefined
    return {
      value: one === 'status' ? words.statuses[value as EventDraft['status']] : value,
      onTake: () => takeTheirs(one),
    }
  }
  const field = (one: Exclude<EventField, 'status'>) => ({
    label: words.fields[one],
    value: draft[one],
    fault: faulty.includes(one) || refused.includes(one) ? words.faults[one] : undefined,
    hint: one === 'description' ? words.descriptionHint : '',
    theirs: theirsOf(one),
    onChange: (value: string) => set({ [one]: value }),
  })
  return (
    <Dialog
      look="sheet"
      title={known ? words.changeTitle(known.name) : words.addTitle}
      isOpen
      isForm
      onClose={onClose}
      end={
        <>
          <SaveFault fault={fault} isPlaced={refused.length > 0} />
          <Button onClick={onClose}>{parts.cancel}</Button>
          <Button look="pri" type="submit" form={form} isBusy={isBusy}>
            {known ? words.save : words.add}
          </Button>
        </>
      }
    >
      <form id={form} className="stack" noValidate onSubmit={save}>
        <FormField most={VOLUNTEER_LIMITS.event.name.max} {...field('name')} />
        <div className="pair">
          <FormField type="date" {...field('startDate')} />
          <FormField type="date" {...field('endDate')} />
        </div>
        <FormField most={VOLUNTEER_LIMITS.event.location} {...field('location')} />
        <FormField most={VOLUNTEER_LIMITS.event.description} isLong {...field('description')} />
        <StatusField
          value={draft.status}
          theirs={theirsOf('status')}
          isRefused={refused.includes('status')}
          onChange={(status) => set({ status })}
        />
      </form>
      {known && isAsking && (
        <CancelEvent
          event={known}
          onCancel={(sendMessage) => {
            setIsAsking(false)
            send(known, sendMessage)
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Dialog>
  )
}

interface StatusFieldProps {
  value: EventDraft['status']
  theirs: Theirs | undefined
  /** The club's plan has no place for another event. */
  isRefused: boolean
  onChange: (status: EventDraft['status']) => void
}

/** The stage of the event, and what it means for helpers. */
function StatusField({ value, theirs, isRefused, onChange }: StatusFieldProps) {
  const words = useWords(eventWords)
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{words.fields.status}</label>
      <select
        className="in"
        id={id}
        value={value}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? `${id}-hint ${id}-fault` : `${id}-hint`}
        onChange={({ target }) => onChange(target.value as EventDraft['status'])}
      >
        {VOLUNTEER_EVENT_STATUSES.map((status) => (
          <option key={status} value={status}>
            {words.statuses[status]}
          </option>
        ))}
      </select>
      <span id={`${id}-hint`} className="hint">
        {words.statusHints[value]}
      </span>
      <TheirsNote field={words.fields.status} theirs={theirs} />
      {isRefused && (
        <span id={`${id}-fault`} className="err">
          {words.noPlace}
        </span>
      )}
    </div>
  )
}
