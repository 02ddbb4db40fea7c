import { mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import {
  inFolder,
  inUsedFolder,
  processesOn,
  query,
  start,
  TIMEOUT_MS,
  usedFolder,
} from './embedded-database-fixture.ts'

describe('the embedded database', () => {
  test(
    'answers over its socket and leaves no process when it is stopped',
    () =>
      inUsedFolder(async (folder) => {
        const database = await start(folder)
        const rows = await query(
          database.socketPath,
          'select @@collation_server as collation, @@time_zone as zone, @@tx_isolation as isolation',
        )
        expect(rows).toEqual([
          { collation: 'utf8mb4_bin', zone: '+00:00', isolation: 'READ-COMMITTED' },
        ])
        expect(await processesOn(folder)).toContain(database.pid())

        await database.stop()

        expect(await processesOn(folder)).toEqual([])
        expect(await readdir(join(folder, 'mariadb'))).toEqual(['server.log', 'tables'])
      }),
    TIMEOUT_MS,
  )

  test(
    'keeps its data from one start to the next',
    () =>
      inUsedFolder(async (folder) => {
        const first = await start(folder, { durability: 'full' })
        await query(
          first.socketPath,
          'create database kept',
          'create table kept.notes (text varchar(20))',
          "insert into kept.notes values ('still here')",
        )
        await first.stop()

        const second = await start(folder, { durability: 'full' })
        try {
          const rows = await query(second.socketPath, 'select text from kept.notes')
          expect(rows).toEqual([{ text: 'still here' }])
        } finally {
          await second.stop()
        }
      }),
    TIMEOUT_MS,
  )

  test(
    'starts over when its tables were left half-made',
    () =>
      inFolder(async (folder) => {
        await mkdir(join(folder, 'mariadb/tables.partial/mysql'), { recursive: true })

        const database = await start(folder)
        await database.stop()

        expect(await readdir(join(folder, 'mariadb'))).not.toContain('tables.partial')
      }),
    TIMEOUT_MS,
  )

  test(
    'listens elsewhere when the path of the data directory is too long for a socket',
    () =>
      inUsedFolder(async (folder) => {
        const database = await start(longIn(folder))
        try {
          expect(Buffer.byteLength(database.socketPath)).toBeLessThanOrEqual(107)
          expect(await query(database.socketPath, 'select 1 as one')).toEqual([{ one: 1 }])
        } finally {
          await database.stop()
        }
        await expect(stat(database.socketPath)).rejects.toThrow('ENOENT')
      }, longIn),
    TIMEOUT_MS,
  )

  test('is out of reach for other users of the machine', async () => {
    expect((await stat(join(await usedFolder(), 'mariadb'))).mode & 0o077).toBe(0)
  })
})

function longIn(folder: string): string {
  return join(folder, 'with spaces and "quotes"', 'x'.repeat(120))
}
