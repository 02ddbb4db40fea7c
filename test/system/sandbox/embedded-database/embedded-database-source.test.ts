import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { inFolder, processesOn, query, start, TIMEOUT_MS } from './embedded-database-fixture.ts'

describe('the MariaDB of the embedded database', () => {
  test(
    'is fetched once when the cache is empty, also for two that start at the same time',
    () =>
      inFolder(async (folder) => {
        const cacheDir = join(folder, 'cache')
        const fetched = { source: 'fetch', cacheDir } as const
        const databases = await Promise.all([
          start(join(folder, 'one'), fetched),
          start(join(folder, 'two'), fetched),
        ])
        try {
          for (const { socketPath } of databases)
            expect(await query(socketPath, 'select 1 as one')).toEqual([{ one: 1 }])
        } finally {
          await Promise.all(databases.map((database) => database.stop()))
        }
        expect(await readdir(cacheDir)).toEqual([expect.stringMatching(/^mariadb-[^.]*\.?[^.]*$/)])

        const said: string[] = []
        const again = { ...fetched, say: (line: string) => void said.push(line) }
        await (await start(join(folder, 'one'), again)).stop()
        expect(said).toEqual([])
      }),
    TIMEOUT_MS,
  )

  test('is refused with the ways out when only the machine may have one and has none', () =>
    inFolder(async (folder) => {
      const starting = start(folder, { source: 'system', machinePaths: ['/nowhere/mariadbd'] })
      await expect(starting).rejects.toThrow(/no MariaDB[\s\S]*install MariaDB[\s\S]*DATABASE_URL/)
    }))

  test('is no longer fetched when the start is given up', () =>
    inFolder(async (folder) => {
      const giveUp = new AbortController()
      const starting = start(folder, {
        source: 'fetch',
        cacheDir: join(folder, 'cache'),
        say: () => giveUp.abort(new Error('given up')),
        signal: giveUp.signal,
      })
      await expect(starting).rejects.toThrow('given up')
      expect(await processesOn(folder)).toEqual([])
    }))
})
