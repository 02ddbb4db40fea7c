import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { builtBeside, readBuilt } from '../../schema/built.ts'
import { remember } from '../../schema/registry/remember.ts'
import { SUBGRAPHS, type SubgraphName } from '../../schema/subgraphs.ts'
import { makeFolder, publish, SCHEMA, type SchemaCopy, toCopy } from './schema-copy.ts'

/** Files of the real schema, and guides that use it; `OWN` declares the rest of what they name. */
const REAL = [
  ...['bookings', 'club', 'identity', 'node', 'paging', 'scopes'].map(
    (subject) => `club/${subject}.graphql`,
  ),
  'volunteer/scopes.graphql',
  'operations/facade/bookings.graphql',
  '../docs/guides/first-booking.md',
  '../docs/guides/volunteer-webhooks.md',
]

const OWN: Readonly<Record<string, string>> = {
  'club/stubs.graphql': `
    extend type Query {
      eventStreamTicketHolder(hash: String!): InstallationIdentity @inaccessible
    }
    enum ClubRole { OWNER }
    enum ScoringMode { STAR_POINT }
    enum Team { TEAM_1 TEAM_2 }
    type BookingSource implements Node @key(fields: "id") { id: ID! }
    type Court implements Node @key(fields: "id") { id: ID! }
    type Location implements Node @key(fields: "id") { id: ID! }
    type MatchSession implements Node @key(fields: "id") { id: ID! }
  `,
  'volunteer/volunteer.graphql': `
    extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key"])
    scalar DateTime
    type Query { volunteerClub(id: ID!): Club }
    type Club @key(fields: "id") {
      id: ID!
      helperCount: Int!
    }
  `,
  'operations/gateway/credentials.graphql': `
    query FindInstallation($subject: String!) {
      installationBySubject(subject: $subject) { ...InstallationIdentityFields }
    }
    query FindTicketHolder($hash: String!) {
      eventStreamTicketHolder(hash: $hash) { ...InstallationIdentityFields }
    }
    fragment InstallationIdentityFields on InstallationIdentity { installationId applicationId }
  `,
  'operations/dashboard/clubs.graphql':
    'query DashboardClubs { clubs(first: 50) { nodes { id name } } }',
  'operations/portal/today.graphql':
    'query PortalOpenConflicts($id: ID!) { club(id: $id) { name bookings { nodes { provider } } } }',
  'published/since.json': `${JSON.stringify({ first: '1.0.0', later: {} }, null, 2)}\n`,
}

/** Paths and webhooks that are kept of the real documents. */
const KEPT: Readonly<Record<SubgraphName, readonly string[]>> = {
  club: [
    ...['/bookings', '/booking-sources/{sourceId}/bookings/{externalBookingId}'],
    ...['/booking-sources/{sourceId}/imports', '/courts/{id}', '/locations', '/events'],
    'match.completed',
  ],
  volunteer: [
    ...['/events/{eventId}/shifts', '/events/{eventId}/shifts/{shiftId}', 'role.created'],
  ],
}

/**
 * A copy of a small schema, of subjects of the real one: its checks take a tenth of the time. The OpenAPI documents have
 * few paths, or are the `whole` ones.
 */
export function copySmallSchema(documents: 'small' | 'whole' = 'small'): SchemaCopy {
  const folder = makeFolder()
  cpSync(dirname(makeTemplate(documents)), dirname(folder), { recursive: true })
  return toCopy(folder)
}

const makeTemplate = remember((documents) => {
  const folder = makeFolder()
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  for (const file of REAL) write(file, readFileSync(join(SCHEMA, file), 'utf8'))
  for (const [file, text] of Object.entries(OWN)) write(file, text.replaceAll(/^ {4}/gm, ''))
  for (const name of SUBGRAPHS) {
    const text = readBuilt(`openapi/${name}.json`)
    write(`../built/openapi/${name}.json`, documents === 'whole' ? text : prune(text, KEPT[name]))
  }
  mkdirSync(join(builtBeside(folder), 'graph'))
  toCopy(folder).build()
  publish(folder)
  return folder
})

interface Document {
  paths: Record<string, unknown>
  webhooks: Record<string, unknown>
  components: Record<string, Record<string, unknown>>
}

/** Only these paths and webhooks, with the components that they refer to. */
function prune(text: string, kept: readonly string[]): string {
  const document = JSON.parse(text) as Document
  const keep = (members: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(members).filter(([name]) => kept.includes(name)))
  const { components } = document
  const pruned = { ...document, paths: keep(document.paths), webhooks: keep(document.webhooks) }
  const reached = new Set(refsIn({ ...pruned, components: undefined }))
  for (const ref of reached) {
    const [section = '', name = ''] = ref.split('/')
    for (const next of refsIn(components[section]?.[name])) reached.add(next)
  }
  const sections = Object.entries(components).map(([section, members]) => {
    const own = Object.entries(members).filter(([name]) => reached.has(`${section}/${name}`))
    return [section, section === 'securitySchemes' ? members : Object.fromEntries(own)]
  })
  return JSON.stringify({ ...pruned, components: Object.fromEntries(sections) })
}

function refsIn(value: unknown): string[] {
  const found = JSON.stringify(value ?? null).matchAll(/"#\/components\/([^"]+)"/g)
  return [...found].map(([, ref = '']) => ref)
}
