import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { type FieldDefinitionNode, Kind, type ObjectTypeDefinitionNode, parse } from 'graphql'
import { CLUB_LIMITS } from '../../schema/club/limits.ts'
import { LIMITS } from '../../schema/limits.ts'
import { VOLUNTEER_LIMITS } from '../../schema/volunteer/limits.ts'

const SCHEMA = resolve(import.meta.dirname, '../../schema')

const { page, event } = VOLUNTEER_LIMITS
const { code, codeVerifier } = CLUB_LIMITS

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
    ['club', `2 to ${LIMITS.name} characters after trimming`],
    ['club', `2 to ${CLUB_LIMITS.sourceKey} characters of a-z`],
    ['club', `1 to ${CLUB_LIMITS.aiModelVersion} characters after trimming; null when no model`],
    ['club', `method S256: ${CLUB_LIMITS.codeChallenge} characters of base64url`],
    ['club', `${code.min} to ${code.max} characters of A-Z`],
    ['club', `${codeVerifier.min} to ${codeVerifier.max} characters of A-Z`],
    ['club', `Up to ${LIMITS.webhookDescription} characters after trimming`],
    ['volunteer', `Brings up to ${VOLUNTEER_LIMITS.sync.max} events`],
    ['volunteer', `HTTPS, at most ${LIMITS.url} characters`],
    ['volunteer', `1 to ${LIMITS.name} characters after trimming`],
    ['volunteer', `1 to ${VOLUNTEER_LIMITS.externalId} characters, taken exactly`],
    ['volunteer', `2 to ${event.name} characters after trimming`],
    ['volunteer', `Up to ${event.description} characters after trimming`],
    ['volunteer', `Up to ${event.location} characters after trimming`],
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
