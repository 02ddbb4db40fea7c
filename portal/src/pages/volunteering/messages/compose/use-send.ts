import { useRef, useState } from 'react'
import { ask } from '../../../../graph/ask.ts'
import { asFault, type Fault } from '../../../../graph/fault.ts'
import { useReload } from '../../../../graph/use-ask.ts'
import { toInstant } from '../../../../time/zoned.ts'
import type { AudienceInput, Message } from './audience.ts'
import type { MessageDraft } from './message-draft.ts'

/**
 * Creates one message for each audience, or changes the one there is. After a failure, sending again goes on with the
 * first that was not created.
 */
export function useSend(eventId: string, message: Message | null) {
  const reload = useReload()
  const key = useRef(newKey())
  const created = useRef<string[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const [fault, setFault] = useState<Fault | null>(null)
  const [sent, setSent] = useState(0)
  const send = async (draft: MessageDraft, audiences: readonly AudienceInput[], zone: string) => {
    setIsBusy(true)
    setFault(null)
    try {
      const [first = { type: 'ALL' as const }] = audiences
      if (message) return await change(message, draft, first, zone)
      for (const [at, audience] of audiences.entries()) {
        if (at < created.current.length) continue
        const content = contentOf(draft, zone)
        const input = { eventId, idempotencyKey: `${key.current}-${at}`, audience, ...content }
        const { data, faults } = await ask('PortalCreateMessage', { input })
        if (!data.createVolunteerMessage) throw faults[0] ?? asFault('The graph has not answered.')
        created.current.push(data.createVolunteerMessage.message.id)
        setSent(at + 1)
      }
      return created.current.at(-1) ?? null
    } catch (error) {
      const refused = asFault(error)
      // Another text is another message: its key has to be another one.
      if (refused.code === 'idempotency_conflict') key.current = newKey()
      // The next save is over what the other one made of it.
      if (refused.code === 'concurrent_update') await reload('PortalMessage', 'PortalMessages')
      setFault(refused)
      return null
    } finally {
      setIsBusy(false)
    }
  }
  return { send, isBusy, fault, sent }
}

function contentOf(draft: MessageDraft, zone: string) {
  const sendAt = draft.when === 'later' ? (toInstant(draft.at, zone)?.toISOString() ?? null) : null
  const status = { now: 'SENT', later: null, draft: 'DRAFT' } as const
  return {
    subject: draft.subject.trim() || null,
    body: draft.body,
    sendAt,
    status: status[draft.when],
  }
}

async function change(
  { id, updatedAt, kind }: Message,
  draft: MessageDraft,
  audience: AudienceInput,
  zone: string,
): Promise<string> {
  const { status, sendAt, ...content } = contentOf(draft, zone)
  const timed = draft.when === 'later' ? { sendAt, status: 'SCHEDULED' as const } : { status }
  const { data, faults } = await ask('PortalUpdateMessage', {
    input: {
      messageId: id,
      expectedUpdatedAt: updatedAt,
      ...content,
      ...(kind === 'MESSAGE' && { audience }),
      ...timed,
      ...(draft.when === 'draft' && { sendAt: null }),
    },
  })
  if (!data.updateVolunteerMessage) throw faults[0] ?? asFault('The graph has not answered.')
  return data.updateVolunteerMessage.message.id
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return `portal-message-${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
