import { describe, expect, test } from '@jest/globals'
import { findBufferPool } from '../../doctor/database/buffer-pool.ts'

const [MIB, GIB] = [2 ** 20, 2 ** 30]

function textsOf(poolBytes: number, dataBytes: number, [reads, misses] = [0, 0]): string[] {
  const variables = new Map([['innodb_buffer_pool_size', String(poolBytes)]])
  const status = new Map([
    ['innodb_buffer_pool_read_requests', String(reads)],
    ['innodb_buffer_pool_reads', String(misses)],
  ])
  return findBufferPool(variables, status, dataBytes).map((finding) => finding.join(' '))
}

describe("the database server's buffer pool", () => {
  test('is remarked on at the default size, below the size of the tables', () => {
    expect(textsOf(128 * MIB, 3 * GIB)).toEqual([
      "note innodb_buffer_pool_size is 128 MiB for 3072 MiB of tables. Set it to half of the server's memory (docs/sizing.md), with Docker Compose by MYSQL_BUFFER_POOL.",
    ])
  })

  test('is remarked on where more than a hundredth of the reads wait for the disk', () => {
    expect(textsOf(GIB, 9 * GIB, [2_000_000, 60_000])).toEqual([
      expect.stringContaining('9216 MiB of tables, and 3 % of the reads wait for the disk.'),
    ])
  })

  test.each([
    ['holds all tables', 128 * MIB, 100 * MIB, [9_000_000, 900_000]],
    ['holds what is read', GIB, 9 * GIB, [2_000_000, 10_000]],
    ['has only begun to fill', GIB, 9 * GIB, [900_000, 300_000]],
  ])('is in order where it %s', (_, poolBytes, dataBytes, reads) => {
    expect(textsOf(poolBytes, dataBytes, reads as [number, number])).toEqual([])
  })
})
