import { readSource } from './import-graph.ts'

/**
 * The subjects of each subgraph as docs/architecture.md names them: from left to right, each may use
 * those before it; and those beside them, which use no other subject and are used by none.
 */
export const SUBJECTS: Record<string, { inOrder: string[]; beside: string[] }> = {
  club: {
    inOrder: listed(/Subjects of the club [^:]*:([^.]*)\./),
    beside: listed(/\. ([^.]*)\bstand beside/),
  },
  volunteer: { inOrder: listed(/Subjects of the volunteer side [^:]*:([^.]*)\./), beside: [] },
}

/** The rooms of each tier in the documented order: each may use those before it; `root` is the files beside them. */
export const ROOMS: Record<string, string[]> = {
  platform: listed(/Rooms of the platform [^:]*:([^.]*)\./),
  'subgraphs/foundation': listed(/Rooms of the foundation [^:]*:([^.]*)\./),
  gateway: listed(/Rooms of the gateway [^:]*:([^.]*)\./),
}

/** The names that the matched words of the document list. */
function listed(words: RegExp): string[] {
  const text = readSource('docs/architecture.md').replaceAll(/\s+/g, ' ')
  const [, names = ''] = words.exec(text) ?? []
  return names
    .toLowerCase()
    .split(/, | and /)
    .map((name) => name.trim())
}
