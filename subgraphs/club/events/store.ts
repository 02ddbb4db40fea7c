import type { Queryable } from '../../foundation/database/database.ts'

/** The organization whose log a club's events stand in; null when there is no such club. */
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
