import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { lockDataDir } from '../../launch/process/lock-data-dir.ts'
import { inFolder } from '../sandbox/embedded-database/embedded-database-fixture.ts'

describe.each(['linux', 'darwin'] as const)('lockDataDir on %s', (platform) => {
  test('rejects for a locked directory, also by a symbolic link, and names it', () =>
    inFolder(async (folder) => {
      const release = await lockDataDir(folder, platform)
      await symlink(folder, `${folder}/alias`)

      await expect(lockDataDir(folder, platform)).rejects.toThrow(`already running on ${folder}`)
      await expect(lockDataDir(`${folder}/alias`, platform)).rejects.toThrow(folder)

      await release()
    }))

  test('locks a released directory again', () =>
    inFolder(async (folder) => {
      const release = await lockDataDir(folder, platform)
      await release()

      await (await lockDataDir(folder, platform))()
    }))

  test('locks two directories independently', () =>
    inFolder(async (folder) => {
      const one = await lockDataDir(join(folder, 'one'), platform)
      const two = await lockDataDir(join(folder, 'two'), platform)
      await Promise.all([one(), two()])
    }))

  test('rejects while another process holds the lock, and succeeds after its SIGKILL', () =>
    inFolder(async (folder) => {
      const holder = await holdElsewhere(folder, platform)
      await expect(lockDataDir(folder, platform)).rejects.toThrow('already running')

      holder.kill('SIGKILL')
      await once(holder, 'exit')

      await (await lockDataDir(folder, platform))()
    }))
})

async function holdElsewhere(folder: string, platform: string) {
  const lock = new URL('../../launch/process/lock-data-dir.ts', import.meta.url)
  const script = `
    const { lockDataDir } = await import(${JSON.stringify(lock.href)})
    await lockDataDir(${JSON.stringify(folder)}, ${JSON.stringify(platform)})
    process.stdout.write('held')
    setInterval(() => {}, 1000)
  `
  const holder = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(holder.stdout, 'data')
  return holder
}
