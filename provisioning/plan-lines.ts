/** A change as the graph lists it, or one of the volunteer side. */
export interface ListedChange {
  action: 'CREATE' | 'UPDATE' | 'DELETE' | 'ABSENT' | 'IN_USE'
  kind: string
  key: string
  fields: readonly string[]
}

const MARKS = { CREATE: '+', UPDATE: '~', DELETE: '-', ABSENT: '?', IN_USE: '!' } as const

const NOTES = {
  ABSENT: ' (not in the file; --prune deletes it)',
  IN_USE: ' (not in the file; it stays, because something depends on it)',
}

/** `+ club naranjal`, `~ court naranjal/pista-1: surfaceType`. */
export function toLine({ action, kind, key, fields }: ListedChange): string {
  const names = fields.length > 0 ? `: ${fields.join(', ')}` : ''
  const note = action === 'ABSENT' || action === 'IN_USE' ? NOTES[action] : ''
  return `${MARKS[action]} ${kind === 'API key' ? kind : kind.toLowerCase()} ${key}${names}${note}`
}
