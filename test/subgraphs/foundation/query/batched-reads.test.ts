import { describe, expect, test } from '@jest/globals'
import { shareReads } from '../../../../subgraphs/foundation/query/batched-reads.ts'
import { EVERYWHERE, inClub, type Tenancy } from '../../../../subgraphs/foundation/query/tenancy.ts'

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

/** The same while one runs that is not noted. */
function startBusyReads(rows: Parameters<typeof startReads>[0]) {
  const reads = startReads(rows)
  void reads.read(inClub('busy'), 'first')
  reads.asked.length = 0
  return reads
}

const ROWS = [
  { id: 'a', clubId: 'one' },
  { id: 'b', clubId: 'one' },
  { id: 'c', clubId: 'two' },
]

describe('a single batched read', () => {
  test('runs immediately, and later reads form one batch', async () => {
    const { asked, read } = startReads(ROWS)
    const first = read(inClub('one'), 'a')
    expect(asked).toEqual([{ clubs: ['one'], ids: ['a'] }])
    const others = ['b', 'a', 'none'].map((id) => read(inClub('one'), id))
    expect(await Promise.all([first, ...others])).toEqual([ROWS[0], ROWS[1], ROWS[0], null])
    expect(asked.slice(1)).toEqual([{ clubs: ['one'], ids: ['b', 'a', 'none'] }])
    await read(inClub('one'), 'b')
    expect(asked).toHaveLength(3)
  })

  test('that fails does not delay the next ones', async () => {
    const { asked, read } = startReads(ROWS)
    await expect(read(inClub('one'), 'broken')).rejects.toThrow('no server')
    const next = read(inClub('one'), 'a')
    expect(asked).toHaveLength(2)
    expect(await next).toEqual(ROWS[0])
  })
})

describe('batched reads of one turn of the event loop', () => {
  test('are one statement, and each gets its own record', async () => {
    const { asked, read } = startBusyReads(ROWS)
    const found = await Promise.all(['b', 'a', 'none', 'b'].map((id) => read(inClub('one'), id)))
    expect(found).toEqual([ROWS[1], ROWS[0], null, ROWS[1]])
    expect(asked).toEqual([{ clubs: ['one'], ids: ['b', 'a', 'none'] }])
  })

  test('are separate if they may find rows of other clubs', async () => {
    const { asked, read } = startBusyReads(ROWS)
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

  test('fail together, and do not affect the next turn', async () => {
    const { read } = startBusyReads(ROWS)
    const asked = [read(inClub('one'), 'a'), read(inClub('one'), 'broken')]
    const failed = await Promise.allSettled(asked)
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await read(inClub('one'), 'a')).toEqual(ROWS[0])
  })
})
