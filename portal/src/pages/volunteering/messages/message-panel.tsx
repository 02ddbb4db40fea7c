import { useState } from 'react'
import { useAsk, useChange, useReload } from '../../../graph/use-ask.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { Empty, FaultNote, Loading } from '../../../parts/states/states.tsx'
import { Status } from '../../../parts/states/status.tsx'
import { showToast } from '../../../parts/toasts.tsx'
import { partWords } from '../../../parts/words/part-words.ts'
import { useTimes } from '../../../time/use-times.ts'
import type { VolunteerEvent } from '../volunteers/volunteer-events.ts'
import { toAudienceText } from './audience-text.ts'
import type { Message } from './compose/audience.ts'
import { ComposeSheet } from './compose/compose-sheet.tsx'
import { messagesWords } from './messages-words.ts'
import { RecipientList } from './recipient-list.tsx'

interface MessagePanelProps {
  event: VolunteerEvent
  zone: string
  id: string | null
  /** Over the page, where there is no room beside the list. */
  isSheet: boolean
  onClose: () => void
}

/** One message: its text, whom it went to, and what became of each mail. */
export function MessagePanel({ event, zone, id, isSheet, onClose }: MessagePanelProps) {
  const words = useWords(messagesWords)
  if (id === null)
    return isSheet ? null : (
      <aside className="card" aria-label={words.message}>
        <Empty title={words.message} text={words.choose} />
      </aside>
    )
  const message = <Chosen key={id} event={event} zone={zone} id={id} onClose={onClose} />
  if (isSheet)
    return (
      <Dialog look="sheet" title={words.message} isOpen onClose={onClose}>
        {message}
      </Dialog>
    )
  return (
    <aside className="card sticky-top scrolls" aria-label={words.message}>
      {message}
    </aside>
  )
}

type ChosenProps = Omit<MessagePanelProps, 'id' | 'isSheet'> & { id: string }

function Chosen({ event, zone, id, onClose }: ChosenProps) {
  const words = useWords(messagesWords)
  const { data, error, isLoading, refetch } = useAsk('PortalMessage', { id })
  const message = data?.volunteerMessage ?? null
  if (isLoading) return <Loading lines={5} />
  if (error) return <FaultNote fault={error} onRetry={() => void refetch()} />
  if (message?.eventId !== event.id) return <Empty title={words.message} text={words.notFound} />
  return <Shown event={event} zone={zone} message={message} onClose={onClose} />
}

type ShownProps = Omit<ChosenProps, 'id'> & { message: Message }

function Shown({ event, zone, message, onClose }: ShownProps) {
  const words = useWords(messagesWords)
  const times = useTimes(zone)
  const [open, setOpen] = useState<'change' | 'delete' | null>(null)
  const { status, subject, body, sentAt, sendAt } = message
  const isSent = status === 'SENT'
  const at = sentAt ?? sendAt
  return (
    <>
      <header>
        <div className="grow">
          <h2 className="t16 wrap">{subject || words.noSubject}</h2>
          <p className="s m">
            {toAudienceText(message, words)}
            {at && <> · {times.moment(at)}</>}
          </p>
        </div>
        <Status of={status} isBadge />
      </header>
      <div className="pad stack">
        {status === 'FAILED' && <p className="note warn">{words.failedText}</p>}
        <p className="lines">{body}</p>
        {!isSent && (
          <div className="row">
            <Button look="pri" onClick={() => setOpen('change')}>
              {words.change}
            </Button>
            <Button look="danger" onClick={() => setOpen('delete')}>
              {words.remove}
            </Button>
          </div>
        )}
        {isSent && <RecipientList message={message} zone={zone} />}
      </div>
      {open === 'change' && (
        <ComposeSheet event={event} message={message} onClose={() => setOpen(null)} />
      )}
      {open === 'delete' && (
        <DeleteDialog message={message} onBack={() => setOpen(null)} onDone={onClose} />
      )}
    </>
  )
}

interface DeleteDialogProps {
  message: Message
  onBack: () => void
  onDone: () => void
}

function DeleteDialog({ message, onBack, onDone }: DeleteDialogProps) {
  const words = useWords(messagesWords)
  const parts = useWords(partWords)
  const reload = useReload()
  const { change, isBusy, error } = useChange('PortalDeleteMessage', () => {
    showToast({ text: words.deleted })
    onBack()
    onDone()
    reload('PortalMessages')
  })
  return (
    <Dialog
      title={words.deleteTitle(message.subject || words.noSubject)}
      isOpen
      onClose={onBack}
      end={
        <>
          <Button onClick={onBack}>{parts.cancel}</Button>
          <Button
            look="danger pri"
            isBusy={isBusy}
            onClick={() => change({ input: { messageId: message.id } })}
          >
            {words.deleteNow}
          </Button>
        </>
      }
    >
      <p>{message.status === 'SCHEDULED' ? words.deleteScheduled : words.deleteDraft}</p>
      {error && <FaultNote fault={error} />}
    </Dialog>
  )
}
