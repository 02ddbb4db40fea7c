import { type FormEvent, useId, useState } from 'react'
import { VOLUNTEER_LIMITS } from '../../../../../../schema/volunteer/limits.ts'
import { findRefused } from '../../../../graph/fault-lines.ts'
import { makeIdempotencyKey } from '../../../../graph/idempotency-key.ts'
import { useAsk, useChange, useReload } from '../../../../graph/use-ask.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Button } from '../../../../parts/button.tsx'
import { Dialog } from '../../../../parts/dialog.tsx'
import { FormField } from '../../../../parts/fields/form-field.tsx'
import { FaultNote, Loading } from '../../../../parts/states/states.tsx'
import { showToast } from '../../../../parts/toasts.tsx'
import { partWords } from '../../../../parts/words/part-words.ts'
import { useClub } from '../../../../shell/club.tsx'
import { inZone } from '../../../../time/zoned.ts'
import {
  draftOfEvent,
  type EventDraft,
  type EventField,
  findFaultyEvent,
  findOverwritten,
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
  // Over what is read: a field that was not edited shows what others made of it.
  const [edits, setEdits] = useState<Partial<EventDraft>>({})
  const before = draftOfEvent(known, inZone(new Date(), club.timezone).day)
  const [opened] = useState(before)
  const theirs = findOverwritten(opened, before, edits)
  const draft = { ...before, ...edits }
  const [isChecked, setIsChecked] = useState(false)
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
  const change = useChange('PortalChangeVolunteerEvent', ({ updateVolunteerEvent }) =>
    done(updateVolunteerEvent?.event.id, words.changed(name)),
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
    const input = { eventId: known.id, ...changes, expectedUpdatedAt: known.updatedAt }
    if (Object.keys(changes).length === 0) onClose()
    else void change.changeAsync({ input }).catch(() => reload('PortalPlanEvent'))
  }
  const set = (changes: Partial<EventDraft>) => {
    setEdits({ ...edits, ...changes })
    setIdempotencyKey(makeIdempotencyKey())
    create.reset()
    change.reset()
  }
  const hintOf = (one: Exclude<EventField, 'status'>) => {
    const value = theirs[one]
    if (value !== undefined) return words.now(value || words.nothing)
    return one === 'description' ? words.descriptionHint : ''
  }
  const field = (one: Exclude<EventField, 'status'>) => ({
    label: words.fields[one],
    value: draft[one],
    fault: faulty.includes(one) || refused.includes(one) ? words.faults[one] : undefined,
    hint: hintOf(one),
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
          <Button onClick={onClose}>{parts.cancel}</Button>
          <Button look="pri" type="submit" form={form} isBusy={isBusy}>
            {known ? words.save : words.add}
          </Button>
        </>
      }
    >
      <form id={form} className="stack" noValidate onSubmit={save}>
        <FormField most={VOLUNTEER_LIMITS.event.name} {...field('name')} />
        <div className="pair">
          <FormField type="date" {...field('startDate')} />
          <FormField type="date" {...field('endDate')} />
        </div>
        <FormField most={VOLUNTEER_LIMITS.event.location} {...field('location')} />
        <FormField most={VOLUNTEER_LIMITS.event.description} isLong {...field('description')} />
        <StatusField
          value={draft.status}
          theirs={theirs.status}
          isRefused={refused.includes('status')}
          onChange={(status) => set({ status })}
        />
      </form>
      {fault?.code === 'concurrent_update' ? (
        <div className="note warn" role="alert">
          <span>{words.changedMeanwhile}</span>
        </div>
      ) : (
        fault && refused.length === 0 && <FaultNote fault={fault} />
      )}
    </Dialog>
  )
}

const STATUSES = ['DRAFT', 'ACTIVE', 'ARCHIVED', 'CANCELLED'] as const

interface StatusFieldProps {
  value: EventDraft['status']
  /** As another person has it now. */
  theirs: EventDraft['status'] | undefined
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
        {STATUSES.map((status) => (
          <option key={status} value={status}>
            {words.statuses[status]}
          </option>
        ))}
      </select>
      <span id={`${id}-hint`} className="hint">
        {theirs === undefined ? words.statusHints[value] : words.now(words.statuses[theirs])}
      </span>
      {isRefused && (
        <span id={`${id}-fault`} className="err">
          {words.noPlace}
        </span>
      )}
    </div>
  )
}
