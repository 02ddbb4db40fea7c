import { describe, expect, test } from '@jest/globals'
import { chooseSuites, rankSuites, splitByTier } from './nearest-suites.ts'

describe('the suites that a change may break', () => {
  test('begin with those that import the changed file, before those that start the product', () => {
    const ranked = rankSuites(['rules/club/scoring/rules.ts'])
    const rank = (suite: string) => ranked.indexOf(suite)
    const ofRules = rank('test/rules/club/scoring/refusals.test.ts')
    expect(ofRules).toBeGreaterThanOrEqual(0)
    expect(rank('test/rest-facade/club/match-sessions.test.ts')).toBeGreaterThan(ofRules)
  })

  test('include the suites in the mirrored folder, and those over all files', () => {
    const ranked = rankSuites(['launch/gateway.ts'])
    expect(ranked).toContain('test/launch/readiness.test.ts')
    expect(ranked).toContain('test/repository/architecture.test.ts')
    expect(ranked).not.toContain('test/rules/club/scoring/refusals.test.ts')
  })

  test('of a changed suite are itself', () => {
    const suite = 'test/rules/club/scoring/refusals.test.ts'
    expect(rankSuites([suite])[0]).toBe(suite)
  })

  test('of a deleted file are those that still import it', () => {
    const ranked = rankSuites(['test/check/deleted.test.ts', 'test/check/nearest-suites.ts'])
    expect(ranked).toContain('test/check/nearest-suites.test.ts')
    expect(ranked).not.toContain('test/check/deleted.test.ts')
  })

  test.each([
    ['docs/operations/symptoms.md', 'test/repository/documents.test.ts'],
    ['docker-compose.yml', 'test/system/deploy/docker-compose.test.ts'],
    ['schema/club/bookings.graphql', 'test/schema/check-contracts.test.ts'],
    ['schema/operations/facade/bookings.graphql', 'test/schema/operation.test.ts'],
  ])('of %s include %s', (file, suite) => {
    expect(rankSuites([file])).toContain(suite)
  })
})

describe('the folders of the system tier that reach a change', () => {
  const foldersOf = (file: string) => splitByTier(rankSuites([file])).systemFolders

  test('are those of started processes, for a file that a process loads', () => {
    expect(foldersOf('rules/club/scoring/rules.ts')).toEqual(
      expect.arrayContaining(['forms', 'processes', 'upgrade']),
    )
  })

  test('are those of browsers, for a page', () => {
    expect(foldersOf('portal/src/main.tsx')).toContain('browser')
  })

  test('hold no suite that is run with the change', () => {
    const { suites } = splitByTier(rankSuites(['rules/club/scoring/rules.ts']))
    expect(suites.filter((suite) => suite.startsWith('test/system/'))).toEqual([])
  })
})

describe('the suites that are chosen', () => {
  const DURATIONS: Record<string, number> = { near: 4, long: 50, far: 5, farthest: 3 }
  const durationOf = (suite: string) => DURATIONS[suite] ?? 0

  test('are the nearest that fit into the budget together; the others are named', () => {
    expect(chooseSuites(Object.keys(DURATIONS), durationOf, 10)).toEqual({
      chosen: ['near', 'far'],
      left: ['long', 'farthest'],
    })
  })
})
