import type { EnvironmentVariables } from './variables.ts'

/** Required settings of each process; the all-in-one needs none. */
export const NEEDS = {
  'all-in-one': [],
  server: ['clubDatabase', 'volunteerDatabase', 'secretKeys', 'redisUrl'],
  edge: [
    'clubSubgraphUrl',
    'volunteerSubgraphUrl',
    'clubSealKeys',
    'volunteerSealKeys',
    'redisUrl',
  ],
  facade: ['gatewayUrl', 'gatewaySealKeys', 'redisUrl'],
  gateway: [
    'clubSubgraphUrl',
    'volunteerSubgraphUrl',
    'gatewaySealKeys',
    'clubSealKeys',
    'volunteerSealKeys',
    'redisUrl',
  ],
  club: ['clubDatabase', 'secretKeys', 'clubSealKeys', 'redisUrl', 'publicUrl'],
  volunteer: ['volunteerDatabase', 'secretKeys', 'volunteerSealKeys', 'redisUrl'],
  migrate: ['clubDatabase', 'volunteerDatabase'],
  reseal: ['clubDatabase', 'volunteerDatabase', 'secretKeys'],
  'seed-sandbox': ['clubDatabase', 'volunteerDatabase', 'secretKeys', 'publicUrl', 'graphUrl'],
  backup: [],
  restore: [],
  provision: [],
  simulate: [],
} as const satisfies Readonly<Record<string, readonly (keyof typeof SET_BY)[]>>

/** Variables that provide a required setting; any one of them is enough. */
export const SET_BY = {
  graphUrl: ['GRAPH_URL'],
  gatewayUrl: ['GATEWAY_URL'],
  clubSubgraphUrl: ['CLUB_SUBGRAPH_URL'],
  volunteerSubgraphUrl: ['VOLUNTEER_SUBGRAPH_URL'],
  secretKeys: ['SECRET_KEYS'],
  gatewaySealKeys: ['GATEWAY_SEAL_KEYS', 'SECRET_KEYS'],
  clubSealKeys: ['CLUB_SEAL_KEYS', 'SECRET_KEYS'],
  volunteerSealKeys: ['VOLUNTEER_SEAL_KEYS', 'SECRET_KEYS'],
  redisUrl: ['REDIS_URL'],
  clubDatabase: ['DATABASE_URL', 'CLUB_DATABASE_URL'],
  volunteerDatabase: ['DATABASE_URL', 'VOLUNTEER_DATABASE_URL'],
  publicUrl: ['PUBLIC_URL'],
} as const satisfies Readonly<Record<string, readonly (keyof typeof EnvironmentVariables.shape)[]>>
