import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from '@jest/globals'
import { lockDataDir } from '../../../launch/process/lock-data-dir.ts'
import { inFolder } from '../sandbox/embedded-database/embedded-database-fixture.ts'

const run = promisify(execFile)

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

describe('a data directory that cannot be created', () => {
  // A process of its own: Node's recursive mkdir never ends below /proc, and keeps a thread of the process.
  const lockIn = async (path: string) => {
    const { stdout } = await run(
      process.execPath,
      ['--input-type=module', '-e', lockScript(path)],
      {
        timeout: 30_000,
        killSignal: 'SIGKILL',
      },
    )
    return stdout
  }

  test.each(['/proc/nope', '/proc/nope/deeper'])('is refused below /proc: %s', async (path) => {
    expect(await lockIn(path)).toContain('The folder /proc/nope cannot be written: ')
  })

  test('is refused below a file, and as a file', () =>
    inFolder(async (folder) => {
      const file = join(folder, 'file')
      await writeFile(file, '')
      expect(await lockIn(join(file, 'data'))).toContain(
        'data cannot be written: a part of its path is a file',
      )
      expect(await lockIn(file)).toContain(`${file} is not a folder.`)
    }))

  test('is created with its ancestors, for this user alone', () =>
    inFolder(async (folder) => {
      expect(await lockIn(join(folder, 'one/two'))).toBe('locked')
      expect((await stat(join(folder, 'one'))).mode & 0o777).toBe(0o700)
    }))
})

const LOCK = new URL('../../../launch/process/lock-data-dir.ts', import.meta.url).href

function lockScript(folder: string): string {
  return `
    const { lockDataDir } = await import(${JSON.stringify(LOCK)})
    await lockDataDir(${JSON.stringify(folder)}).then(
      () => process.stdout.write('locked'),
      ({ message }) => process.stdout.write(message),
    )
  `
}

async function holdElsewhere(folder: string, platform: string) {
  const script = `
    const { lockDataDir } = await import(${JSON.stringify(LOCK)})
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
