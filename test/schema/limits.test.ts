import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { type FieldDefinitionNode, Kind, type ObjectTypeDefinitionNode, parse } from 'graphql'
import { CLUB_LIMITS } from '../../schema/club/limits.ts'
import { LIMITS } from '../../schema/limits.ts'
import { VOLUNTEER_LIMITS } from '../../schema/volunteer/limits.ts'
import { describedFieldsOf, RESOURCE_RECORDS } from '../support/graph/resource-records.ts'
import { SECRET_CHARACTERS } from '../support/graph/stated-limits/figures.ts'

const SCHEMA = resolve(import.meta.dirname, '../../schema')

const { page, event, helper, role, message, availability, workflow } = VOLUNTEER_LIMITS
const { code, codeVerifier, participants, importedBookings, bookingDurationMs } = CLUB_LIMITS

/** How long the texts of each product may be. */
const LENGTHS = {
  club: [
    ...[1, 2].map((min) => `${min} to ${LIMITS.name}`),
    `1 to ${CLUB_LIMITS.aiModelVersion}`,
    `1 to ${LIMITS.id}`,
    `up to ${LIMITS.id}`,
    `1 to ${CLUB_LIMITS.displayName}`,
    `2 to ${CLUB_LIMITS.sourceKey}`,
    `${CLUB_LIMITS.slug.min} to ${CLUB_LIMITS.slug.max}`,
    `${code.min} to ${code.max}`,
    `${codeVerifier.min} to ${codeVerifier.max}`,
    `${CLUB_LIMITS.codeChallenge}`,
    `${SECRET_CHARACTERS}`,
    ...Object.values(CLUB_LIMITS.location).map((max) => `up to ${max}`),
    `1 to ${CLUB_LIMITS.publicId}`,
    `up to ${LIMITS.email}`,
    `up to ${LIMITS.url}`,
    `at most ${LIMITS.url}`,
    `up to ${LIMITS.webhookDescription}`,
  ],
  volunteer: [
    `1 to ${VOLUNTEER_LIMITS.search}`,
    `1 to ${LIMITS.name}`,
    `1 to ${VOLUNTEER_LIMITS.externalId}`,
    `1 to ${VOLUNTEER_LIMITS.itemFault}`,
    `1 to ${LIMITS.requestDigest}`,
    `${event.name.min} to ${event.name.max}`,
    `up to ${event.description}`,
    `up to ${event.location}`,
    `1 to ${message.body}`,
    `up to ${message.subject}`,
    `2 to ${availability.title}`,
    `1 to ${availability.label}`,
    `up to ${availability.comment}`,
    `1 to ${role.name}`,
    `up to ${role.description}`,
    `${workflow.name.min} to ${workflow.name.max}`,
    `up to ${workflow.description}`,
    `up to ${workflow.characters.conditions}`,
    `up to ${workflow.characters.actions}`,
    `1 to ${helper.name}`,
    `up to ${helper.name}`,
    `1 to ${helper.tag}`,
    `up to ${helper.tag}`,
    `up to ${helper.notes}`,
    `up to ${helper.email}`,
    `${helper.phone.min} to ${helper.phone.max}`,
    `up to ${LIMITS.webhookDescription}`,
    `at most ${LIMITS.url}`,
  ],
}

const { courts } = CLUB_LIMITS.availability

/** Lists whose pages have sizes of their own. */
const PAGES: Readonly<Record<string, { default: number; max: number }>> = {
  events: LIMITS.eventPage,
  courtAvailability: { default: courts, max: courts },
  volunteerEvents: { default: page.events, max: page.max },
  volunteerWebhooks: page,
  volunteerWebhookDeliveries: page,
  volunteerRoles: page,
  shifts: page,
  assignments: page,
  access: page,
  volunteerMessages: page,
  recipients: page,
  availabilityRequests: page,
  responses: page,
  availabilityResponses: page,
  volunteerWorkflows: page,
  runs: page,
  helpers: page,
  volunteerEventHelpers: page,
}

const SIZED = ['club', 'volunteer'].flatMap(fieldsOf).flatMap((field) => {
  const first = field.arguments?.find(({ name }) => name.value === 'first')
  return first?.defaultValue?.kind === Kind.INT
    ? [{ list: field.name.value, first, size: Number(first.defaultValue.value) }]
    : []
})

describe('the limits in descriptions of the SDL', () => {
  test.each(SIZED)('are those that hold for the pages of $list', ({ list, first, size }) => {
    const limits = PAGES[list] ?? LIMITS.page
    expect(size).toBe(limits.default)
    const stated = first.description?.value.match(/1 to (\d+)/)?.[1]
    if (stated !== undefined) expect(Number(stated)).toBe(limits.max)
  })

  test.each([
    ['club', `Queues up to ${importedBookings} complete snapshots`],
    ['club', `1 to ${CLUB_LIMITS.redirectUris} addresses`],
    ['club', `by at most ${bookingDurationMs / 3_600_000} hours`],
    ['club', `at most ${participants}, each external id once`],
    ['volunteer', `Brings up to ${VOLUNTEER_LIMITS.sync.max} events`],
    ['volunteer', `up to ${VOLUNTEER_LIMITS.sync.max}; each is looked at`],
    ['volunteer', `Records up to ${VOLUNTEER_LIMITS.bulk.max} helpers`],
    ['volunteer', `up to ${VOLUNTEER_LIMITS.bulk.max}; each is looked at`],
    ['volunteer', `up to ${helper.tags}, each 1 to ${helper.tag} characters`],
  ])('of %s are the ones in force: %s', (product, sentence) => {
    expect(textOf(product)).toContain(sentence)
  })

  test.each(['club', 'volunteer'] as const)('of %s are all the lengths in force', (product) => {
    const known = new Set(LENGTHS[product].map((length) => `${length} characters`))
    const ofRecords = RESOURCE_RECORDS.flatMap(({ type, inputs, fields }) =>
      [type, ...inputs].flatMap((name) =>
        [...describedFieldsOf(name, fields).values()].flatMap(lengthsIn),
      ),
    ).filter((length) => !known.has(length))
    const stated = lengthsIn(textOf(product)).filter((length) => !ofRecords.includes(length))
    expect(new Set(stated)).toEqual(known)
  })
})

function fieldsOf(product: string): readonly FieldDefinitionNode[] {
  return parse(textOf(product)).definitions.flatMap(
    (definition) => (definition as ObjectTypeDefinitionNode).fields ?? [],
  )
}

function lengthsIn(text: string): string[] {
  const found = text.matchAll(/(?:\d+ to |up to |at most )?\d+ characters/gi)
  return Array.from(found, ([length]) => length.toLowerCase())
}

function textOf(product: string): string {
  const files = readdirSync(join(SCHEMA, product)).filter((name) => name.endsWith('.graphql'))
  return files.map((name) => readFileSync(join(SCHEMA, product, name), 'utf8')).join('\n')
}
