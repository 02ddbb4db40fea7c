import type { Shift } from '../plan.ts'

/** A shift that was picked up, and by how much it was moved. */
export interface Moved {
  id: string
  minutes: number
  /** By a pointer, which shows the new time on the shift itself. */
  isDragged?: boolean
}

export const STEP_MINUTES = 15

/** The shift with its times moved; its length stays. */
export function moveShift(shift: Shift, { minutes }: Pick<Moved, 'minutes'>): Shift {
  return {
    ...shift,
    startTime: addMinutes(shift.startTime, minutes),
    endTime: addMinutes(shift.endTime, minutes),
  }
}

function addMinutes(moment: string, minutes: number): string {
  return new Date(Date.parse(moment) + minutes * 60_000).toISOString()
}

export type MoveKey = { step: number } | 'keep' | 'give up'

/** Effect of a key on a shift that was picked up; null for a key without one. */
export function toMoveKey(key: string): MoveKey | null {
  switch (key) {
    case 'ArrowLeft':
      return { step: -STEP_MINUTES }
    case 'ArrowRight':
      return { step: STEP_MINUTES }
    case 'Enter':
      return 'keep'
    case 'Escape':
      return 'give up'
    default:
      return null
  }
}
