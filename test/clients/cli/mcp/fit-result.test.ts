import { describe, expect, test } from '@jest/globals'
import { fitAnswer, fitPage, sizeOf } from '../../../../clients/cli/mcp/results/fit-result.ts'

const MAX = 20_000

const item = (id: number, bytes = 900) => ({ id, text: 'x'.repeat(bytes) })

/** A list of the server: pages of any size, each with the cursor that goes on behind it. */
function readList(total: number, asked: number, reads: (number | undefined)[] = []) {
  return async (limit?: number) => {
    reads.push(limit)
    const data = Array.from({ length: Math.min(total, limit ?? asked) }, (_, id) => item(id))
    return { data, next_cursor: data.length < total ? `after-${data.length}` : null }
  }
}

describe('a page', () => {
  test('stays as it is within the size', async () => {
    const reads: (number | undefined)[] = []
    expect(await fitPage(readList(5, 50, reads), MAX)).toMatchObject({ next_cursor: null })
    expect(reads).toEqual([undefined])
  })

  test('is read again with as many items as fit, with the cursor behind the last one', async () => {
    const page = await fitPage(readList(200, 200), MAX)
    const count = (page['data'] as unknown[]).length
    expect(sizeOf(page)).toBeLessThanOrEqual(MAX)
    expect(count).toBeGreaterThan(10)
    expect(page['next_cursor']).toBe(`after-${count}`)
  })

  test('is refused where one item is larger than a result', async () => {
    const read = async () => ({ data: [item(1, MAX)], next_cursor: null })
    await expect(fitPage(read, MAX)).rejects.toMatchObject({ code: 'result_too_large' })
  })
})

describe('an answer without pages', () => {
  test('loses the end of its longest list, and says how many items', () => {
    const records = Array.from({ length: 100 }, (_, id) => item(id))
    const answer = { data: { id: 'i', tags: ['a'], result: { records } } }
    const cut = fitAnswer(answer, MAX) as typeof answer & { left_out: number }
    expect(sizeOf(cut)).toBeLessThanOrEqual(MAX)
    expect(cut.data.result.records.length + cut.left_out).toBe(100)
    expect(cut.data.tags).toEqual(['a'])
  })

  test('is refused where it has no list', () => {
    expect(() => fitAnswer({ text: 'x'.repeat(MAX) }, MAX)).toThrow('larger than a result')
  })
})
