import { type Shift, staffingOf } from '../plan.ts'
import type { NamedHelper, SeatedHelper } from '../seating/flights.ts'

/** A helper under the pointer. */
export interface Carried {
  helper: NamedHelper
  /** The place that the helper leaves; null for one who could come. */
  seat: { from: Shift; seated: SeatedHelper } | null
}

/** Why a shift takes no helper; each has a word. */
export type Unfit = 'here' | 'cancelled' | 'closed' | 'full'

/** Null where the graph would take the helper, by what the page knows. */
export function findUnfit({ seat }: Carried, shift: Shift): Unfit | null {
  if (seat?.from.id === shift.id) return 'here'
  if (shift.status === 'CANCELLED') return 'cancelled'
  if (shift.status === 'CLOSED') return 'closed'
  return staffingOf(shift).missing === 0 ? 'full' : null
}

export type DragLook = Unfit | 'fits' | 'over' | null

/** How a shift looks while a helper is carried; null while none is. */
export function toDragLook(carried: Carried | null, over: string | null, shift: Shift): DragLook {
  if (carried === null) return null
  return findUnfit(carried, shift) ?? (over === shift.id ? 'over' : 'fits')
}

interface Span {
  a: number
  b: number
}

const STEP = 15

/** Minutes by which a shift is dragged along its row, in quarters of an hour and inside the hours that are shown. */
export function toDraggedMinutes(
  hours: number,
  { a, b }: Span,
  { from, to }: { from: number; to: number },
): number {
  const wanted = Math.round((hours * 60) / STEP) * STEP
  const earliest = Math.ceil(((from - a) * 60) / STEP) * STEP
  const latest = Math.floor(((to - b) * 60) / STEP) * STEP
  return Math.max(Math.min(earliest, 0), Math.min(Math.max(latest, 0), wanted))
}
