import { type FormEvent, useId, useMemo, useState } from 'react'
import { useReload } from '../../../../graph/use-ask.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Button } from '../../../../parts/button.tsx'
import { Dialog } from '../../../../parts/dialog.tsx'
import { editingWords } from '../../../../parts/fields/editing/editing-words.ts'
import { SaveFault } from '../../../../parts/fields/editing/save-fault.tsx'
import { TheirsNote } from '../../../../parts/fields/editing/theirs-note.tsx'
import { useEdits } from '../../../../parts/fields/editing/use-edits.ts'
import { FormField } from '../../../../parts/fields/form-field.tsx'
import { FaultNote } from '../../../../parts/states/states.tsx'
import { showToast } from '../../../../parts/toasts.tsx'
import { partWords } from '../../../../parts/words/part-words.ts'
import { useClub } from '../../../../shell/club.tsx'
import type { Person } from '../../volunteers/people.ts'
import type { VolunteerEvent } from '../../volunteers/volunteer-events.ts'
import {
  type Audience,
  countReached,
  EVERYBODY,
  isNamed,
  type Message,
  toAudience,
  toAudienceInputs,
} from './audience.ts'
import { AudienceFields } from './audience-fields.tsx'
import { composeWords } from './compose-words.ts'
import {
  type FirstText,
  findDraftFault,
  MESSAGE_LIMITS,
  type MessageDraft,
  needsQuestion,
  toMessageDraft,
} from './message-draft.ts'
import { PlaceholderNote } from './placeholder-note.tsx'
import { ReachNote } from './reach-note.tsx'
import { useReach } from './use-reach.ts'
import { useSend } from './use-send.ts'
import { WhenFields } from './when-fields.tsx'

interface ComposeSheetProps {
  event: VolunteerEvent
  /** Those who are written to; absent: the sheet asks. */
  them?: readonly Person[]
  /** One that is not sent yet, to be changed. */
  message?: Message
  /** What it says at first. */
  first?: FirstText
  onClose: () => void
  onSent?: (id: string) => void
}

/** Writes a message, and says how many get it before it is sent. */
export function ComposeSheet(props: ComposeSheetProps) {
  const { event, them, message, first, onClose, onSent } = props
  const words = useWords(composeWords)
  const parts = useWords(partWords)
  const editing = useWords(editingWords)
  const id = useId()
  const reload = useReload()
  const club = useClub()
  const zone = event.timezone ?? club.timezone
  const before = useMemo(
    () => ({
      ...toMessageDraft(message ?? null, zone, first),
      audience: firstAudience(message, them),
    }),
    [message, zone, first, them],
  )
  const { draft, theirs, edit, takeTheirs } = useEdits<MessageDraft & { audience: Audience }>(
    before,
  )
  const { audience } = draft
  const theirsOf = (name: keyof typeof draft) => {
    const value = theirs[name]
    if (value === undefined) return undefined
    const text = typeof value === 'string' ? value : editing.other
    return { value: name === 'when' ? editing.other : text, onTake: () => takeTheirs(name) }
  }
  const [isTried, setIsTried] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const inputs = isNamed(audience) ? toAudienceInputs(audience) : []
  const { reach, error: uncounted } = useReach(event.id, inputs)
  const mailed = reach?.mailedCount ?? null
  const count = reach ? countReached(reach) : 0
  const { send, isBusy, fault, sent } = useSend(event.id, message ?? null)
  const isSent = message?.status === 'SENT'
  const wrong = findDraftFault({ draft, audience, count, zone, now: new Date(), isSent })
  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault()
    setIsTried(true)
    if (wrong !== null || isBusy || mailed === null) return
    if (!isAsking && needsQuestion(draft, mailed)) return setIsAsking(true)
    setIsAsking(false)
    const created = await send(draft, inputs, zone)
    if (created === null) return
    reload('PortalMessages', 'PortalMessage')
    showToast({ text: words.done[draft.when](mailed) })
    onClose()
    onSent?.(created)
  }
  const leftOut = them && reach ? them.length - count : 0
  return (
    <Dialog
      look="sheet"
      title={message ? words.changeTitle : words.title}
      isOpen
      isForm
      onClose={onClose}
      end={
        <>
          <SaveFault fault={fault} />
          {isAsking ? (
            <Question
              key="sure"
              formId={id}
              draft={draft}
              mailed={mailed ?? 0}
              onBack={() => setIsAsking(false)}
            />
          ) : (
            <>
              <Button onClick={onClose}>{parts.cancel}</Button>
              <Button
                type="submit"
                form={id}
                look="pri"
                reason={isSent ? words.faults.sent : null}
                isBusy={isBusy || (mailed === null && !uncounted)}
              >
                {words.send[draft.when](mailed)}
              </Button>
            </>
          )}
        </>
      }
    >
      <form id={id} className="stack" onSubmit={(submitted) => void submit(submitted)} noValidate>
        {audience.type === 'HELPERS' && (
          <p>{words.toChosen(them?.length ?? audience.helperIds.length)}</p>
        )}
        {message?.kind === 'BROADCAST' && <p>{words.audiences.ALL}</p>}
        {audience.type !== 'HELPERS' && message?.kind !== 'BROADCAST' && (
          <AudienceFields
            event={event}
            zone={zone}
            audience={audience}
            onChange={(chosen) => edit({ audience: chosen })}
          />
        )}
        <TheirsNote field={words.to} theirs={theirsOf('audience')} />
        {isSent ? null : uncounted ? (
          <FaultNote fault={uncounted} />
        ) : (
          <ReachNote reach={reach} messages={inputs.length} leftOut={leftOut} />
        )}
        <FormField
          label={words.subject}
          value={draft.subject}
          hint={words.subjectHint(`${event.name}, ${club.name}`)}
          most={MESSAGE_LIMITS.subject}
          theirs={theirsOf('subject')}
          onChange={(subject) => edit({ subject })}
        />
        <FormField
          label={words.body}
          value={draft.body}
          hint={words.bodyHint}
          fault={isTried && wrong === 'emptyBody' ? words.faults.emptyBody : undefined}
          isLong
          rows={8}
          most={MESSAGE_LIMITS.body}
          theirs={theirsOf('body')}
          onChange={(body) => edit({ body })}
        />
        <PlaceholderNote subject={draft.subject} body={draft.body} />
        <WhenFields draft={draft} zone={zone} onChange={edit} />
        <TheirsNote field={words.when} theirs={theirsOf('when') ?? theirsOf('at')} />
        {(isTried || isSent) && wrong !== null && wrong !== 'emptyBody' && (
          <div className="note warn" role="alert">
            <span>{words.faults[wrong]}</span>
          </div>
        )}
        {sent > 0 && fault && <p className="note warn">{words.partlySent(sent, inputs.length)}</p>}
      </form>
    </Dialog>
  )
}

interface QuestionProps {
  formId: string
  draft: MessageDraft
  mailed: number
  onBack: () => void
}

/** In the place of the buttons, before many get it. */
function Question({ formId, draft, mailed, onBack }: QuestionProps) {
  const words = useWords(composeWords)
  const sure = draft.subject.trim() === '' ? words.sureWithoutSubject : words.sure
  return (
    <>
      <p className="push" role="alert">
        {sure(mailed)}
      </p>
      <Button autoFocus onClick={onBack}>
        {words.goOn}
      </Button>
      <Button type="submit" form={formId} look="pri">
        {words.send.now(mailed)}
      </Button>
    </>
  )
}

function firstAudience(
  message: Message | undefined,
  them: readonly Person[] | undefined,
): Audience {
  if (message) return toAudience(message)
  if (!them) return EVERYBODY
  // The graph refuses those without access, whom no message of the event names.
  const named = them.filter(({ access }) => access !== null)
  return { ...EVERYBODY, type: 'HELPERS', helperIds: named.map(({ helper }) => helper.id) }
}
