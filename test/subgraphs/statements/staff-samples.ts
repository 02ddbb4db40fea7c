import { CLUB_STAFF_TABLES } from '../../../subgraphs/club/persons/staff-rows-store.ts'
import type { StaffTable } from '../../../subgraphs/foundation/audit/staff-rows/staff-table.ts'
import { VOLUNTEER_STAFF_TABLES } from '../../../subgraphs/volunteer/deletions/staff-rows-store.ts'
import type { SampleCall } from './sample-calls.ts'
import { ID } from './sample-values.ts'

const PERSON = { subject: 'x', email: 'x@x.example' }
const VALUES = { subject: 'x' }
const ROW = {
  key: [ID, '1'],
  clubId: ID,
  stored: { valuesBefore: VALUES, valuesAfter: null },
}
const NOTHING = { 1: [], 2: [], 3: [] }

/** Reads and redacts the rows of a member of staff in each table of a registry. */
function ofTables(file: string, tables: readonly StaffTable[]): SampleCall[] {
  return tables.flatMap(({ kind, read, redact }): SampleCall[] => {
    const call = (name: string, made: SampleCall['call']): SampleCall => {
      return { file, name: `${kind}: ${name}`, call: made, answers: NOTHING }
    }
    return [
      call('read', (database) => read(database, { person: PERSON, clubId: ID }, [])),
      call('read everywhere', (database) => read(database, { person: PERSON, clubId: null }, [])),
      call('redact', (tx) => redact(tx, [ROW], PERSON)),
    ]
  })
}

export const STAFF_SAMPLES: readonly SampleCall[] = [
  ...ofTables('subgraphs/club/persons/staff-rows-store.ts', CLUB_STAFF_TABLES),
  ...ofTables('subgraphs/volunteer/deletions/staff-rows-store.ts', VOLUNTEER_STAFF_TABLES),
]
