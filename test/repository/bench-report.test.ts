import { describe, expect, test } from '@jest/globals'
import { toFigures } from '../../bench/measuring/figures.ts'
import type { Measurement } from '../../bench/measuring/measure.ts'
import { summarise } from '../../bench/profile/summarise.ts'
import { toCharts } from '../../bench/report/charts.ts'
import { replaceBetween } from '../../bench/report/draw-report.ts'
import type { ReportFigures } from '../../bench/report/figures-file.ts'
import { toGoals } from '../../bench/report/goals.ts'
import { toSections } from '../../bench/report/markdown.ts'
import { toTable } from '../../bench/report/table.ts'

/** Rounds of so many requests a second, each of which took its share of one. */
const roundsOf = (side: string, perSecond: readonly number[]) =>
  toFigures(
    side,
    perSecond.map((rate) => ({
      perSecond: rate,
      durationsMs: [1000 / rate, 1000 / rate],
      ...{ cpuMs: 2, mainThreadCpuMs: 1, databaseCpuMs: 4, loadCpuMs: 1, statements: 6 },
    })),
  )

const put = (connections: number): Measurement => ({
  ...{ key: 'put-new', title: 'PUT booking, new', connections },
  sides: [roundsOf('Clubgate', [300, 300, 500]), roundsOf('hand-written', [100, 150, 100])],
})

const FIGURES = {
  ...{ measuredOn: '2026-01-02T03:04:05Z', machine: '2 cores', rounds: 3, seconds: 1 },
  ...{ loadBefore: 3, growth: [], deliveries: [], profiles: [] },
  sides: [put(1), put(20)],
}

describe('the report of the bench', () => {
  test('compares neighbouring rounds and takes the median', () => {
    expect(toTable(FIGURES.sides)).toMatch(/hand-written +100 .* 3\.00 +3\.00 2\.00 5\.00$/m)
    const goals = toGoals(FIGURES).map(({ work, measured, isMet }) => [work, measured, isMet])
    expect(goals).toContainEqual(['PUT, 20 connections, one source', '3.00', true])
    expect(goals).toContainEqual(['PUT, 1 connection, p50', '3.00', true])
    expect(goals).toContainEqual(['GET booking', '', false])
  })

  test('judges the page of a day and its slowest search, and nothing that was not measured', () => {
    const search = (p95Ms: number) => ({
      ...{ name: 'search, a number', rows: 9, rowsWithWrongStatistics: 9, p50Ms: 4, p95Ms },
    })
    const today = { firstPictureMs: 400, drawnMs: 1400, bytes: 1, scriptBytes: 1, cpuMs: 300 }
    const desk = { today, reads: [search(20), { ...search(900), name: 'bookings' }, search(51)] }
    const goalsOf = (figures: ReportFigures) =>
      toGoals(figures).flatMap(({ work, measured, isMet }) =>
        /^(page Today|search among)/.test(work) ? [[measured, isMet]] : [],
      )
    expect(goalsOf({ ...FIGURES, desk })).toEqual([
      ['1400 ms', true],
      ['51 ms', false],
    ])
    expect(goalsOf(FIGURES)).toEqual([
      ['', false],
      ['', false],
    ])
  })

  test('notes other load on the machine', () => {
    expect(toSections(FIGURES).machine).toContain('not the figures to keep')
    expect(toSections({ ...FIGURES, loadBefore: 0.1 }).machine).not.toContain('Others')
  })

  test('changes a document between its markers alone', () => {
    const text = 'a\n<!-- made: x -->\nold\n<!-- end: x -->\nb\n'
    const changed = 'a\n<!-- made: x -->\nnew\n<!-- end: x -->\nb\n'
    expect(replaceBetween(text, 'x', 'new')).toBe(changed)
    expect(() => replaceBetween(text, 'y', 'new')).toThrow('There is no place for y.')
  })

  test('draws charts of what was measured', () => {
    const charts = toCharts(FIGURES)
    expect(Object.keys(charts)).toEqual(['writes.svg', 'alone.svg'])
    expect(charts['writes.svg']).toContain('>300</text>')
  })
})

describe('the summary of a profile', () => {
  test('lists self times by package and function, without idle time', () => {
    const node = (id: number, functionName: string, url: string) => ({
      id,
      callFrame: { functionName, url },
    })
    const nodes = [
      node(1, '(idle)', ''),
      node(2, 'parse', 'file:///app/node_modules/@one/two/lib/a.js'),
      node(3, 'decide', 'file:///app/subgraphs/club/bookings/writing/decide.ts'),
    ]
    const profile = { nodes, samples: [1, 2, 2, 3], timeDeltas: [50, 20, 10, 20] }
    expect(summarise(profile, '/app')).toEqual({
      idleShare: 0.5,
      packages: [
        { name: '@one/two', share: 0.6 },
        { name: 'subgraphs/club/', share: 0.4 },
      ],
      functions: [
        { name: 'parse, @one/two', share: 0.6 },
        { name: 'decide, subgraphs/club/', share: 0.4 },
      ],
    })
  })
})
