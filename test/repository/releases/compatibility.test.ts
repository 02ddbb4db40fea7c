import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { readVersion } from '../../../platform/version.ts'
import {
  parsePublished,
  readSubgraphs,
  toVersion,
} from '../../../schema/registry/releases/version.ts'
import { gitEnvironment } from '../../check/changed-files.ts'
import { GRAPH } from '../../support/graph/graph.ts'
import { findBrokenPromises } from '../../support/source/broken-promises.ts'
import {
  findEditedMigrations,
  findLastRelease,
  readAtCommit,
  readReleases,
  testIfInClone,
} from '../../support/source/releases.ts'

const ROOT = join(import.meta.dirname, '../../..')
const release = findLastRelease(readReleases())
const testSinceRelease = testIfInClone(release)
const majorOf = (version: string) => version.split('.')[0]

describe('since the last release', () => {
  const { commit = '', version = '' } = release ?? {}

  testSinceRelease('no released migration was edited, renamed or removed', () => {
    expect(findEditedMigrations(commit)).toEqual([])
  })

  testSinceRelease('the graph lost nothing that the release had not deprecated', async () => {
    const released = parsePublished((name) =>
      readAtCommit(commit, `schema/published/${name}.graphql`),
    )
    const current = toVersion(readSubgraphs(join(ROOT, 'schema')), GRAPH.planning.apiSchema)
    const broken = await findBrokenPromises(released, current)
    expect(majorOf(readVersion()) === majorOf(version) ? broken : []).toEqual([])
  })
})

describe('the last release', () => {
  test('is the last version that is no pre-release', () => {
    const releases = ['1.0.0-beta.1', '1.0.0', '1.1.0', '2.0.0-rc.1'].map((version) => ({
      version,
      commit: '',
    }))
    expect(findLastRelease(releases)?.version).toBe('1.1.0')
    expect(findLastRelease(releases.slice(0, 1))).toBeNull()
  })
})

describe('a broken promise', () => {
  const version = (api: string) => ({ subgraphs: { club: api, volunteer: api }, api })
  const before = version(`
    type Query { court(id: ID!, old: Int @deprecated): Court gone: Int kept: Int former: Rest @deprecated }
    type Court { id: ID! name: String @deprecated status: Status }
    type Rest { id: ID }
    enum Status { OPEN CLOSED @deprecated }`)

  test('is the removal of a member that was not deprecated, or a member that became nullable', async () => {
    const after = version(`
      type Query { court(id: ID!): Court kept: Int }
      type Court { id: ID status: Status }
      enum Status { OPEN }`)
    expect(await findBrokenPromises(before, after)).toEqual([
      expect.stringContaining("'gone'"),
      expect.stringContaining("'Court.id'"),
    ])
  })

  test('is not the removal of deprecated fields, arguments, values and their types', async () => {
    const after = version(`
      type Query { court(id: ID!): Court gone: Int kept: Int added: Int }
      type Court { id: ID! status: Status }
      enum Status { OPEN }`)
    expect(await findBrokenPromises(before, after)).toEqual([])
  })
})

describe('an edited migration', () => {
  const root = mkdtempSync(join(tmpdir(), 'clubgate-releases-'))
  const folder = join(root, 'subgraphs/club/migrations')
  const git = (...args: string[]) => {
    const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org']
    const env = { ...gitEnvironment(), GIT_CONFIG_GLOBAL: '/dev/null' }
    return execFileSync('git', [...identity, ...args], { cwd: root, env, encoding: 'utf8' }).trim()
  }

  beforeAll(() => {
    mkdirSync(folder, { recursive: true })
    git('init', '--quiet')
    for (const name of ['1101-a.ts', '1102-b.ts', '1103-c.ts', 'club-migrations.ts'])
      writeFileSync(join(folder, name), name)
    git('add', '--all')
    git('commit', '--quiet', '--message', 'Release')
  })
  afterAll(() => rmSync(root, { recursive: true }))

  test('is reported if it is changed or removed; a further one and the list are not', () => {
    const commit = git('rev-parse', 'HEAD')
    expect(findEditedMigrations(commit, root)).toEqual([])
    writeFileSync(join(folder, '1201-d.ts'), 'new')
    writeFileSync(join(folder, 'club-migrations.ts'), 'longer')
    git('add', '--all')
    expect(findEditedMigrations(commit, root)).toEqual([])

    writeFileSync(join(folder, '1101-a.ts'), 'other')
    rmSync(join(folder, '1102-b.ts'))
    expect(findEditedMigrations(commit, root)).toEqual([
      'M\tsubgraphs/club/migrations/1101-a.ts',
      'D\tsubgraphs/club/migrations/1102-b.ts',
    ])
  })
})
