import { useState } from 'react'
import { ask } from '../../../../graph/ask.ts'
import { asFault } from '../../../../graph/fault.ts'
import { makeIdempotencyKey } from '../../../../graph/idempotency-key.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { showToast } from '../../../../parts/toasts.tsx'
import type { AudienceInput } from '../compose/audience.ts'
import { changeMessageWords } from './change-message-words.ts'

interface Content {
  eventId: string
  subject: string
  audience: AudienceInput
}

/** A message of the club that goes with a change of the plan, if its box is ticked. */
export function useChangeMessage(proposed: string) {
  const words = useWords(changeMessageWords)
  const [isWanted, setIsWanted] = useState(false)
  const [edited, setEdited] = useState<string | null>(null)
  const [idempotencyKey] = useState(makeIdempotencyKey)
  const text = edited ?? proposed
  const create = async (content: Content) => {
    const input = { ...content, idempotencyKey, body: text, status: 'SENT' } as const
    const { data, faults } = await ask('PortalCreateMessage', { input })
    if (!data.createVolunteerMessage) throw faults[0] ?? asFault('The graph has not answered.')
  }
  /** The change is made by then, so a refusal is shown beside the page. */
  const send = async (content: Content): Promise<void> => {
    if (!isWanted) return
    await create(content).then(
      () => showToast({ text: words.sent }),
      () => showToast({ look: 'fail', text: words.notSent }),
    )
  }
  const isReady = !isWanted || text.trim() !== ''
  return { isWanted, setIsWanted, text, setText: setEdited, isReady, send }
}

export type ChangeMessage = ReturnType<typeof useChangeMessage>
