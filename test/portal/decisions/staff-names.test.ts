import { expect, test } from '@jest/globals'
import { readSource, sourceFilesOf } from '../../support/source/import-graph.ts'

/** A name of a member of staff, or the subject, shown without `useStaffName`. */
const BARE =
  /\b(actorName|createdByName|startedByName|closedByName|resentByName) \?\?|\{createdBy\}/

/** Files of spreadsheets, which have the code. */
const WITH_CODE = ['portal/src/pages/platform/operator/audit/audit-entries.ts']

test('names of staff are shown by the one part that translates those of erased persons', () => {
  const bare = sourceFilesOf('portal/src').filter((file) => BARE.test(readSource(file)))
  expect(bare).toEqual(WITH_CODE)
})
