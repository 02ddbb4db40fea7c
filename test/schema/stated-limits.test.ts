import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { parse, visit } from 'graphql'
import { describedFieldsOf, RESOURCE_RECORDS } from '../support/graph/resource-records.ts'
import { NO_LIMITS, STATED } from '../support/graph/stated-limits/stated-limits.ts'

const ROOT = resolve(import.meta.dirname, '../..')

const DOCUMENTS = globSync(['schema/club/*.graphql', 'schema/volunteer/*.graphql'], {
  cwd: ROOT,
}).sort()

const NUMBER =
  '(?:\\d[\\d,]*|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|sixty)'

const COUNTED = [
  ...['characters', 'bytes', 'KiB', 'MiB', 'kB', 'MB', 'ms', 'milliseconds', 'seconds'],
  ...['minutes?', 'hours?', 'days?', 'items', 'bookings', 'snapshots', 'complete snapshots'],
  ...['events', 'helpers', 'assignments', 'shifts', 'addresses', 'webhooks', 'endpoints'],
  ...['webhook endpoints', 'attempts', 'failures', 'failed records', 'keys', 'sockets'],
  ...['recipients', 'ids', 'options', 'actions', 'tags', 'active webhooks', 'records', 'digits'],
  ...['workflows', 'issues', 'runs', 'participants', 'enabled ones', 'own shifts'],
  ...['newest availability requests', 'frames', 'operations', 'KB', 'requests', 'times', 'seconds'],
  ...['refused operations', 'a minute', 'unanswered pings'],
].join('|')

/** A number beside what it counts, a range, and a number behind words that bound it. */
const FIGURE = new RegExp(
  [
    `(?:${NUMBER} to )?\\b${NUMBER}[- ](?:${COUNTED})\\b`,
    `\\b${NUMBER} to ${NUMBER}\\b`,
    `\\b(?:up to|at most|default|limit of|more than|maximum of|first|last) ${NUMBER}\\b`,
    `\\b${NUMBER} (?:a|an|per) (?:minute|hour|second|day)\\b`,
  ].join('|'),
  'gi',
)

describe('the figures that descriptions state', () => {
  test.each(DOCUMENTS)('%s › are those of the limits in force', (name) => {
    const known = [...(STATED[name] ?? []), ...(NO_LIMITS[name] ?? []), ...lengthsOfFields(name)]
    expect([...figuresOf(name)].sort()).toEqual([...new Set(known)].sort())
  })

  test('stand in documents that exist', () => {
    const named = [...Object.keys(STATED), ...Object.keys(NO_LIMITS)]
    expect(named.filter((name) => !DOCUMENTS.includes(name))).toEqual([])
  })
})

/** The lengths of fields that are defined once, as the descriptions of these fields in a file state them. */
function lengthsOfFields(name: string): string[] {
  const present = figuresOf(name)
  return RESOURCE_RECORDS.flatMap(({ type, inputs, fields }) =>
    [type, ...inputs].flatMap((input) =>
      [...describedFieldsOf(input, fields)].flatMap(([field, description]) => {
        const stored = fields[field]?.stored
        const length = stored !== undefined && 'length' in stored ? String(stored.length) : null
        return [...figuresIn(description)].filter(
          (figure) => length !== null && figure.includes(length) && present.has(figure),
        )
      }),
    ),
  )
}

function figuresOf(name: string): Set<string> {
  return figuresIn(descriptionsOf(readFileSync(resolve(ROOT, name), 'utf8')))
}

function figuresIn(prose: string): Set<string> {
  const line = prose.replaceAll(/\s+/g, ' ')
  return new Set([...line.matchAll(FIGURE)].map(([figure]) => figure.toLowerCase()))
}

function descriptionsOf(sdl: string): string {
  const descriptions: string[] = []
  visit(parse(sdl), {
    enter(node) {
      if ('description' in node && node.description) descriptions.push(node.description.value)
    },
  })
  return descriptions.join(' | ')
}
