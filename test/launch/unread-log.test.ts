import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, constants, openSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from '@jest/globals'
import { endWithSuite } from '../support/jest/left-behind.ts'

/** Logs more than a pipe holds, then runs until a signal. */
const PROGRAM = `
  import { runProcess } from ${JSON.stringify(resolve('launch/process/run-process.ts'))}
  await runProcess('all-in-one', async ({ log, say, stops }) => {
    const alive = setInterval(() => {}, 1_000)
    stops.add('timer', async () => clearInterval(alive))
    for (let nth = 0; nth < 1_000; nth += 1) log.error({ nth }, 'x'.repeat(1_024))
    say('started')
  })`

test('a process whose log is not read ends by itself after SIGTERM', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'unread-'))
  const pipe = join(folder, 'stderr')
  execFileSync('mkfifo', [pipe])
  const stderr = openSync(pipe, constants.O_RDWR)
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
    env: { PATH, HOME },
    stdio: ['ignore', 'pipe', stderr],
  })
  const forget = endWithSuite(() => child.kill('SIGKILL'))
  const exited = once(child, 'exit')
  if (child.stdout) await once(child.stdout, 'data')
  child.kill('SIGTERM')
  expect(await exited).toEqual([0, null])
  forget()
  closeSync(stderr)
  await rm(folder, { recursive: true })
})
