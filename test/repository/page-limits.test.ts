import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { PAGE_LIMITS } from '../support/graph/stated-limits/page-limits.ts'
import { readSource } from '../support/source/import-graph.ts'

const PAGES = globSync(['README.md', 'docs/**/*.md', 'rest-facade/reference/rules/**/*.md'], {
  cwd: join(import.meta.dirname, '../..'),
}).toSorted()

const MARKED = /<!-- limit: (\S+) -->([\w,]+)(?:[ -]|\s+)?([A-Za-z]*)/g

const WORDS: Readonly<Record<string, number>> = {
  ...{ three: 3, five: 5, six: 6, seven: 7, ten: 10, twelve: 12, fifteen: 15 },
}

const UNITS: Readonly<Record<string, number>> = {
  ...{ ms: 1, s: 1000, second: 1000, minute: 60_000, min: 60_000, hour: 3_600_000, h: 3_600_000 },
  ...{ day: 86_400_000, kb: 1000, kib: 1024, mib: 1024 ** 2 },
}

const marks = PAGES.flatMap((page) =>
  [...readSource(page).matchAll(MARKED)].map(([, limit = '', figure = '', unit = '']) => ({
    ...{ page, limit, figure, unit },
  })),
)

describe('a figure behind a mark such as <!-- limit: club.webhookEndpoints -->', () => {
  test('is the limit in force', () => {
    expect(marks.length).toBeGreaterThan(100)
    const wrong = marks.filter(
      ({ limit, figure, unit }) => numberOf(figure) * factorOf(unit) !== limitOf(limit, unit),
    )
    expect(wrong).toEqual([])
  })

  test('follows a word, since a comment at the start of a line begins a block of HTML', () => {
    const misplaced = PAGES.filter((page) =>
      /^\s*(?:[-*]|\d+\.)?\s*<!-- limit/m.test(readSource(page)),
    )
    expect(misplaced).toEqual([])
  })
})

function numberOf(figure: string): number {
  return WORDS[figure.toLowerCase()] ?? Number(figure.replaceAll(',', ''))
}

function factorOf(unit: string): number {
  const name = unit.toLowerCase()
  return UNITS[name] ?? UNITS[name.replace(/s$/, '')] ?? 1
}

/** Times are in milliseconds, but for limits whose names end in another unit. */
function limitOf(limit: string, unit: string): number {
  const value = limit
    .split('.')
    .reduce<unknown>((node, name) => Object(node)[name], PAGE_LIMITS) as number
  const [, own = ''] = /(second|minute|day)s/i.exec(limit) ?? []
  return factorOf(unit) === 1 ? value : value * (UNITS[own.toLowerCase()] ?? 1)
}
