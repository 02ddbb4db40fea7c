import type { Queryable } from '../../foundation/database/database.ts'

/** Organization in whose log a club's events are; null for an unknown club. */
export async function findOrganizationOf(
  database: Queryable,
  clubId: string,
): Promise<string | null> {
  const [row] = await database.query<{ organizationId: string }[]>(
    'SELECT cl.organization_id AS organizationId FROM clubs cl WHERE cl.id = ?',
    [clubId],
  )
  return row?.organizationId ?? null
}
