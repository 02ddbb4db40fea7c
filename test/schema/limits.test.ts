import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { type FieldDefinitionNode, Kind, type ObjectTypeDefinitionNode, parse } from 'graphql'
import { CLUB_LIMITS } from '../../schema/club/limits.ts'
import { LIMITS } from '../../schema/limits.ts'
import { VOLUNTEER_LIMITS } from '../../schema/volunteer/limits.ts'

const SCHEMA = resolve(import.meta.dirname, '../../schema')

const { page } = VOLUNTEER_LIMITS

/** Lists whose pages have sizes of their own. */
const PAGES: Readonly<Record<string, { default: number; max: number }>> = {
  events: LIMITS.eventPage,
  volunteerEvents: { default: page.events, max: page.max },
  volunteerWebhooks: page,
  volunteerWebhookDeliveries: page,
  helpers: page,
}

const SIZED = ['club', 'volunteer'].flatMap(fieldsOf).flatMap((field) => {
  const first = field.arguments?.find(({ name }) => name.value === 'first')
  return first?.defaultValue?.kind === Kind.INT
    ? [{ list: field.name.value, first, size: Number(first.defaultValue.value) }]
    : []
})

describe('the limits that SDL tells', () => {
  test.each(SIZED)('are those that hold for the pages of $list', ({ list, first, size }) => {
    const limits = PAGES[list] ?? LIMITS.page
    expect(size).toBe(limits.default)
    const told = first.description?.value.match(/1 to (\d+)/)?.[1]
    if (told !== undefined) expect(Number(told)).toBe(limits.max)
  })

  test.each([
    ['club', `Queues up to ${CLUB_LIMITS.importedBookings} complete snapshots`],
    ['club', `1 to ${CLUB_LIMITS.redirectUris} addresses`],
    ['club', `by at most ${CLUB_LIMITS.bookingDurationMs / 3_600_000} hours`],
    ['club', `HTTPS, at most ${LIMITS.url} characters`],
    ['club', `Up to ${LIMITS.webhookDescription} characters after trimming`],
    ['volunteer', `Brings up to ${VOLUNTEER_LIMITS.sync.max} events`],
    ['volunteer', `HTTPS, at most ${LIMITS.url} characters`],
  ])('of %s are the ones in force: %s', (product, sentence) => {
    expect(textOf(product)).toContain(sentence)
  })
})

function fieldsOf(product: string): readonly FieldDefinitionNode[] {
  return parse(textOf(product)).definitions.flatMap(
    (definition) => (definition as ObjectTypeDefinitionNode).fields ?? [],
  )
}

function textOf(product: string): string {
  const files = readdirSync(join(SCHEMA, product)).filter((name) => name.endsWith('.graphql'))
  return files.map((name) => readFileSync(join(SCHEMA, product, name), 'utf8')).join('\n')
}
