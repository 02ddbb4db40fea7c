import type { Measurement } from '../rows/measure-row.ts'

export const COLUMNS = [
  'fault',
  'acknowledged',
  'lost',
  'events',
  'not at sockets',
  'not at webhooks',
  'given up',
  'twice',
  'gaps',
  'no answer',
  'refused',
  '503',
  '500',
  'longest s',
  'recovered s',
]

/** Whether nothing that was acknowledged, and no event, is missing. */
export function isHealthy(measured: Measurement): boolean {
  const { lost, gaps, missing, faults, acknowledged, complaint } = measured
  const sum = lost + gaps + missing.sockets + missing.webhooks + faults
  return sum === 0 && acknowledged > 0 && complaint === null
}

export function toRow(measured: Measurement): string[] {
  const { title, acknowledged, lost, events, missing, givenUp } = measured
  const { duplicates, gaps, said, faults } = measured
  const count = (pattern: RegExp) =>
    Object.entries(said).reduce((sum, [text, times]) => sum + (pattern.test(text) ? times : 0), 0)
  const cells = [
    ...[acknowledged, lost, events, missing.sockets, missing.webhooks, givenUp],
    ...[duplicates.sockets + duplicates.webhooks, gaps, count(/^no answer/), count(/^4/)],
    ...[count(/^503/), faults],
    ...[measured.longestMs, measured.recoveredMs].map((ms) => (ms / 1000).toFixed(1)),
  ]
  return [title, ...cells.map(String)]
}
