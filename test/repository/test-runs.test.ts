import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from '@jest/globals'
import { needsDatabase } from '../support/jest/needs-database.ts'
import { removeAbandoned } from '../support/jest/run-folder.ts'
import { expectedMs, readDurations, recordDurations } from '../support/jest/suite-durations.ts'
import { readSource, sourceFilesOf } from '../support/source/import-graph.ts'

const SUITES = sourceFilesOf('test').filter((file) => file.endsWith('.test.ts'))

describe('the database server of a test run', () => {
  test('is not started for a suite of rules', () => {
    const rules = SUITES.filter((file) => /rules|\/scoring\//.test(file))
    expect(rules.length).toBeGreaterThan(14)
    expect(rules.filter(needsDatabase)).toEqual([])
  })

  test('is started for every suite that opens a database', () => {
    const opening = SUITES.filter((file) =>
      /\b(open(Club|Volunteer)Database|startTestApi|startVolunteer|startInstance)\(/.test(
        readSource(file),
      ),
    )
    expect(opening.length).toBeGreaterThan(100)
    expect(opening.filter((file) => !needsDatabase(file))).toEqual([])
  })
})

describe('the folder of a test run', () => {
  test('is removed by a later run after its run was killed, and not before', async () => {
    const parent = mkdtempSync(join(tmpdir(), 'clubgate-runs-'))
    const { pid: ended } = spawnSync('true')
    const names = [`clubgate-test-${ended}-a`, `clubgate-test-${process.pid}-b`, 'other']
    for (const name of names) mkdirSync(join(parent, name, 'tables'), { recursive: true })
    await removeAbandoned(parent)
    expect(readdirSync(parent).sort()).toEqual(names.slice(1).sort())
    rmSync(parent, { recursive: true })
  })
})

describe('the recorded durations of suites', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clubgate-durations-'))
  const file = join(folder, 'cache', 'durations.json')
  afterAll(() => rmSync(folder, { recursive: true }))

  test('are those of the last run of each suite', () => {
    expect(readDurations(file)).toEqual(new Map())
    recordDurations(new Map(Object.entries({ 'test/a.test.ts': 1, 'test/b.test.ts': 2 })), file)
    recordDurations(new Map([['test/a.test.ts', 3]]), file)
    expect(Object.fromEntries(readDurations(file))).toEqual({
      'test/a.test.ts': 3,
      'test/b.test.ts': 2,
    })
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      'test/a.test.ts': 3,
      'test/b.test.ts': 2,
    })
  })

  test('are guessed by the name of a suite that never ran', () => {
    const measured = new Map([['test/system/forms/a.test.ts', 5]])
    expect(expectedMs('test/system/forms/a.test.ts', measured)).toBe(5)
    expect(expectedMs('test/system/forms/b.test.ts', measured)).toBeGreaterThan(
      expectedMs('test/platform/b.test.ts', measured),
    )
  })
})
