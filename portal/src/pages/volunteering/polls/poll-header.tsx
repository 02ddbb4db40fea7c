import { type FormEvent, useId, useState } from 'react'
import { pollStatusOf } from '../../../../../rules/volunteer/poll-state.ts'
import { useChange, useReload } from '../../../graph/use-ask.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { FormField } from '../../../parts/fields/form-field.tsx'
import { ConnectionWord } from '../../../parts/states/connection-word.tsx'
import { FaultNote } from '../../../parts/states/states.tsx'
import { showToast } from '../../../parts/toasts.tsx'
import { partWords } from '../../../parts/words/part-words.ts'
import { Link } from '../../../router/link.tsx'
import { useClub } from '../../../shell/club.tsx'
import { toClubPath } from '../../../shell/visible-entries.ts'
import { useNow, useTimes } from '../../../time/use-times.ts'
import { toInstant } from '../../../time/zoned.ts'
import { ComposeSheet } from '../messages/compose/compose-sheet.tsx'
import { EventSwitch } from '../volunteers/event-crumb.tsx'
import type { Person, Poll } from '../volunteers/people.ts'
import type { VolunteerEvent } from '../volunteers/volunteer-events.ts'
import { LinkLifeNote } from './form/link-life-note.tsx'
import { pollMailWords } from './poll-mail-words.ts'
import { PollStatus } from './poll-status.tsx'
import { pollsWords } from './polls-words.ts'

interface PollHeaderProps {
  poll: Poll
  event: VolunteerEvent
  zone: string
  /** Who was asked and has not answered; null while they are being counted. */
  missing: readonly Person[] | null
}

export function PollHeader({ poll, event, zone, missing }: PollHeaderProps) {
  const words = useWords(pollsWords)
  const mails = useWords(pollMailWords)
  const club = useClub()
  const now = useNow(20_000)
  const [open, setOpen] = useState<'close' | 'reopen' | 'write' | null>(null)
  const isOpen = pollStatusOf(poll, now) === 'OPEN'
  const isNew = poll.responseCount === 0
  const times = useTimes(zone)
  const until = poll.respondBy && times.moment(poll.respondBy)
  const toText = isNew ? mails.invitation : mails.reminder
  const body = toText({ event: event.name, title: poll.title, until })
  return (
    <div className="ph">
      <div className="t">
        <nav className="crumb" aria-label={words.path}>
          <EventSwitch event={event} toPage={(id) => `polls?event=${id}`} /> /{' '}
          <Link href={toClubPath(club, 'polls')}>{words.title}</Link>
        </nav>
        <h1>{poll.title}</h1>
        {poll.description && <p className="m s lines">{poll.description}</p>}
      </div>
      <ConnectionWord />
      <PollStatus poll={poll} now={now} isSentence />
      <Button onClick={() => setOpen(isOpen ? 'close' : 'reopen')}>
        {isOpen ? words.close : words.reopen}
      </Button>
      {isOpen && (
        <Button
          look="pri"
          className="grow-s"
          isBusy={missing === null}
          reason={missing?.length === 0 ? words.allAnswered : null}
          onClick={() => setOpen('write')}
        >
          {(isNew ? words.invite : words.remind)(missing?.length ?? null)}
        </Button>
      )}
      {open === 'close' && <CloseDialog poll={poll} onClose={() => setOpen(null)} />}
      {open === 'reopen' && (
        <ReopenDialog poll={poll} event={event} zone={zone} onClose={() => setOpen(null)} />
      )}
      {open === 'write' && missing && (
        <ComposeSheet
          event={event}
          {...(!(isNew && poll.audience.type === 'ALL') && { them: missing })}
          first={{ subject: poll.title, body }}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  )
}

function CloseDialog({ poll, onClose }: { poll: Poll; onClose: () => void }) {
  const words = useWords(pollsWords)
  const parts = useWords(partWords)
  const reload = useReload()
  const { change, isBusy, error } = useChange('PortalUpdatePoll', () => {
    reload('PortalPoll', 'PortalPolls')
    showToast({ text: words.doneClosed })
    onClose()
  })
  const input = { requestId: poll.id, status: 'CLOSED' as const }
  return (
    <Dialog
      title={words.closeTitle(poll.title)}
      isOpen
      onClose={onClose}
      end={
        <>
          <Button onClick={onClose}>{parts.cancel}</Button>
          <Button look="pri" isBusy={isBusy} onClick={() => change({ input })}>
            {words.closeNow}
          </Button>
        </>
      }
    >
      <p>{words.closeText}</p>
      {error && <FaultNote fault={error} />}
    </Dialog>
  )
}

interface ReopenDialogProps {
  poll: Poll
  event: VolunteerEvent
  zone: string
  onClose: () => void
}

/** A poll whose time is over needs another one; empty is without an end. */
function ReopenDialog({ poll, event, zone, onClose }: ReopenDialogProps) {
  const words = useWords(pollsWords)
  const parts = useWords(partWords)
  const reload = useReload()
  const form = useId()
  const [until, setUntil] = useState('')
  const [isTried, setIsTried] = useState(false)
  const { change, isBusy, error } = useChange('PortalUpdatePoll', () => {
    reload('PortalPoll', 'PortalPolls')
    showToast({ text: words.doneOpened })
    onClose()
  })
  const respondBy = toInstant(until, zone)
  const isPast = until !== '' && (respondBy === null || respondBy <= new Date())
  const input = {
    requestId: poll.id,
    status: 'OPEN' as const,
    respondBy: respondBy?.toISOString() ?? null,
  }
  const reopen = (submitted: FormEvent) => {
    submitted.preventDefault()
    setIsTried(true)
    if (!isPast && !isBusy) change({ input })
  }
  return (
    <Dialog
      title={words.reopenTitle(poll.title)}
      isOpen
      onClose={onClose}
      end={
        <>
          <Button onClick={onClose}>{parts.cancel}</Button>
          <Button look="pri" type="submit" form={form} isBusy={isBusy}>
            {words.reopenNow}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={reopen}>
        <FormField
          label={words.respondBy}
          type="datetime-local"
          value={until}
          hint={words.respondByHint(zone)}
          fault={isTried && isPast ? words.past : undefined}
          onChange={setUntil}
        />
        <LinkLifeNote respondBy={until} event={event} zone={zone} />
      </form>
      {error && <FaultNote fault={error} />}
    </Dialog>
  )
}
