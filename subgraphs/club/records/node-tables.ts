import type { NodeTable } from '../../foundation/graph/nodes.ts'

/** By type, everything that implements Node. */
export const CLUB_NODES = {
  Club: { table: 'clubs', kind: 'club' },
  Location: { table: 'locations', kind: 'location' },
  Court: { table: 'courts', kind: 'court' },
  Application: { table: 'applications', kind: 'application' },
  Installation: { table: 'installations', kind: 'installation', createdAt: 'installed_at' },
  InstallationAuthorization: { table: 'installation_authorizations', kind: 'authorization' },
  BookingSource: { table: 'booking_sources', kind: 'bookingSource' },
  CourtMapping: { table: 'court_mappings', kind: 'courtMapping' },
  Booking: { table: 'bookings', kind: 'booking' },
  BookingImport: { table: 'booking_imports', kind: 'bookingImport' },
  ReconciliationConflict: { table: 'reconciliation_conflicts', kind: 'conflict' },
  MatchSession: { table: 'match_sessions', kind: 'matchSession' },
  PersonErasure: { table: 'person_erasures', kind: 'personErasure' },
  ScoreEvent: { table: 'score_events', kind: 'scoreEvent' },
  ClubEvent: {
    table: 'event_log',
    kind: 'event',
    idIndex: 'event_log_by_id',
    createdAt: 'occurred_at',
  },
  WebhookEndpoint: { table: 'webhook_endpoints', kind: 'webhookEndpoint' },
  WebhookDelivery: { table: 'webhook_deliveries', kind: 'webhookDelivery' },
} as const satisfies Record<string, NodeTable<string>>

/** The loaders of types with an id of their own. */
export type ClubNodeKind = (typeof CLUB_NODES)[keyof typeof CLUB_NODES]['kind']
