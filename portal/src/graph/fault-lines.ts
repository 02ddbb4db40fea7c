import type { Fault } from './fault.ts'

/** Each fault of a refusal with the field that it is about. */
export function toFaultLines(details: unknown): FaultLine[] {
  const issues = asRecord(details)['issues']
  if (!Array.isArray(issues)) return []
  return issues.map(asRecord).map(({ path, message, rule }) => ({
    path: asText(path),
    message: asText(message),
    rule: asText(rule),
  }))
}

interface FaultLine {
  path: string
  message: string
  /** Short name of the broken rule. */
  rule: string
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' ? { ...value } : {}
}

/** Names of the fields that a refusal is about: those of the input, or the one that its code means. */
export function findRefused<Field extends string>(
  fault: Fault | null,
  { paths, codes }: RefusedFields<Field>,
): Field[] {
  if (fault === null) return []
  const byCode = codes[fault.code]
  if (byCode !== undefined) return [byCode]
  const named = toFaultLines(fault.details).map(({ path }) => paths[path])
  return named.includes(undefined) ? [] : [...new Set(named.filter((one) => one !== undefined))]
}

export interface RefusedFields<Field extends string> {
  /** Fields of the form by the names of the input. */
  paths: Readonly<Record<string, Field | undefined>>
  /** Fields by codes that mean one of them. */
  codes: Readonly<Record<string, Field | undefined>>
}
