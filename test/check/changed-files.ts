import { execFileSync } from 'node:child_process'

/** The branch that changes are made for, by its names in a clone. */
const MAIN = ['main', 'origin/main']

/**
 * The files below `root` that differ from where the checked-out commit left `branch`, or else main: committed,
 * staged, unstaged, untracked and deleted ones. On main itself, those that are not committed.
 */
export function findChangedFiles(root: string, branch?: string): string[] {
  const base = findBase(root, branch)
  const untracked = git(root, 'ls-files', '-z', '--others', '--exclude-standard')
  const tracked =
    base === null
      ? git(root, 'ls-files', '-z')
      : git(root, 'diff', '-z', '--name-only', '--no-renames', '--relative', base, '--')
  return [...new Set(`${tracked}${untracked}`.split('\0').filter(Boolean))].sort()
}

/** Null before the first commit of a repository. */
export function findBase(root: string, branch: string | undefined): string | null {
  const head = findCommit(root, 'HEAD')
  if (branch !== undefined && findCommit(root, branch) === null)
    throw new Error(`git knows no commit by the name "${branch}".`)
  if (head === null) return null

  const main = (branch === undefined ? MAIN : [branch]).find((name) => findCommit(root, name))
  // A shallow clone may lack the commit at which both parted.
  return (main && tryGit(root, 'merge-base', head, main)) ?? head
}

function findCommit(root: string, name: string): string | null {
  return tryGit(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`)
}

function tryGit(root: string, ...args: string[]): string | null {
  try {
    return git(root, ...args).trim() || null
  } catch {
    return null
  }
}

/** Without the variables by which git, when it runs a hook, names its repository and index. */
export function gitEnvironment(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))
  return Object.fromEntries(entries)
}

export function git(root: string, ...args: string[]): string {
  return execFileSync('git', args, {
    cwd: root,
    env: gitEnvironment(),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}
