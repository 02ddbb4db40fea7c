import { execFileSync, spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SUBGRAPHS } from '../schema/subgraphs.ts'
import { answerHelp } from './answer-help.ts'
import { ensureBuilt } from './ensure-built.ts'

// Prints the whole difference of the contracts to those of a revision, by default the commit where the branch left main.

answerHelp(`Usage: npm run schema:diff -- [REVISION]
  REVISION  the commit where the branch left main, where it is absent`)

const ROOT = join(import.meta.dirname, '..')

const folder = mkdtempSync(join(tmpdir(), 'contracts-'))
try {
  const revision = process.argv[2] ?? findBase()
  if (!ensureBuilt()) throw new Error('This side cannot be built.')
  writeContracts(join(folder, 'before'), readContracts(buildRevision(revision)))
  writeContracts(join(folder, 'after'), readContracts(ROOT))
  const diff = ['--no-pager', 'diff', '--no-index', 'before', 'after']
  const { status } = spawnSync('git', diff, { cwd: folder, stdio: 'inherit' })
  if (status === 0) console.log(`The contracts are those of ${revision}.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Returns the folder of a checkout with its own built files. */
function buildRevision(revision: string): string {
  const checkout = join(folder, 'checkout')
  mkdirSync(checkout)
  const tar = execFileSync('git', ['archive', revision], {
    cwd: ROOT,
    maxBuffer: 2 ** 30,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  execFileSync('tar', ['-x', '-C', checkout], { input: tar })
  for (const workspace of ['', 'portal', 'clients/typescript']) {
    const packages = join(ROOT, workspace, 'node_modules')
    if (existsSync(packages)) symlinkSync(packages, join(checkout, workspace, 'node_modules'))
  }
  const command = join(checkout, 'build/build.ts')
  if (!existsSync(command)) return checkout

  const { status } = spawnSync(process.execPath, [command], { stdio: 'inherit' })
  if (status !== 0)
    throw new Error(`${revision} cannot be built with the packages of this checkout.`)
  return checkout
}

/** The texts of a checkout by file; documents of one value a line, and events beside them. */
function readContracts(checkout: string): ReadonlyMap<string, string> {
  const isBuilt = existsSync(join(checkout, 'built'))
  const read = (...path: string[]) => readFileSync(join(checkout, ...path), 'utf8')
  // The made files of 1.0.0 are committed among their sources.
  const [graph, openapi] = isBuilt ? ['built/graph', 'built/openapi'] : ['schema', 'schema/openapi']
  const sdl = ['api.graphql', 'supergraph.graphql'].map(
    (file) => [file, read(graph, file)] as const,
  )
  const documents = SUBGRAPHS.flatMap((name) => {
    const { webhooks, 'x-frames': frames, ...document } = JSON.parse(read(openapi, `${name}.json`))
    return [
      [`${name}.openapi.json`, toLines(document)],
      [`${name}.events.json`, toLines({ webhooks, frames })],
    ] as const
  })
  return new Map([...sdl, ...documents])
}

function toLines(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

function writeContracts(target: string, contracts: ReadonlyMap<string, string>): void {
  mkdirSync(target)
  for (const [file, text] of contracts) writeFileSync(join(target, file), text)
}

/** The commit where the branch left main; a clone may have that of its origin alone. */
function findBase(): string {
  const { stdout } = spawnSync('git', ['rev-parse', '--verify', '--quiet', 'main'], { cwd: ROOT })
  return git('merge-base', 'HEAD', stdout.length > 0 ? 'main' : 'origin/main')
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()
}
