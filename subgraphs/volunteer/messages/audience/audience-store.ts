import type { Queryable } from '../../../foundation/database/database.ts'
import type { Condition } from '../../../foundation/query/conditions.ts'
import { unknownIds } from '../../records/refuse-unknown-ids.ts'
import { type Addressed, CHOICES, type Chosen } from './audience-choice-store.ts'

export const audienceStore = {
  /** Statement for up to so many helpers who get a message that is sent now: who have access and are active. */
  choose: (addressed: Addressed, limit: number): Condition =>
    CHOICES[addressed.audience.type].choose(addressed, limit),

  /** Refuses one that names what is not of the event. */
  async requireKnown(database: Queryable, addressed: Addressed): Promise<void> {
    const { named, known } = CHOICES[addressed.audience.type]
    const asked = known(addressed)
    if (asked === null) return

    const rows = await database.query<{ id: string }[]>(asked.sql, asked.params)
    const found = new Set(rows.map(({ id }) => id))
    const missing = named(addressed.audience).filter((id) => !found.has(id))
    if (missing.length > 0)
      throw unknownIds('unknown_audience', 'The audience names what is not of this event', missing)
  },

  /** Whether a helper is among those who are addressed; who is not active is, but gets no messages. */
  async includes(database: Queryable, addressed: Addressed, helperId: string): Promise<boolean> {
    const found = await audienceStore.findIncluding(database, [addressed], helperId)
    return found.length > 0
  },

  /** Those, all of one event, whose audience a helper is in; one statement tells of all of them. */
  async findIncluding<T extends Addressed>(
    database: Queryable,
    addressed: readonly T[],
    helperId: string,
  ): Promise<T[]> {
    const [first] = addressed
    if (first === undefined) return []

    const chosen = addressed.map((one) => CHOICES[one.audience.type].chooses(one, helperId))
    const parts = [ofAccess(first.eventId, helperId), ...chosen.flatMap(toParts)]
    const rows = await database.query<{ nth: number }[]>(
      parts.map(({ sql }) => sql).join('\nUNION ALL\n'),
      parts.flatMap(({ params }) => params),
    )
    const found = new Set(rows.map(({ nth }) => Number(nth)))
    if (!found.has(ACCESS)) return []

    return addressed.filter((_one, nth) => chosen[nth] === true || found.has(nth))
  },
}

const ACCESS = -1

function ofAccess(eventId: string, helperId: string): Condition {
  return toPart(ACCESS, {
    sql: `FROM event_accesses a FORCE INDEX (event_accesses_by_helper)
      WHERE a.helper_id = ? AND a.event_id = ? AND a.is_revoked = 0 LIMIT 1`,
    params: [helperId, eventId],
  })
}

function toParts(chosen: Chosen, nth: number): Condition[] {
  return typeof chosen === 'boolean' ? [] : chosen.map((rows) => toPart(nth, rows))
}

/** Finds the number, or nothing. */
function toPart(nth: number, { sql, params }: Condition): Condition {
  return { sql: `(SELECT ${nth} AS nth ${sql})`, params }
}
