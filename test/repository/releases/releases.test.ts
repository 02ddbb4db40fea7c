import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { readVersion } from '../../../platform/version.ts'
import {
  compareVersions,
  readAtCommit,
  readReleases,
  testIfInClone,
} from '../../support/source/releases.ts'

const ROOT = join(import.meta.dirname, '../../..')
const releases = readReleases()
const versions = releases.map(({ version }) => version)

describe('releases.json', () => {
  test('orders versions by their numbers, a pre-release before its release', () => {
    const ordered = ['1.0.0-beta.1', '1.0.0-beta.10', '1.0.0', '1.0.1', '1.2.0', '1.10.0', '2.0.0']
    expect(ordered.toReversed().sort(compareVersions)).toEqual(ordered)
    expect(compareVersions('1.0.0', '1.0.0')).toBe(0)
  })

  test('names each version once, in order, and none after that of package.json', () => {
    const current = readVersion()
    expect([...new Set(versions)].sort(compareVersions)).toEqual(versions)
    expect(versions.filter((version) => compareVersions(version, current) > 0)).toEqual([])
  })

  test('names commits by their whole hash', () => {
    const hashes = releases.map(({ commit }) => commit)
    expect(hashes.filter((hash) => !/^[0-9a-f]{40}$/.test(hash))).toEqual([])
  })

  for (const release of releases)
    testIfInClone(release)(`names a commit of version ${release.version}`, () => {
      const { version, commit } = release
      expect(JSON.parse(readAtCommit(commit, 'package.json'))).toMatchObject({ version })
    })

  test('has a section of CHANGELOG.md for each version that is no pre-release', () => {
    const changelog = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8')
    const released = versions.filter((version) => !version.includes('-'))
    expect(released.filter((version) => !changelog.includes(`\n## ${version}\n`))).toEqual([])
  })
})
