import type { Fault } from '../../../graph/fault.ts'
import type { Court } from '../today/day-plan.ts'

/** A court as a closing of it is sent. */
export interface ClosedCourt extends Pick<Court, 'id' | 'name' | 'closingUpdatedAt'> {
  closing: ClosingFacts | null
}

/** What closes a court. */
export type ClosingFacts = Pick<NonNullable<Court['closing']>, 'override' | 'until' | 'reason'>

/** Closes the court as it is shown; without a closing, it opens. */
export function toStatusInput(
  { id: courtId, closingUpdatedAt: seenUpdatedAt }: ClosedCourt,
  closing: ClosingFacts | null,
) {
  if (closing === null) return { courtId, seenUpdatedAt, override: null }
  const { override, until, reason } = closing
  return { courtId, seenUpdatedAt, override, until, reason }
}

/** A closing that is to be there again; null where it has ended meanwhile. */
export function laterClosing(closing: ClosingFacts | null, now: Date): ClosingFacts | null {
  const isOver = closing?.until != null && new Date(closing.until) <= now
  return isOver ? null : closing
}

/** True while staff keep the court closed; what only an owner ends is not the desk's. */
export function isDesksToOpen({ closing }: Pick<ClosedCourt, 'closing'>): boolean {
  return closing?.override === 'MAINTENANCE'
}

/** A closing, or an opening, that came between. */
export interface ClosingBetween {
  /** As the court was left; what is sent over it was seen. */
  at: string
  /** Null where the court was opened. */
  closing: ClosingFacts | null
  /** Who did it; null where that is not known any more. */
  by: { subject: string; name: string | null } | null
}

/** From a refusal; null for any other one. */
export function readClosingBetween(fault: Pick<Fault, 'code' | 'details'> | null) {
  if (fault?.code !== 'concurrent_update') return null
  const { override, until, reason, updatedAt, updatedBy, updatedByName } = asRecord(fault.details)
  const subject = asText(updatedBy)
  const at = asText(updatedAt)
  if (at === null) return null
  const by = subject === null ? null : { subject, name: asText(updatedByName) }
  const closing = override == null ? null : toClosing(override, asText(until), asText(reason))
  return { at, closing, by } satisfies ClosingBetween
}

/** The court as its reader saw it last: when the dialog was opened, else in a refusal. It is what an accepted act replaced. */
export function toSeen(opened: ClosedCourt, between: ClosingBetween | null): ClosedCourt {
  if (between === null) return opened
  return { ...opened, closing: between.closing, closingUpdatedAt: between.at }
}

function toClosing(override: unknown, until: string | null, reason: string | null): ClosingFacts {
  return { override: override === 'DISABLED' ? 'DISABLED' : 'MAINTENANCE', until, reason }
}

function asText(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' ? { ...value } : {}
}
