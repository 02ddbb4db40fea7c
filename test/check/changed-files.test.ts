import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { findChangedFiles, gitEnvironment } from './changed-files.ts'
import { findFaultyMessages } from './commit-messages.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'clubgate-changed-'))
  git('init', '--quiet', '--initial-branch=main')
})
afterEach(() => rmSync(root, { recursive: true }))

function git(...args: string[]): void {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org']
  const env = { ...gitEnvironment(), GIT_CONFIG_GLOBAL: '/dev/null' }
  execFileSync('git', [...identity, ...args], { cwd: root, env, stdio: 'pipe' })
}

function write(file: string, text = file): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

function commit(...files: string[]): void {
  for (const file of files) write(file)
  git('add', '--all')
  git('commit', '--quiet', '--allow-empty', '--message', 'Change')
}

describe('the changed files', () => {
  test('before the first commit are all files that git does not ignore', () => {
    write('.gitignore', 'ignored\n')
    for (const file of ['staged', 'untracked', 'ignored']) write(file)
    git('add', 'staged')
    expect(findChangedFiles(root)).toEqual(['.gitignore', 'staged', 'untracked'])
  })

  test('on main are the uncommitted ones', () => {
    commit('a', 'b')
    expect(findChangedFiles(root)).toEqual([])
    write('a', 'changed')
    write('folder/new')
    expect(findChangedFiles(root)).toEqual(['a', 'folder/new'])
  })

  test('on a branch are committed, staged, unstaged, untracked, deleted and renamed ones', () => {
    commit('unchanged', 'committed', 'staged', 'unstaged', 'deleted', 'renamed')
    git('switch', '--quiet', '--create', 'topic')
    write('committed', 'changed')
    commit('added')
    write('staged', 'changed')
    git('add', 'staged')
    write('unstaged', 'changed')
    write('untracked ü "name"')
    rmSync(join(root, 'deleted'))
    renameSync(join(root, 'renamed'), join(root, 'moved'))
    expect(findChangedFiles(root)).toEqual(
      ['committed', 'added', 'staged', 'unstaged', 'deleted', 'renamed', 'moved']
        .concat('untracked ü "name"')
        .sort(),
    )
  })

  test('on a branch leave out what main did since', () => {
    commit('a')
    git('switch', '--quiet', '--create', 'topic')
    commit('of-topic')
    git('switch', '--quiet', 'main')
    commit('of-main')
    git('switch', '--quiet', '--detach', 'topic')
    expect(findChangedFiles(root)).toEqual(['of-topic'])
  })

  test('are compared with the branch that is named', () => {
    commit('a')
    git('switch', '--quiet', '--create', 'first')
    commit('of-first')
    git('switch', '--quiet', '--create', 'second')
    commit('of-second')
    expect(findChangedFiles(root)).toEqual(['of-first', 'of-second'])
    expect(findChangedFiles(root, 'first')).toEqual(['of-second'])
    expect(() => findChangedFiles(root, 'third')).toThrow('git knows no commit')
  })

  test('without a main branch, or a common commit with it, are the uncommitted ones', () => {
    commit('a')
    git('branch', '--move', 'topic')
    write('b')
    expect(findChangedFiles(root)).toEqual(['b'])
    git('switch', '--quiet', '--orphan', 'main')
    commit('of-main')
    git('switch', '--quiet', 'topic')
    write('c')
    expect(findChangedFiles(root)).toEqual(['c'])
  })

  test('of a conflict include the file in conflict', () => {
    commit('a', 'b')
    git('switch', '--quiet', '--create', 'topic')
    write('a', 'topic')
    commit()
    git('switch', '--quiet', 'main')
    write('a', 'main')
    commit()
    git('switch', '--quiet', 'topic')
    expect(() => git('merge', 'main')).toThrow()
    expect(findChangedFiles(root)).toEqual(['a'])
  })

  test('below a folder of the repository are named from there', () => {
    commit('outside', 'inner/a')
    write('outside', 'changed')
    write('inner/a', 'changed')
    write('inner/b')
    expect(findChangedFiles(join(root, 'inner'))).toEqual(['a', 'b'])
  })
})

describe('the commit messages that are listed', () => {
  test('are those of the branch whose subject is long or which have no body', () => {
    commit('a')
    expect(findFaultyMessages(root)).toEqual([])
    git('switch', '--quiet', '--create', 'topic')
    const long = 'x'.repeat(73)
    for (const message of ['Good\n\nWhy.', long, 'Bare'])
      git('commit', '--quiet', '--allow-empty', '--message', message)
    expect(findFaultyMessages(root)).toEqual([
      expect.stringMatching(/^[0-9a-f]+ Bare \(no body\)$/),
      expect.stringMatching(/ x{73} \(73 characters\)$/),
    ])
  })

  test('are none without git', () => {
    rmSync(join(root, '.git'), { recursive: true })
    expect(findFaultyMessages(root)).toEqual([])
  })
})
