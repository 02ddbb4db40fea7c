import { useState } from 'react'
import type { Slot } from './slot.ts'
import { findSlotFaults, type SlotDraft, toPeriod } from './slot-draft.ts'

/** A slot while it is chosen; its faults are said once it was sent. */
export function useSlot(slot: Slot, zone: string) {
  const [draft, setDraft] = useState<SlotDraft>(() => ({ ...slot, minutes: String(slot.minutes) }))
  const [isTried, setIsTried] = useState(false)
  const faults = findSlotFaults(draft, zone, new Date())
  return {
    draft,
    edit: (changes: Partial<SlotDraft>) => setDraft({ ...draft, ...changes }),
    faults: isTried ? faults : NO_FAULTS,
    /** Null while a part is missing or wrong. */
    period: faults.size > 0 ? null : toPeriod(draft, zone),
    markTried: () => setIsTried(true),
  }
}

export type ChosenSlot = ReturnType<typeof useSlot>

const NO_FAULTS: ReturnType<typeof findSlotFaults> = new Set()
