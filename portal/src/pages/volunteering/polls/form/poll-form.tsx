import { type FormEvent, useId, useState } from 'react'
import type { DataOf } from '../../../../graph/ask.ts'
import { useList } from '../../../../graph/lists.ts'
import { useChange, useReload } from '../../../../graph/use-ask.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Button } from '../../../../parts/button.tsx'
import { Dialog } from '../../../../parts/dialog.tsx'
import { SaveFault } from '../../../../parts/fields/editing/save-fault.tsx'
import { FormField } from '../../../../parts/fields/form-field.tsx'
import { showToast } from '../../../../parts/toasts.tsx'
import { partWords } from '../../../../parts/words/part-words.ts'
import { useTimes } from '../../../../time/use-times.ts'
import { startOfDay } from '../../../../time/zoned.ts'
import { countReached, EVERYBODY, toAudienceInputs } from '../../messages/compose/audience.ts'
import { useReach } from '../../messages/compose/use-reach.ts'
import type { VolunteerEvent } from '../../volunteers/volunteer-events.ts'
import { pollsWords } from '../polls-words.ts'
import { LinkLifeNote } from './link-life-note.tsx'
import {
  daysOf,
  findPollFault,
  findSamePoll,
  POLL_LIMITS,
  type PollDraft,
  toPollInput,
} from './poll-draft.ts'
import { pollFormWords } from './poll-form-words.ts'

interface PollFormProps {
  event: VolunteerEvent
  zone: string
  onClose: () => void
  onDone: (id: string) => void
}

/** Asks all helpers with access when they can come. */
export function PollForm({ event, zone, onClose, onDone }: PollFormProps) {
  const words = useWords(pollsWords)
  const form = useWords(pollFormWords)
  const parts = useWords(partWords)
  const times = useTimes(zone)
  const reload = useReload()
  const id = useId()
  const { nodes: polls } = useList('PortalPolls', { eventId: event.id }, toPolls)
  const { reach } = useReach(event.id, EVERYBODY_ASKED)
  const days = daysOf(event)
  const [isTried, setIsTried] = useState(false)
  const [draft, setDraft] = useState<PollDraft>({
    ...{ title: form.firstTitle, description: '', days, others: '', respondBy: '' },
  })
  const { change, isBusy, error } = useChange(
    'PortalCreatePoll',
    ({ createAvailabilityRequest }) => {
      reload('PortalPolls')
      showToast({ text: form.doneAsked })
      onClose()
      if (createAvailabilityRequest) onDone(createAvailabilityRequest.request.id)
    },
  )
  const same = findSamePoll(draft, polls, zone, new Date())
  const nameDay = (moment: Date) => times.shortDay(moment)
  const wrong = findPollFault(draft, { zone, nameDay }, new Date())
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    setIsTried(true)
    if (wrong === null && !isBusy) change({ input: toPollInput(draft, { event, zone, nameDay }) })
  }
  const set = (changes: Partial<PollDraft>) => setDraft((now) => ({ ...now, ...changes }))
  const toggleDay = (day: string, isOn: boolean) =>
    set({ days: isOn ? [...draft.days, day] : draft.days.filter((one) => one !== day) })
  const faultOf = (...kinds: readonly (typeof wrong)[]) =>
    isTried && wrong !== null && kinds.includes(wrong) ? form.faults[wrong] : undefined
  return (
    <Dialog
      look="sheet"
      title={form.askTitle}
      isOpen
      isForm
      onClose={onClose}
      end={
        <>
          <SaveFault fault={error} />
          <Button onClick={onClose}>{parts.cancel}</Button>
          <Button type="submit" form={id} look="pri" isBusy={isBusy}>
            {form.askNow(reach && countReached(reach))}
          </Button>
        </>
      }
    >
      <form id={id} className="stack" onSubmit={submit} noValidate>
        <p className="m">{form.askText}</p>
        {same && (
          <div className="note warn" role="status">
            <span>{form.sameOpen(same.title)}</span>
          </div>
        )}
        <FormField
          label={form.titleField}
          value={draft.title}
          most={POLL_LIMITS.title}
          fault={faultOf('title')}
          onChange={(title) => set({ title })}
        />
        <FormField
          label={form.description}
          value={draft.description}
          isLong
          most={POLL_LIMITS.description}
          onChange={(description) => set({ description })}
        />
        <fieldset className="stack x choices">
          <legend className="lbl">{form.days}</legend>
          {days.map((day) => (
            <label key={day} className="check">
              <input
                type="checkbox"
                checked={draft.days.includes(day)}
                onChange={({ target }) => toggleDay(day, target.checked)}
              />
              <span>{times.shortDay(startOfDay(day, zone))}</span>
            </label>
          ))}
        </fieldset>
        <FormField
          label={form.otherOptions}
          hint={form.otherOptionsHint}
          value={draft.others}
          isLong
          fault={faultOf('noOption', 'tooMany', 'longOption', 'alike')}
          onChange={(others) => set({ others })}
        />
        <FormField
          label={words.respondBy}
          type="datetime-local"
          value={draft.respondBy}
          hint={words.respondByHint(zone)}
          fault={faultOf('past')}
          onChange={(respondBy) => set({ respondBy })}
        />
        <LinkLifeNote respondBy={draft.respondBy} event={event} zone={zone} />
      </form>
    </Dialog>
  )
}

const EVERYBODY_ASKED = toAudienceInputs(EVERYBODY)

function toPolls({ availabilityRequests }: DataOf<'PortalPolls'>) {
  return availabilityRequests
}
