import type { Database, Row } from '../../../../subgraphs/foundation/database/database.ts'

/** Rows of a volunteer database that contradict each other; empty if it is consistent. */
export async function findVolunteerContradictions(database: Database): Promise<Row[]> {
  const found: Row[] = []
  for (const [what, sql] of Object.entries(CONTRADICTIONS)) {
    const rows = await database.query(sql)
    found.push(...rows.map((row) => ({ what, ...row })))
  }
  return found
}

const OF_EVENTS = ['roles', 'shifts', 'messages', 'availability_requests']

const COUNTING = [...OF_EVENTS, 'events', 'helpers', 'availability_responses', 'shift_assignments']

const outliving = OF_EVENTS.map((table) => [
  `one of ${table} that outlives its event`,
  `SELECT x.id FROM ${table} x JOIN events e ON e.id = x.event_id
   WHERE e.deleted_at IS NOT NULL AND x.deleted_at IS NULL`,
])

const miscounting = COUNTING.map((table) => [
  `one of ${table} that counts other publications than there are`,
  `SELECT x.id, x.published_count, MAX(l.sequence) AS last
   FROM ${table} x JOIN event_log l ON l.resource_id = x.id
   GROUP BY x.id, x.published_count HAVING x.published_count <> last`,
])

const CONTRADICTIONS: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...outliving, ...miscounting]),

  'resource sequence with a gap': `
    SELECT resource_type, resource_id, COUNT(*) AS events, MAX(sequence) AS last
    FROM event_log GROUP BY resource_type, resource_id
    HAVING events <> last - MIN(sequence) + 1 OR COUNT(DISTINCT sequence) <> events`,

  'publication sequence with a gap': `
    SELECT e.organization_id, COUNT(*) AS events, h.publication_sequence AS head
    FROM event_log e JOIN organization_heads h ON h.organization_id = e.organization_id
    GROUP BY e.organization_id, h.publication_sequence
    HAVING events <> head OR MAX(e.publication_sequence) <> head`,

  'shift without its role': `
    SELECT s.id FROM shifts s JOIN roles r ON r.id = s.role_id
    WHERE s.deleted_at IS NULL AND (r.deleted_at IS NOT NULL OR r.event_id <> s.event_id)`,

  'open assignment in a cancelled shift': `
    SELECT a.id FROM shift_assignments a JOIN shifts s ON s.id = a.shift_id
    WHERE s.status = 'CANCELLED' AND a.status IN ('PENDING', 'CONFIRMED')`,

  'access of a helper who is erased': `
    SELECT a.id FROM event_accesses a JOIN helpers h ON h.id = a.helper_id
    WHERE h.deleted_at IS NOT NULL AND a.is_revoked = 0`,

  'words of a helper who is erased': `
    SELECT r.id FROM availability_responses r JOIN helpers h ON h.id = r.helper_id
    WHERE h.deleted_at IS NOT NULL AND r.deleted_at IS NULL`,

  'message that counts other recipients than it has': `
    SELECT m.id, m.recipient_count, COUNT(r.id) AS recipients
    FROM messages m LEFT JOIN message_recipients r ON r.message_id = m.id
    GROUP BY m.id, m.recipient_count HAVING m.recipient_count <> recipients`,

  'access that knows its helper by other data': `
    SELECT a.id, a.status, h.status AS known FROM event_accesses a JOIN helpers h ON h.id = a.helper_id
    WHERE h.deleted_at IS NULL AND (a.status <> h.status OR a.last_name <> h.last_name)`,
}
