import type { UsersOf } from './usage.ts'

/** Kinds of findings. All except the last two fail the check. */
const KINDS = [
  'composition',
  'directive',
  'served',
  'operation',
  'stale',
  'unpublished',
  'breaking',
  'dangerous',
  'safe',
] as const

export type Kind = (typeof KINDS)[number]

export interface Finding {
  kind: Kind
  what: string
  /** File or folder relative to the project root. */
  where: string
  /** Schema coordinate, such as `Booking.provider`; null without a single one. */
  coordinate: string | null
}

export function isFault({ kind }: Finding): boolean {
  return kind !== 'dangerous' && kind !== 'safe'
}

/** One line per finding, grouped by kind, with the affected operations. */
export function toLines(findings: readonly Finding[], usersOf: UsersOf): string[] {
  const byKind = Map.groupBy(findings, ({ kind }) => kind)
  return KINDS.flatMap((kind) => byKind.get(kind) ?? []).map((finding) => toLine(finding, usersOf))
}

function toLine({ kind, what, where, coordinate }: Finding, usersOf: UsersOf): string {
  const users = coordinate === null ? new Map<string, string[]>() : usersOf(coordinate)
  const usedBy = [...users].map(([file, names]) => `${names.join(', ')} (${file})`).join('; ')
  return `${kind}: ${what} (${where})${usedBy === '' ? '' : ` — used by ${usedBy}`}`
}
