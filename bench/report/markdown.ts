import type { Figures } from '../measuring/figures.ts'
import type { Measurement } from '../measuring/measure.ts'
import type { Part, Summary } from '../profile/summarise.ts'
import type { ReportFigures } from './figures-file.ts'
import { toGoals } from './goals.ts'
import { ratiosOf } from './ratios.ts'

/** Generated parts of `docs/performance.md` by marker name. */
export function toSections(figures: ReportFigures): Record<string, string> {
  const { sides, growth, deliveries, profiles } = figures
  return {
    machine: toMachine(figures),
    goals: toMarkdown([
      ['work', 'goal', 'measured', ''],
      ...toGoals(figures).map(({ work, goal, measured, isMet }) => [
        ...[work, goal, measured],
        isMet ? 'met' : 'missed',
      ]),
    ]),
    sides: withCharts(
      ['reads', 'writes', 'alone'],
      toComparison(sides, 'Clubgate is … times as fast'),
    ),
    growth: withCharts(
      ['growth'],
      toMarkdown([
        ['read, 20 connections', ...(growth[0]?.sides.map(({ side }) => side) ?? [])],
        ...growth.map(toGrowthRow),
      ]),
    ),
    deliveries: withCharts(['deliveries'], toComparison(deliveries, 'Clubgate to the bare loop')),
    profiles: profiles.map(toProfile).join('\n\n'),
  }
}

function withCharts(names: readonly string[], text: string): string {
  return [...names.map((name) => `![${name}](performance/${name}.svg)`), text].join('\n\n')
}

/** With more than half a core of other load, the figures vary more than they differ. */
const QUIET_LOAD = 0.5

function toMachine({ measuredOn, machine, rounds, seconds, loadBefore }: ReportFigures): string {
  const disturbed =
    loadBefore > QUIET_LOAD
      ? ` **Others were at work on the machine (load ${loadBefore.toFixed(1)} before the run): not the figures to keep.**`
      : ''
  return `Measured on ${measuredOn.slice(0, 10)}: ${machine}; ${rounds} rounds of ${seconds} s.${disturbed}`
}

function toComparison(measurements: readonly Measurement[], ratio: string): string {
  const head = ['work', 'side', 'a second', 'p50 ms', 'p99 ms', 'CPU ms', 'database CPU ms', ratio]
  return toMarkdown([head, ...measurements.flatMap(toRows)])
}

function toRows({ title, connections, sides }: Measurement): string[][] {
  const [clubgate, ...others] = sides
  if (clubgate === undefined) return []

  const load = connections === 1 ? '1 connection' : `${connections} connections`
  return [
    [`${title}, ${load}`, ...toCells(clubgate), ''],
    ...others.map((other) => {
      const { rounds, median } = ratiosOf(clubgate, other, connections)
      const [least, most] = [Math.min(...rounds), Math.max(...rounds)]
      const spread = `${median.toFixed(2)} (${least.toFixed(2)} to ${most.toFixed(2)})`
      return ['', ...toCells(other), spread]
    }),
  ]
}

function toCells(figures: Figures): string[] {
  return [
    figures.side,
    figures.perSecond.toFixed(figures.perSecond < 10 ? 1 : 0),
    figures.p50Ms.toFixed(2),
    figures.p99Ms.toFixed(2),
    toCost(figures.cpuMs),
    toCost(figures.databaseCpuMs),
  ]
}

/** Null if not measured: JSON has no NaN. */
function toCost(ms: number | null): string {
  return ms === null || Number.isNaN(ms) ? '' : ms.toFixed(2)
}

function toGrowthRow({ title, connections, sides }: Measurement): string[] {
  const [seed] = sides
  const cells = sides.map((figures) => {
    if (!seed || figures === seed) return `${figures.perSecond.toFixed(0)}/s`
    return `${figures.perSecond.toFixed(0)}/s: ${ratiosOf(figures, seed, connections).median.toFixed(2)}`
  })
  return [title, ...cells]
}

function toProfile({ title, idleShare, packages, functions }: Summary & { title: string }): string {
  const list = (parts: readonly Part[]) =>
    parts.map(({ name, share }) => `${name} ${percent(share)}`).join(' · ')
  return [
    `**${title}** (idle ${percent(idleShare)} of the time)`,
    `- by package: ${list(packages)}`,
    `- by function: ${list(functions.map(({ name, share }) => ({ name: `\`${name}\``, share })))}`,
  ].join('\n')
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`
}

function toMarkdown([head = [], ...rows]: readonly (readonly string[])[]): string {
  const lines = [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
