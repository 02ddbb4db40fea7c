import { expect, test } from '@jest/globals'
import { type Filled, listPortalReads } from '../../bench/growth/portal/portal-reads.ts'
import { loadOperations } from '../../schema/operations.ts'

/** Stands for each id that the reads name. */
const ANYTHING: object = new Proxy({}, { get: () => ANYTHING })

test('the bench of the reads of the portal sends each of its queries', () => {
  const sent = new Set<string>(listPortalReads(ANYTHING as Filled).map(({ name }) => name))
  const queries = [...loadOperations().values()].filter(
    ({ name, kind }) => name.startsWith('Portal') && kind === 'query',
  )
  expect(queries.map(({ name }) => name).filter((name) => !sent.has(name))).toEqual([])
})
