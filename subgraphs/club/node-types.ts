import type { QueryClubNodeTypesArgs } from '../../schema/types/club.ts'
import { makeFindNodeTypes, type NodeTable } from '../foundation/graph/nodes.ts'
import type { ClubContext } from './context.ts'
import { loadNode, type NodeKind } from './relations.ts'

const NODES: Readonly<Record<string, NodeTable<NodeKind>>> = {
  Club: { table: 'clubs', kind: 'club' },
  Location: { table: 'locations', kind: 'location' },
  Court: { table: 'courts', kind: 'court' },
  Application: { table: 'applications', kind: 'application' },
  Installation: { table: 'installations', kind: 'installation' },
  InstallationAuthorization: { table: 'installation_authorizations', kind: 'authorization' },
  BookingSource: { table: 'booking_sources', kind: 'bookingSource' },
  CourtMapping: { table: 'court_mappings', kind: 'courtMapping' },
  Booking: { table: 'bookings', kind: 'booking' },
  BookingImport: { table: 'booking_imports', kind: 'bookingImport' },
  ReconciliationConflict: { table: 'reconciliation_conflicts', kind: 'conflict' },
  MatchSession: { table: 'match_sessions', kind: 'matchSession' },
  ScoreEvent: { table: 'score_events', kind: 'scoreEvent' },
  ClubEvent: { table: 'event_log', kind: 'event' },
  WebhookEndpoint: { table: 'webhook_endpoints', kind: 'webhookEndpoint' },
  WebhookDelivery: { table: 'webhook_deliveries', kind: 'webhookDelivery' },
}

const findNodeTypes = makeFindNodeTypes(NODES, loadNode)

export const Query = {
  clubNodeTypes: (_parent: unknown, { ids }: QueryClubNodeTypesArgs, context: ClubContext) =>
    findNodeTypes(ids, context),
}
