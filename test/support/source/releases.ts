import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@jest/globals'
import { gitEnvironment } from '../../check/changed-files.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** A released version and its commit, which the commit after it names. */
export interface Release {
  version: string
  commit: string
}

/** The releases, oldest first. */
export function readReleases(): Release[] {
  return JSON.parse(readFileSync(join(ROOT, 'releases.json'), 'utf8')) as Release[]
}

/** The last release whose promises bind; a pre-release, such as 1.0.0-beta.1, makes none. */
export function findLastRelease(releases: readonly Release[]): Release | null {
  return releases.findLast(({ version }) => !version.includes('-')) ?? null
}

/** False in a shallow clone without the commit, and outside of a clone. */
export function isInClone(commit: string, root = ROOT): boolean {
  try {
    git(root, 'cat-file', '-e', `${commit}^{commit}`)
    return true
  } catch {
    return false
  }
}

/** `test`, or a skipped one with a message where the release or its commit is missing. */
export function testIfInClone(release: Release | null): typeof test | typeof test.skip {
  if (release !== null && isInClone(release.commit)) return test

  const reason =
    release === null
      ? 'releases.json names no release that promises compatibility'
      : `this clone lacks ${release.commit}, the commit of ${release.version} (\`git fetch --unshallow\`)`
  process.stderr.write(`SKIPPED, because ${reason}.\n`)
  return test.skip
}

export function readAtCommit(commit: string, file: string, root = ROOT): string {
  return git(root, 'show', `${commit}:${file}`)
}

/** Numbered migrations that a commit contains and that were edited, renamed or removed since. */
export function findEditedMigrations(commit: string, root = ROOT): string[] {
  const paths = ':(glob)subgraphs/*/migrations/[0-9]*.ts'
  const changed = git(root, 'diff', '--name-status', '--no-renames', commit, '--', paths)
  return changed.split('\n').filter((line) => /^[^A]/.test(line))
}

/** Orders versions: by their numbers, a pre-release before its release. */
export function compareVersions(one: string, other: string): number {
  const [left, right] = [numbersOf(one), numbersOf(other)]
  const differing = left.findIndex((number, at) => number !== right[at])
  return differing === -1 ? 0 : (left[differing] ?? 0) - (right[differing] ?? 0)
}

function numbersOf(version: string): number[] {
  const [numbers = '', ...labels] = version.split('-')
  const label = /\d+$/.exec(labels.join('-'))?.[0] ?? '0'
  return [...numbers.split('.').map(Number), labels.length === 0 ? 1 : 0, Number(label)]
}

function git(root: string, ...args: string[]): string {
  const env = gitEnvironment()
  return execFileSync('git', args, {
    cwd: root,
    env,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: 'pipe',
  })
}
