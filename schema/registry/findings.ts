import type { UsersOf } from './usage.ts'

/** What a check may find. All but the last two kinds are faults. */
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
  /** Files or folders, from the root of the project. */
  where: string
  /** The part of the graph it is about, such as `Booking.provider`; null when there is no single one. */
  coordinate: string | null
}

export function isFault({ kind }: Finding): boolean {
  return kind !== 'dangerous' && kind !== 'safe'
}

/** One line for each finding, those of a kind together, with the registered operations concerned. */
export function toLines(findings: readonly Finding[], usersOf: UsersOf): string[] {
  const byKind = Map.groupBy(findings, ({ kind }) => kind)
  return KINDS.flatMap((kind) => byKind.get(kind) ?? []).map((finding) => toLine(finding, usersOf))
}

function toLine({ kind, what, where, coordinate }: Finding, usersOf: UsersOf): string {
  const users = coordinate === null ? new Map<string, string[]>() : usersOf(coordinate)
  const usedBy = [...users].map(([file, names]) => `${names.join(', ')} (${file})`).join('; ')
  return `${kind}: ${what} (${where})${usedBy === '' ? '' : ` — used by ${usedBy}`}`
}
