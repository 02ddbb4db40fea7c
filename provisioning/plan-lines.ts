/** A change as the graph lists it, or one of the volunteer side. */
export interface ListedChange {
  action: 'CREATE' | 'UPDATE' | 'DELETE' | 'ABSENT' | 'IN_USE' | 'KEPT'
  kind: string
  key: string
  fields: readonly string[]
  /** Why nothing is done, instead of the action's own words. */
  note?: string
}

const MARKS = {
  CREATE: '+',
  UPDATE: '~',
  DELETE: '-',
  ABSENT: '?',
  IN_USE: '!',
  KEPT: '!',
} as const

const NOTES: Partial<Record<ListedChange['action'], string>> = {
  ABSENT: 'not in the file; --prune deletes it',
  IN_USE: 'not in the file; it stays, because something depends on it',
  KEPT: 'the number is lower than the stored one, which stays',
}

/** `+ club naranjal`, `~ court naranjal/pista-1: surfaceType`. */
export function toLine({ action, kind, key, fields, note = NOTES[action] }: ListedChange): string {
  const names = fields.length > 0 ? `: ${fields.join(', ')}` : ''
  const words = note === undefined ? '' : ` (${note})`
  return `${MARKS[action]} ${kind === 'API key' ? kind : kind.toLowerCase()} ${key}${names}${words}`
}

/** Whether a change is made; the others only say what stays. */
export function isMade({ action }: ListedChange): boolean {
  return action === 'CREATE' || action === 'UPDATE' || action === 'DELETE'
}
