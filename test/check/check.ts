import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { answerHelp } from '../../build/answer-help.ts'
import { expectedMs, readDurations } from '../support/jest/suite-durations.ts'
import { findChangedFiles } from './changed-files.ts'
import { findFaultyMessages } from './commit-messages.ts'
import { chooseSuites, rankSuites, splitByTier } from './nearest-suites.ts'

// `npm run check` runs all that has to hold before a change lands. `npm run check -- --changed` runs in under a
// minute what concerns the files that differ from main, or from the branch of `--changed=<branch>`.
// Further arguments go to jest.

answerHelp(`Usage: npm run check -- [--changed[=BRANCH]] [ARGUMENTS OF JEST]
  --changed  in under a minute what concerns the files that differ from main, or from BRANCH`)

const ROOT = resolve(import.meta.dirname, '../..')
/** What the chosen suites take one after the other; several workers run them. */
const BUDGET_MS = 60_000
const MAX_LISTED = 5

const [changed] = process.argv.filter((arg) => /^--changed(=|$)/.test(arg))
const others = process.argv.slice(2).filter((arg) => arg !== changed)
// The suites of a path belong to one tier.
const jestArgs = others.length > 0 ? [...others, '--passWithNoTests'] : []
if (changed === undefined) checkAll()
else checkChanged(findChangedFiles(ROOT, changed.split('=')[1]))

function checkAll(): void {
  if (listFaultyMessages() > 0) process.exit(1)
  npm('run', '--silent', 'lint')
  npm('run', '--silent', 'types')
  npm('run', '--silent', 'schema:check')
  npm('test', '--', ...jestArgs)
  npm('run', '--silent', 'test:system', '--', ...jestArgs)
}

function checkChanged(files: readonly string[]): void {
  listFaultyMessages()
  console.log(`${files.length} changed files`)
  if (files.length === 0) return

  lint(files)
  npm('run', '--silent', 'types')
  if (files.some((file) => file.startsWith('schema/'))) npm('run', '--silent', 'schema:check')
  const durations = readDurations()
  const durationOf = (suite: string) => expectedMs(suite, durations)
  const { suites, systemFolders } = splitByTier(rankSuites(files))
  const { chosen, left } = chooseSuites(suites, durationOf, BUDGET_MS)
  if (chosen.length > 0) npm('test', '--', ...jestArgs, '--runTestsByPath', ...chosen)
  if (left.length > 0)
    console.log(`${left.length} suites are left to \`npm test\`: ${toList(left)}`)
  if (systemFolders.length > 0)
    console.log(`To \`npm run test:system -- <folder>\` are left: ${systemFolders.join(', ')}`)
}

function lint(files: readonly string[]): void {
  const present = files.filter((file) => existsSync(join(ROOT, file)))
  if (files.includes('biome.json')) npm('run', '--silent', 'lint')
  else if (present.length > 0) npm('run', '--silent', 'lint:files', '--', ...present)
}

function toList(suites: readonly string[]): string {
  const more = suites.length > MAX_LISTED ? ['…'] : []
  return [...suites.slice(0, MAX_LISTED), ...more].join(', ')
}

function listFaultyMessages(): number {
  const faulty = findFaultyMessages(ROOT)
  if (faulty.length > 0)
    console.log(`Commit messages that are not of the form of .gitmessage:\n${faulty.join('\n')}`)
  return faulty.length
}

/** Ends this process if the step fails. */
function npm(...command: string[]): void {
  const { status } = spawnSync('npm', command, { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
