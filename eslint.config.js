import { buildSubgraphSchema } from '@apollo/subgraph'
import eslint from '@graphql-eslint/eslint-plugin'
import { parse, printSchema } from 'graphql'
import { SUBGRAPHS } from './schema/registry/compose.ts'
import { readSdl } from './schema/sdl.ts'

/** What is part of something else, or only of an answer, and has no identity of its own. */
const VALUES = [
  'ApiKeyIdentity',
  'ClubEventItem',
  'IdentityPrincipal',
  'ImportError',
  'ImportedRecord',
  'InstallationExchange',
  'InstallationIdentity',
  'PageInfo',
  'Participant',
  'PointPair',
  'ScorePair',
  'ScoreSnapshot',
  'SessionBooking',
  'VolunteerAccount',
  'VolunteerDeliveryAttempt',
  'VolunteerEventRefusal',
  'VolunteerEventSyncResult',
  'VolunteerPlan',
  'VolunteerPublicationItem',
  'WebhookAttempt',
]

const RULES = {
  ...eslint.configs['flat/schema-recommended'].rules,
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
    { exceptions: { types: VALUES, suffixes: ['Connection', 'Edge', 'Page', 'Payload'] } },
  ],
  // A description of one line stands on one line; it is the reader's eye that decides.
  '@graphql-eslint/description-style': 'off',
  // The volunteer subgraph will page its lists as the club subgraph does.
  '@graphql-eslint/no-unreachable-types': 'off',
  // `Booking.bookingSourceId` is the id of a booking source: the prefix is the other type's name.
  '@graphql-eslint/no-typename-prefix': 'off',
}

// The club's SDL is described type by type.
const STRUCTURE = { ...RULES, '@graphql-eslint/require-description': 'off' }

/** The convention of the graph, for the SDL of each subgraph. */
export default SUBGRAPHS.map((subgraph) => ({
  files: [`schema/${subgraph}/*.graphql`],
  plugins: { '@graphql-eslint': eslint },
  languageOptions: {
    parser: eslint.parser,
    // With federation's own directives.
    parserOptions: { schemaSdl: printSchema(buildSubgraphSchema(parse(readSdl(subgraph)))) },
  },
  rules: subgraph === 'club' ? STRUCTURE : RULES,
}))
