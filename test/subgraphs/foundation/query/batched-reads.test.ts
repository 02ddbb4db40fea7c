import { describe, expect, test } from '@jest/globals'
import { batchReads } from '../../../../subgraphs/foundation/query/batched-reads.ts'
import { EVERYWHERE, inClub, type Tenancy } from '../../../../subgraphs/foundation/query/tenancy.ts'

const ROWS = [
  { id: 'a', clubId: 'one' },
  { id: 'b', clubId: 'one' },
  { id: 'c', clubId: 'two' },
]

/** Reads of rows of clubs, with what each statement asked for. */
function startReads() {
  const statements: { clubs: readonly unknown[]; ids: readonly string[] }[] = []
  const read = batchReads(async ({ params }: Tenancy, ids) => {
    statements.push({ clubs: params, ids })
    if (ids.includes('broken')) throw new Error('no server')
    return ROWS.filter(({ id, clubId }) => ids.includes(id) && params.includes(clubId))
  })
  return { statements, read }
}

describe('concurrent reads by id', () => {
  test('of equal bounds are one statement, and each returns its own record', async () => {
    const { statements, read } = startReads()
    const found = await Promise.all(['b', 'a', 'none', 'b'].map((id) => read(inClub('one'), id)))
    expect(found).toEqual([ROWS[1], ROWS[0], null, ROWS[1]])
    expect(statements).toEqual([{ clubs: ['one'], ids: ['b', 'a', 'none'] }])
  })

  test('of other bounds are other statements', async () => {
    const { statements, read } = startReads()
    const one = read(inClub('one'), 'a')
    const foreign = read(inClub('two'), 'a')
    const own = read(inClub('two'), 'c')
    const anywhere = read(EVERYWHERE, 'c')
    expect(await Promise.all([one, foreign, own, anywhere])).toEqual([ROWS[0], null, ROWS[2], null])
    expect(statements).toEqual([
      { clubs: ['one'], ids: ['a'] },
      { clubs: ['two'], ids: ['a', 'c'] },
      { clubs: [], ids: ['c'] },
    ])
  })

  test('fail with their statement, and no later one does', async () => {
    const { read } = startReads()
    const failed = await Promise.allSettled(['a', 'broken'].map((id) => read(inClub('one'), id)))
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await read(inClub('one'), 'a')).toEqual(ROWS[0])
  })
})
