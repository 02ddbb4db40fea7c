import { spawn } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { endWithSuite } from '../../support/jest/left-behind.ts'
import { until } from '../../support/time/until.ts'

/** Runs the program that npx would run, without npm, whose start takes more of the processor than the program. */
const NPX = `npx() { local name=$1; shift
if [ "$name" = clubgate ]; then node clients/cli/clubgate.cjs "$@"; else "node_modules/.bin/$name" "$@"; fi; }
`

export interface GuideShell {
  /** Runs a block to its end; returns the commands in it that failed. */
  run(text: string): Promise<string[]>
  /** What has been printed since the block began, also by processes in the background. */
  printed(): string
  end(): Promise<void>
}

/**
 * One bash for a chain of pages, as a reader has one terminal. A command that fails, an unset variable and an unknown
 * command are faults of the page.
 */
export function startGuideShell(folder: string): GuideShell {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env
  // A group of its own, so that its background processes end with it.
  const child = spawn('bash', ['--noprofile', '--norc'], {
    cwd: folder,
    detached: true,
    env: { PATH, HOME, NODE_COMPILE_CACHE },
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
  })
  let text = ''
  let blocksDone = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      text += chunk
    })
  child.stdio[3]?.on('data', (chunk) => {
    blocksDone += chunk
  })
  const exited = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const kill = () => {
    if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGTERM')
  }
  child.once('exit', endWithSuite(kill))

  const block = join(folder, '.block.sh')
  const faults = join(folder, '.faults')
  child.stdin?.write(NPX)
  child.stdin?.write(`set -uE -o pipefail; trap 'echo "$BASH_COMMAND" >> ${faults}' ERR\n`)
  return {
    async run(commands) {
      text = ''
      blocksDone = ''
      await writeFile(block, `${commands}\n`)
      await writeFile(faults, '')
      child.stdin?.write(`. ${block} </dev/null 3>&-; echo done >&3\n`)
      await until(() => blocksDone !== '' || child.exitCode !== null)
      const failed = (await readFile(faults, 'utf8')).split('\n').filter((line) => line !== '')
      if (child.exitCode !== null) failed.push(`The shell ended: ${text}`)
      return failed
    },
    printed: () => text,
    async end() {
      kill()
      await exited
      await rm(block, { force: true })
    },
  }
}
