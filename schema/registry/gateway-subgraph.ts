import { Kind, parse, print } from 'graphql'

/**
 * SDL of the gateway's own subgraph: the root fields `node`, `nodes`, `viewer` and those of usage. It has no more of a node than its id,
 * by which the planner asks the owner for the rest.
 */
export function toGatewaySdl(sdl: readonly string[]): string {
  const definitions = sdl.flatMap((text) => parse(text, { noLocation: true }).definitions)
  const nodes = definitions.flatMap((node) => {
    const isType = node.kind === Kind.OBJECT_TYPE_DEFINITION
    const isNode = isType && node.interfaces?.some(({ name }) => name.value === 'Node')
    return isNode ? [node.name.value] : []
  })
  const shared = definitions.flatMap((node) =>
    (node.kind === Kind.ENUM_TYPE_DEFINITION || node.kind === Kind.SCALAR_TYPE_DEFINITION) &&
    SHARED.includes(node.name.value)
      ? [[node.name.value, print(node)] as const]
      : [],
  )
  return [
    NODE,
    VIEWER,
    USAGE,
    ...new Map(shared).values(),
    ...[...new Set(nodes)].sort().map(toStub),
  ].join('\n')
}

const NODE = `
extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key"])

type Query {
  """
  The node with this id, as its single read returns it: null where there is none, or none that is visible to the
  caller, and \`insufficient_scope\` where the caller lacks the scope of the read.
  """
  node("A UUID, else \`invalid_input\`." id: ID!): Node

  "The nodes with these ids, in their order, each as the field node returns it."
  nodes("Up to 100 ids." ids: [ID!]!): [Node]!
}

"Whatever has an id of its own."
interface Node {
  "UUID, unique in the whole graph."
  id: ID!
}
`

/** Types of the subgraphs that the viewer shows, too. */
const SHARED = ['ClubScope', 'VolunteerScope', 'DateTime', 'ClubRole']

const VIEWER = `
extend type Query {
  "The caller: what the credential of the request stands for, and what it may do. Open to every credential."
  viewer: Viewer!
}

"A caller, by the kind of its credential."
union Viewer = InstallationViewer | ApiKeyViewer | StaffViewer | DeviceViewer | ScreenViewer | HelperViewer

"What every viewer has."
interface ViewerCredential {
  "What people call the caller; null where the credential has no name."
  name: String
  "End of the credential; null when it does not expire. A revoked one ends earlier."
  expiresAt: DateTime
}

"An installation of a partner's application, by its access token."
type InstallationViewer implements ViewerCredential {
  "The installation's id."
  installationId: ID!
  "The installed application."
  applicationId: ID!
  "Slug of the application: the provider of its bookings."
  provider: String!
  "What people call the application."
  name: String!
  "End of the access token."
  expiresAt: DateTime!
  "The organization of its club."
  organizationId: ID!
  "The one club that it may reach."
  clubId: ID!
  "Null when it is not visible; needs club:read."
  club: Club
  "What it may do in the club."
  clubScopes: [ClubScope!]!
}

"A club's own system, by an API key of the club."
type ApiKeyViewer implements ViewerCredential {
  "The key's id."
  apiKeyId: ID!
  "What the club calls the key."
  name: String!
  "From this moment the key is refused; null when it does not expire."
  expiresAt: DateTime
  "The one club that it may reach."
  clubId: ID!
  "What it may do in the club, as far as the club's plan includes it."
  volunteerScopes: [VolunteerScope!]!
}

"A person who is signed in, by an access token: with the claim of staff, or with roles from provisioning."
type StaffViewer implements ViewerCredential {
  "The subject of the access token."
  subject: String!
  "Claim name of the access token; null without one."
  name: String
  "End of the access token."
  expiresAt: DateTime!
  "Whether the person is an ADMIN of the platform, who needs no role in a club."
  isAdmin: Boolean!
  "The first 100 clubs in which the person has a role, those of the access token first; the field clubs lists all."
  roles: [ViewerRole!]!
}

"A role of the caller in one club."
type ViewerRole {
  "The club's id."
  clubId: ID!
  "Null when it is not visible."
  club: Club
  "What the caller is in the club."
  role: ClubRole!
}

"A device of one court, such as a score board, by its access token or a credential of its own."
type DeviceViewer implements ViewerCredential {
  "The subject of the access token, or the id of a device with a credential of its own."
  subject: String!
  "Claim name of the access token; null without one."
  name: String
  "End of the access token; null for a credential of its own."
  expiresAt: DateTime
  "The club of its court."
  clubId: ID!
  "The one court that it may reach."
  courtId: ID!
}

"A wall screen at a court, by a credential of its own."
type ScreenViewer implements ViewerCredential {
  "Null: a screen has no name."
  name: String
  "Null: the credential ends when staff end it."
  expiresAt: DateTime
  "The club of its court."
  clubId: ID!
  "The one court whose board it may read."
  courtId: ID!
}

"A helper of one event, by a link: it opens what is their own at that event."
type HelperViewer implements ViewerCredential {
  "The helper's id."
  helperId: ID!
  "What people call the helper."
  name: String!
  "From this moment the link is refused."
  expiresAt: DateTime!
  "The one event that the link is for."
  eventId: ID!
  "The club of both."
  clubId: ID!
}
`

const USAGE = `
extend type Query {
  """
  Uses of fields by clients, one entry for each coordinate in their order, from the memory of the process that answers:
  since its start, and without those of other processes. For ADMINs.
  """
  fieldUsage("1 to 50 coordinates, such as Booking.provider; else \`invalid_input\`." coordinates: [String!]!): [FieldUsage!]

  """
  Operations by clients, the 500 most used ones, from the memory of the process that answers: since its start, and
  without those of other processes. For ADMINs.
  """
  operationUsage: [OperationUsage!]
}

"The clients that use a field."
type FieldUsage {
  "The field: its type, a dot, its name."
  coordinate: String!
  "In the order of their first document; empty if the field is unused, or does not exist."
  clients: [FieldClient!]!
}

"A client that uses a field."
type FieldClient {
  "Name that the client sent; unnamed without one, others beyond 100 names."
  client: String!
  "Documents that select the field."
  count: Int!
}

"An operation of a client."
type OperationUsage {
  "Name that the client sent; unnamed without one, others beyond 100 names."
  client: String!
  "Name of the operation; unnamed without one, others beyond 200 names of the client."
  name: String!
  "Documents with this name."
  count: Int!
}
`

function toStub(type: string): string {
  return `type ${type} implements Node @key(fields: "id", resolvable: false) { id: ID! }`
}
