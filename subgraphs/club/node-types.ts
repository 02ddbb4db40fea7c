import { isUuid } from '../../platform/ids.ts'
import { Problem } from '../../platform/problem.ts'
import type { QueryClubNodeTypeArgs } from '../../schema/types/club.ts'
import type { ClubContext } from './context.ts'
import type { NodeKind } from './relations.ts'

/** Where the ids of each type of node are, and what loads them. */
const NODES: Readonly<Record<string, { table: string; kind: NodeKind }>> = {
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

const FIND_TYPE = Object.entries(NODES)
  .map(([type, { table }]) => `SELECT '${type}' AS type FROM ${table} WHERE id = ?`)
  .join(' UNION ALL ')

const PARAMS_OF_FIND_TYPE = Object.keys(NODES).length

export const Query = {
  async clubNodeType(_parent: unknown, { id }: QueryClubNodeTypeArgs, context: ClubContext) {
    if (!isUuid(id)) return null
    const ids = Array.from({ length: PARAMS_OF_FIND_TYPE }, () => id)
    const [row] = await context.database.query<{ type: string }[]>(FIND_TYPE, ids)
    const node = row && NODES[row.type]
    if (!node) return null

    return (await mayRead(context, node.kind, id)) ? row.type : null
  },
}

/** Whoever is refused cannot tell that there is something. */
async function mayRead({ loaders }: ClubContext, kind: NodeKind, id: string): Promise<boolean> {
  try {
    return (await loaders[kind].load(id)) !== null
  } catch (error) {
    if (error instanceof Problem && REFUSALS.has(error.code)) return false
    throw error
  }
}

const REFUSALS: ReadonlySet<string> = new Set(['forbidden', 'insufficient_scope'])
