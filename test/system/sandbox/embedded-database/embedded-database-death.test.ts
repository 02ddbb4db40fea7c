import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { exists } from '../../../../sandbox/embedded-database/exists.ts'
import { until } from '../../../support/time/until.ts'
import {
  inFolder,
  inUsedFolder,
  launch,
  parentOf,
  processesOn,
  query,
  start,
  TIMEOUT_MS,
} from './embedded-database-fixture.ts'

const MAKE_NOTES = ['create database kept', 'create table kept.notes (id int primary key)']

describe('the embedded database, when something dies,', () => {
  test(
    'ends after its launcher was killed, and starts again with every committed row',
    () =>
      inUsedFolder(async (folder) => {
        const launcher = launch(folder)
        const { socketPath } = await launcher.database
        await query(socketPath, ...MAKE_NOTES, 'insert into kept.notes values (1), (2)')

        await launcher.kill()
        await until(async () => (await processesOn(folder)).length === 0)

        const database = await start(folder, { durability: 'full' })
        try {
          expect(await query(database.socketPath, 'select id from kept.notes')).toHaveLength(2)
        } finally {
          await database.stop()
        }
      }),
    TIMEOUT_MS,
  )

  test(
    'starts anew after its launcher was killed while the tables were made',
    () =>
      inFolder(async (folder) => {
        const launcher = launch(folder)
        await until(() => exists(join(folder, 'mariadb/tables.partial/mysql')))
        // Held up, it is certainly still there at the next start.
        const making = (await processesOn(folder)).filter((pid) => pid !== launcher.pid)
        for (const pid of making) process.kill(pid, 'SIGSTOP')
        await launcher.kill()

        const database = await start(folder)
        try {
          const rows = await query(database.socketPath, 'select user as name from mysql.user')
          expect(rows).toContainEqual({ name: 'root' })
        } finally {
          await database.stop()
        }
        expect(await processesOn(folder)).toEqual([])
      }),
    TIMEOUT_MS,
  )

  test(
    'takes the place of a server that outlived both its launcher and its watchdog',
    () =>
      inUsedFolder(async (folder) => {
        const launcher = launch(folder)
        const orphan = await launcher.database
        await query(orphan.socketPath, ...MAKE_NOTES)
        // With the server's parent and the sibling that waits for the launcher, no process is left to terminate it.
        const watchdogs = (await processesOn(folder)).filter(
          (pid) => pid !== launcher.pid && pid !== orphan.pid,
        )
        expect(watchdogs).toContain(await parentOf(orphan.pid))
        for (const pid of watchdogs) process.kill(pid, 'SIGSTOP')
        await launcher.kill()
        for (const pid of watchdogs) process.kill(pid, 'SIGKILL')
        await until(async () => (await processesOn(folder)).length === 1)
        expect(await processesOn(folder)).toEqual([orphan.pid])

        const database = await start(folder, { durability: 'full' })
        try {
          expect(await processesOn(folder)).not.toContain(orphan.pid)
          expect(await query(database.socketPath, 'select id from kept.notes')).toEqual([])
        } finally {
          await database.stop()
        }
      }),
    TIMEOUT_MS,
  )

  test(
    'comes back on the same socket with every committed row after its server was killed',
    () =>
      inUsedFolder(async (folder) => {
        const said: string[] = []
        const database = await start(folder, {
          durability: 'full',
          say: (line) => void said.push(line),
        })
        try {
          await query(database.socketPath, ...MAKE_NOTES, 'insert into kept.notes values (1)')
          const killed = database.pid()
          process.kill(killed, 'SIGKILL')
          await until(async () => database.pid() !== killed)

          expect(await query(database.socketPath, 'select id from kept.notes')).toEqual([{ id: 1 }])
          expect(said.join(' ')).toContain('ended unexpectedly')
        } finally {
          await database.stop()
        }
        expect(await processesOn(folder)).toEqual([])
      }),
    TIMEOUT_MS,
  )

  test(
    'stays stopped if stop() runs just after its server was killed',
    () =>
      inUsedFolder(async (folder) => {
        const database = await start(folder)
        process.kill(database.pid(), 'SIGKILL')
        await database.stop()

        // The watchdog of a killed server ends by itself.
        await until(async () => (await processesOn(folder)).length === 0)
      }),
    TIMEOUT_MS,
  )

  test(
    'comes back after its watchdog alone was killed',
    () =>
      inUsedFolder(async (folder) => {
        const database = await start(folder)
        try {
          const before = database.pid()
          process.kill(await parentOf(before), 'SIGKILL')
          await until(async () => database.pid() !== before)

          expect(await query(database.socketPath, 'select 1 as one')).toEqual([{ one: 1 }])
          expect(await processesOn(folder)).not.toContain(before)
        } finally {
          await database.stop()
        }
      }),
    TIMEOUT_MS,
  )
})
