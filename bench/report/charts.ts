import type { Figures } from '../measuring/figures.ts'
import type { Measurement } from '../measuring/measure.ts'
import { type Chart, toBarChart } from './bar-chart.ts'
import type { ReportFigures } from './figures-file.ts'
import { ratiosOf } from './ratios.ts'

/** Charts by file name. */
export function toCharts({ sides, growth, deliveries }: ReportFigures): Record<string, string> {
  const many = sides.filter(({ connections }) => connections > 1)
  const isWrite = ({ key }: Measurement) => /^put|^score/.test(key)
  const charts: Record<string, Chart> = {
    'reads.svg': {
      title: 'Reads, 20 connections',
      subtitle: 'Requests a second; longer is better',
      groups: many.filter((measurement) => !isWrite(measurement)).map(toThroughput),
    },
    'writes.svg': {
      title: 'Writes, many connections',
      subtitle: 'Requests a second; longer is better',
      groups: many.filter(isWrite).map(toThroughput),
    },
    'alone.svg': {
      title: 'One connection',
      subtitle: 'Milliseconds until half of the requests are answered; shorter is better',
      groups: sides
        .filter(({ connections }) => connections === 1)
        .map(({ title, sides: each }) => ({
          label: title,
          bars: each.map(({ side, p50Ms }) => ({
            series: side,
            value: p50Ms,
            text: `${p50Ms.toFixed(2)} ms`,
          })),
        })),
    },
    'growth.svg': {
      title: 'Reads of growing tables',
      subtitle: 'Throughput against the same read of the seed; level is best',
      groups: growth.map(toGrowth),
    },
    'deliveries.svg': {
      title: 'Webhook deliveries',
      subtitle: 'Deliveries a second; longer is better',
      groups: deliveries.map(toThroughput),
    },
  }
  return Object.fromEntries(
    Object.entries(charts)
      .filter(([, { groups }]) => groups.length > 0)
      .map(([name, chart]) => [name, toBarChart(chart)]),
  )
}

function toThroughput({ title, connections, sides }: Measurement) {
  return {
    label: connections === 20 ? title : `${title}, at ${connections}`,
    bars: sides.map(({ side, perSecond }: Figures) => ({
      series: side,
      value: perSecond,
      text: perSecond.toFixed(0),
    })),
  }
}

function toGrowth({ title, connections, sides }: Measurement) {
  const [seed] = sides
  return {
    label: title,
    bars: sides.map((figures) => {
      const value = seed ? ratiosOf(figures, seed, connections).median : Number.NaN
      return { series: figures.side, value, text: value.toFixed(2) }
    }),
  }
}
