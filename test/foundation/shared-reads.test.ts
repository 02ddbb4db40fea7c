import { describe, expect, test } from '@jest/globals'
import { shareReads } from '../../subgraphs/foundation/shared-reads.ts'
import { EVERYWHERE, inClub, type Tenancy } from '../../subgraphs/foundation/tenancy.ts'

/** Reads rows of clubs, and notes each time what was asked for together. */
function startReads(rows: readonly { id: string; clubId: string }[]) {
  const asked: { clubs: readonly unknown[]; ids: readonly string[] }[] = []
  const read = shareReads(async ({ params }: Tenancy, ids) => {
    asked.push({ clubs: params, ids })
    if (ids.includes('broken')) throw new Error('no server')
    return rows.filter(({ id, clubId }) => ids.includes(id) && params.includes(clubId))
  })
  return { asked, read }
}

const ROWS = [
  { id: 'a', clubId: 'one' },
  { id: 'b', clubId: 'one' },
  { id: 'c', clubId: 'two' },
]

describe('reads of one turn of the event loop', () => {
  test('are one, and each is told its own record', async () => {
    const { asked, read } = startReads(ROWS)
    const found = await Promise.all(['b', 'a', 'none', 'b'].map((id) => read(inClub('one'), id)))
    expect(found).toEqual([ROWS[1], ROWS[0], null, ROWS[1]])
    expect(asked).toEqual([{ clubs: ['one'], ids: ['b', 'a', 'none'] }])
  })

  test('are apart where they may find the rows of other clubs', async () => {
    const { asked, read } = startReads(ROWS)
    const one = read(inClub('one'), 'a')
    const foreign = read(inClub('two'), 'a')
    const own = read(inClub('two'), 'c')
    const anywhere = read(EVERYWHERE, 'c')
    expect(await Promise.all([one, foreign, own, anywhere])).toEqual([ROWS[0], null, ROWS[2], null])
    expect(asked).toEqual([
      { clubs: ['one'], ids: ['a'] },
      { clubs: ['two'], ids: ['a', 'c'] },
      { clubs: [], ids: ['c'] },
    ])
  })

  test('fail together, and leave the next turn alone', async () => {
    const { read } = startReads(ROWS)
    const asked = [read(inClub('one'), 'a'), read(inClub('one'), 'broken')]
    const failed = await Promise.allSettled(asked)
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await read(inClub('one'), 'a')).toEqual(ROWS[0])
  })
})
