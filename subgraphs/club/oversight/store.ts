import { DISABLED_AFTER } from '../../../rules/webhooks/health.ts'
import type { Queryable } from '../../foundation/database/database.ts'

/** Facts about a club by which an ADMIN finds its open problems. */
export interface ClubNeeds {
  clubId: string
  courtCount: number
  courtsInTroubleCount: number
  activeInstallationCount: number
  failingSourceCount: number
  failingWebhookCount: number
  conflictSince: Date | null
}

/** As `disabledByOf` reads rows of 1.0, which do not say who disabled them. */
const DISABLER_OF_1_0 = `IF(e.consecutive_failures >= ${DISABLED_AFTER} AND JSON_LENGTH(e.event_types) > 0, 'FAILURES', 'CALLER')`

export const oversightStore = {
  /**
   * Counts records of which a club has tens; of conflicts it reads the oldest open one alone. Without `slug`,
   * MySQL may read all clubs.
   */
  async findNeeds(database: Queryable, clubIds: readonly string[]): Promise<ClubNeeds[]> {
    const rows = await database.query<ClubNeeds[]>(
      `SELECT cl.id AS clubId,
         (SELECT COUNT(c.status) FROM courts c FORCE INDEX (courts_by_club)
          WHERE c.club_id = cl.id) AS courtCount,
         (SELECT COUNT(c.status) FROM courts c FORCE INDEX (courts_by_club)
          WHERE c.club_id = cl.id AND c.status IN ('OFFLINE', 'DEVICE_WARNING')) AS courtsInTroubleCount,
         (SELECT COUNT(i.status) FROM installations i FORCE INDEX (installations_by_club)
          WHERE i.club_id = cl.id AND i.status = 'ACTIVE') AS activeInstallationCount,
         (SELECT COUNT(s.status) FROM booking_sources s FORCE INDEX (booking_sources_by_club)
          WHERE s.club_id = cl.id AND s.status = 'ERROR') AS failingSourceCount,
         (SELECT COUNT(e.status) FROM webhook_endpoints e FORCE INDEX (webhook_endpoints_by_club)
          WHERE e.club_id = cl.id AND e.consecutive_failures > 0
            AND (e.status = 'ACTIVE' OR COALESCE(e.disabled_by, ${DISABLER_OF_1_0}) = 'FAILURES')
         ) AS failingWebhookCount,
         (SELECT rc.created_at FROM reconciliation_conflicts rc
            FORCE INDEX (reconciliation_conflicts_by_status)
          WHERE rc.club_id = cl.id AND rc.status = 'OPEN'
          ORDER BY rc.created_at, rc.id LIMIT 1) AS conflictSince
       FROM clubs cl FORCE INDEX (PRIMARY) WHERE cl.id IN (?) AND cl.slug <> ''`,
      [clubIds],
    )
    return rows.map(({ clubId, conflictSince, ...counts }) => ({
      clubId,
      conflictSince,
      courtCount: Number(counts.courtCount),
      courtsInTroubleCount: Number(counts.courtsInTroubleCount),
      activeInstallationCount: Number(counts.activeInstallationCount),
      failingSourceCount: Number(counts.failingSourceCount),
      failingWebhookCount: Number(counts.failingWebhookCount),
    }))
  },
}
