import { useState } from 'react'
import { type Edits, edit, findTheirs, giveUp, NO_EDITS } from './merge.ts'

/** Draft of a form over a record: a field that was not edited follows the record, an edited one has theirs beside it. */
export function useEdits<Draft extends object>(record: Draft) {
  const [edits, setEdits] = useState<Edits<Draft>>(NO_EDITS)
  return {
    draft: { ...record, ...edits.values },
    theirs: findTheirs(edits, record),
    edit: (changes: Partial<Draft>) => setEdits((now) => edit(now, record, changes)),
    takeTheirs: (name: keyof Draft) => setEdits((now) => giveUp(now, name)),
  }
}
