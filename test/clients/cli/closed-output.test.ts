import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, constants, openSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, test } from '@jest/globals'

const CLI = resolve('clients/cli')

const ofLinux = process.platform === 'linux' ? test : test.skip

/** The exit code and standard error of a Node.js process with this standard output. */
async function run(args: string[], stdout: number) {
  const child = spawn(process.execPath, args, { stdio: ['ignore', stdout, 'pipe'] })
  let errors = ''
  child.stderr?.on('data', (chunk) => {
    errors += chunk
  })
  const [code] = await once(child, 'close')
  return { code, errors }
}

/** The ends of a pipe. */
async function withPipe(use: (writeEnd: number, readEnd: number) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'output-'))
  const pipe = join(folder, 'stdout')
  execFileSync('mkfifo', [pipe])
  const readEnd = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK)
  const writeEnd = openSync(pipe, constants.O_WRONLY)
  try {
    await use(writeEnd, readEnd)
  } finally {
    closeSync(writeEnd)
    await rm(folder, { recursive: true })
  }
}

describe('a command whose output is a pipe', () => {
  ofLinux('ends without an error if the reader is gone before it starts', () =>
    withPipe(async (writeEnd, readEnd) => {
      closeSync(readEnd)
      expect(await run([join(CLI, 'main.ts'), '--help'], writeEnd)).toEqual({ code: 0, errors: '' })
    }),
  )

  ofLinux('runs on if it may not open the pipe', () =>
    withPipe(async (writeEnd, readEnd) => {
      const program = `
        import { onClosedOutput } from ${JSON.stringify(join(CLI, 'closed-output.ts'))}
        onClosedOutput(() => process.exit(1), '/nowhere/stdout')
        process.exitCode = 3`
      const args = ['--input-type=module', '--eval', program]
      expect(await run(args, writeEnd)).toEqual({ code: 3, errors: '' })
      closeSync(readEnd)
    }),
  )
})
