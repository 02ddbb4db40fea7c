import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { readConfig } from '../../../../platform/config/config.ts'
import { exists } from '../../../../sandbox/embedded-database/exists.ts'
import {
  getPrivateCopy,
  libraryPathOf,
} from '../../../../sandbox/embedded-database/mariadb-files/private-copy.ts'

export interface ToolSource {
  /** Of the cached folder. */
  name: string
  /** Packages of Debian; apt checks their checksums by the signed lists. */
  packages: readonly string[]
  /** A release other than the machine's. */
  suite?: string
  /** Path of the program in the packages. */
  path: string
  /** Arguments that print the version, and what it must match: another one is rejected. */
  versionArgs: readonly string[]
  version: RegExp
}

export interface ToolCommand {
  program: string
  args: readonly string[]
}

export interface ToolRun {
  cwd?: string
  env?: Readonly<Record<string, string>>
}

export interface ToolResult {
  status: number | null
  stdout: string
  stderr: string
}

/** A program that tests run and an installation does not need. */
export interface Tool {
  command(args: readonly string[]): ToolCommand
  run(args: readonly string[], options?: ToolRun): Promise<ToolResult>
}

/** The cached copy, or one fetched now; null, and a message on stderr, where there is none: skip the tests that need it. */
export async function fetchTool(source: ToolSource): Promise<Tool | null> {
  const say = (line: string) => void process.stderr.write(`${line}\n`)
  const { cacheDir } = readConfig(process.env)
  const open = (root: string) => openTool(root, source)
  return getPrivateCopy({ ...source, cacheDir, say, open }).catch((error: Error) => {
    say(`SKIPPED, because ${source.name} cannot be fetched: ${error.message}`)
    return null
  })
}

async function openTool(root: string, source: ToolSource): Promise<Tool | null> {
  const program = join(root, source.path)
  if (!(await exists(program))) return null
  const libraries = await libraryPathOf(root)
  const loaded = (loader: string) => (args: readonly string[]) => ({
    program: loader,
    args: ['--argv0', program, '--library-path', libraries, program, ...args],
  })
  // A program of another release can need the C library that was fetched with it, others some libraries alone.
  const fetched = libraries
    .split(':')
    .flatMap((folder) => LOADERS.map((name) => join(folder, name)))
  const loaders = [...fetched, ...SYSTEM_LOADERS].filter((loader) => existsSync(loader))
  const commands = [(args: readonly string[]) => ({ program, args }), ...loaders.map(loaded)]
  for (const command of commands)
    if (source.version.test(await printVersion(command(source.versionArgs))))
      return { command, run: (args, options = {}) => runTool(command(args), options) }
  return null
}

const LOADERS = ['ld-linux-x86-64.so.2', 'ld-linux-aarch64.so.1']
const SYSTEM_LOADERS = ['/lib64/ld-linux-x86-64.so.2', '/lib/ld-linux-aarch64.so.1']

async function printVersion(command: ToolCommand): Promise<string> {
  const { stdout, stderr } = await runTool(command, {}).catch(() => NOTHING)
  return stdout + stderr
}

const NOTHING = { stdout: '', stderr: '' }

const LIMIT_MS = 60_000

async function runTool({ program, args }: ToolCommand, options: ToolRun): Promise<ToolResult> {
  const child = spawn(program, args, {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LIMIT_MS,
    killSignal: 'SIGKILL',
  })
  const closed = new Promise<number | null>((done, fail) =>
    child.on('close', done).on('error', fail),
  )
  const [status, stdout, stderr] = await Promise.all([
    closed,
    text(child.stdout),
    text(child.stderr),
  ])
  return { status, stdout, stderr }
}
