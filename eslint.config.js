import { buildSubgraphSchema } from '@apollo/subgraph'
import eslint from '@graphql-eslint/eslint-plugin'
import { parse, printSchema } from 'graphql'
import { readSdl } from './schema/sdl.ts'
import { SUBGRAPHS } from './schema/subgraphs.ts'

/** What is part of something else, or only of an answer, and has no identity of its own. */
const VALUES = [
  'Backlog',
  'ClubNeeds',
  'QueueBacklog',
  'ApiKeyIdentity',
  'AssignmentRefusal',
  'AssignmentUpsertResult',
  'ClubChange',
  'VolunteerChange',
  'ClubEventItem',
  'CourtAvailability',
  'CourtBoard',
  'CourtClosing',
  'CourtDeviceReport',
  'CourtScreen',
  'ClubProfile',
  'ClubProfilePosition',
  'IdentityPrincipal',
  'FreeInterval',
  'HelperLink',
  'HelperRefusal',
  'AccessGrantResult',
  'AccessRefusal',
  'HelperUpsertResult',
  'ShiftCreationResult',
  'ShiftRefusal',
  'ImportError',
  'ImportErrorDetail',
  'RefusedBookingDetail',
  'PersonExport',
  'PersonRecord',
  'StoredParticipant',
  'StaffMemberExport',
  'StaffMemberRecord',
  'OpeningHours',
  'OpeningInterval',
  'AvailabilityAnswer',
  'AvailabilityTotal',
  'ImportedRecord',
  'InstallationExchange',
  'ClubSearchResult',
  'CourtDeviceIdentity',
  'DeviceCredential',
  'InstallationIdentity',
  'LinkedHelperIdentity',
  'MailSubscription',
  'MessageAudience',
  'MessageReach',
  'UnmailedHelpers',
  'MyEvent',
  'MyInvolvement',
  'MyPoll',
  'MyShift',
  'PageInfo',
  'RateLimit',
  'Participant',
  'PointPair',
  'ProvisioningChange',
  'ScorePair',
  'ScorePad',
  'ScoreSnapshot',
  'SessionBooking',
  'SessionPlayer',
  'StaffMember',
  'StaffMemberRole',
  'VolunteerAccount',
  'VolunteerEventRefusal',
  'VolunteerEventSyncResult',
  'VolunteerPlan',
  'VolunteerPublicationItem',
  'ShiftCandidate',
  'ShiftCandidates',
  'HelpersWithoutShift',
  'WebhookAnswer',
  'WebhookAttempt',
  'WebhookDeliveryCount',
  'WebhookResend',
  'WorkflowAction',
  'WorkflowCondition',
  'WorkflowTrigger',
]

const RULES = {
  ...eslint.configs['flat/schema-recommended'].rules,
  ...eslint.configs['flat/schema-relay'].rules,
  '@graphql-eslint/require-description': [
    'error',
    {
      types: true,
      rootField: true,
      FieldDefinition: true,
      InputValueDefinition: true,
      EnumValueDefinition: true,
      DirectiveDefinition: true,
    },
  ],
  '@graphql-eslint/strict-id-in-types': [
    'error',
    { exceptions: { types: VALUES, suffixes: ['Connection', 'Edge', 'Payload'] } },
  ],
  // Lists are read forwards: no screen goes backwards through what it has seen already.
  '@graphql-eslint/relay-arguments': ['error', { includeBoth: false }],
  '@graphql-eslint/relay-edge-types': [
    'error',
    {
      // What cannot grow, such as a booking's participants, is a plain list; so is `nodes`.
      listTypeCanWrapOnlyEdgeType: false,
    },
  ],
  'no-restricted-syntax': [
    'error',
    {
      selector: 'ObjectTypeDefinition[description.value=/^The (answer|payload|result) of /]',
      message: 'The name says that already: describe what whoever asked is told.',
    },
  ],
  // A description of one line stands on one line; it is the reader's eye that decides.
  '@graphql-eslint/description-style': 'off',
  // `Booking.bookingSourceId` is the id of a booking source: the prefix is the other type's name.
  '@graphql-eslint/no-typename-prefix': 'off',
}

/** The convention of the graph, for the SDL of each subgraph. */
export default SUBGRAPHS.map((subgraph) => ({
  files: [`schema/${subgraph}/*.graphql`],
  plugins: { '@graphql-eslint': eslint },
  languageOptions: {
    parser: eslint.parser,
    // With federation's own directives.
    parserOptions: { schemaSdl: printSchema(buildSubgraphSchema(parse(readSdl(subgraph)))) },
  },
  rules: RULES,
}))
