import { useState } from 'react'
import { ask, type VariablesOf } from '../../../../graph/ask.ts'
import { asFault } from '../../../../graph/fault.ts'
import { makeIdempotencyKey } from '../../../../graph/idempotency-key.ts'

type Content = Pick<VariablesOf<'PortalCreateMessage'>['input'], 'eventId' | 'subject' | 'audience'>

/** A message of the club that goes with a change of the plan, if its box is ticked. */
export function useTell(proposed: string) {
  const [isTold, setIsTold] = useState(false)
  const [edited, setEdited] = useState<string | null>(null)
  const [idempotencyKey] = useState(makeIdempotencyKey)
  const text = edited ?? proposed
  const send = async (content: Content): Promise<void> => {
    if (!isTold) return
    const input = { ...content, idempotencyKey, body: text, status: 'SENT' } as const
    const { data, faults } = await ask('PortalCreateMessage', { input })
    if (!data.createVolunteerMessage) throw faults[0] ?? asFault('The graph has not answered.')
  }
  const isReady = !isTold || text.trim() !== ''
  return { isTold, setIsTold, text, setText: setEdited, isReady, send }
}

export type Tell = ReturnType<typeof useTell>
