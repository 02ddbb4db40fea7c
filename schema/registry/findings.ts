import type { UsersOf } from './usage/usage.ts'

/** Kinds of findings. All except the last two fail the check. */
const KINDS = [
  'composition',
  'directive',
  'served',
  'operation',
  'document',
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
  /** Where it is counted; by default by kind and file. */
  contract?: Contract
  /** The version that published what is broken. */
  since?: string | undefined
  /** Users of what has no coordinate in the graph. */
  usedBy?: readonly string[]
}

const CONTRACTS = [
  'SDL',
  'composition',
  'registered operations',
  'Club API',
  'Volunteer API',
  'webhook payloads',
  'socket frames',
] as const

export type Contract = (typeof CONTRACTS)[number]

export function isFault({ kind }: Finding): boolean {
  return kind !== 'dangerous' && kind !== 'safe'
}

/** Users of the clients' graph that were counted, such as `dashboard 12 times`. */
export type ClientsOf = (finding: Finding, operations: readonly string[]) => readonly string[]

/** One line per finding, grouped by kind, with the affected operations. */
export function toLines(
  findings: readonly Finding[],
  usersOf: UsersOf,
  clientsOf: ClientsOf = () => [],
): string[] {
  const byKind = Map.groupBy(findings, ({ kind }) => kind)
  return KINDS.flatMap((kind) => byKind.get(kind) ?? []).map((finding) =>
    toLine(finding, usersOf, clientsOf),
  )
}

function toLine(finding: Finding, usersOf: UsersOf, clientsOf: ClientsOf): string {
  const { kind, what, where, coordinate, since, usedBy = [] } = finding
  const users = coordinate === null ? new Map<string, string[]>() : usersOf(coordinate)
  const all = [
    ...[...users].map(([file, names]) => `${names.join(', ')} (${file})`),
    ...usedBy,
    ...clientsOf(finding, [...users.values()].flat()),
  ].join('; ')
  const published = kind === 'breaking' && since !== undefined ? `, since ${since}` : ''
  return `${kind}: ${what} (${where}${published})${all === '' ? '' : ` — used by ${all}`}`
}

/** The number of findings of each contract. */
export function toTable(findings: readonly Finding[]): string[] {
  const columns = ['breaking', 'dangerous', 'safe', 'other faults'] as const
  const columnOf = ({ kind }: Finding) =>
    kind === 'breaking' || kind === 'dangerous' || kind === 'safe' ? kind : 'other faults'
  const rows = CONTRACTS.map((contract) => {
    const own = findings.filter((finding) => contractOf(finding) === contract)
    const counts = columns.map(
      (column) => own.filter((finding) => columnOf(finding) === column).length,
    )
    return [contract, ...counts.map(String)]
  })
  return [['contract', ...columns], ...rows].map(([contract = '', ...cells]) =>
    [contract.padEnd(22), ...cells.map((cell) => cell.padStart(13))].join(''),
  )
}

function contractOf({ kind, where, contract }: Finding): Contract {
  if (contract !== undefined) return contract
  if (kind === 'composition') return 'composition'
  if (where.endsWith('openapi/club.json')) return 'Club API'
  if (where.endsWith('openapi/volunteer.json')) return 'Volunteer API'
  return /operations/.test(where) ? 'registered operations' : 'SDL'
}
