import type { Queryable } from '../../../foundation/database/database.ts'
import type { Condition } from '../../../foundation/query/conditions.ts'
import { unknownIds } from '../../records/refuse-unknown-ids.ts'
import type { AudienceMatch, EventAudience } from './audience-choice-store.ts'
import { choiceOf } from './audience-members-store.ts'

export const audienceStore = {
  /**
   * Query for the recipients of a message that is sent now, up to a limit: active helpers with
   * access.
   */
  choose: (eventAudience: EventAudience, limit: number): Condition =>
    choiceOf(eventAudience.audience).choose(eventAudience, limit),

  /** Rejects an audience with ids that do not belong to the event. */
  async requireKnown(database: Queryable, eventAudience: EventAudience): Promise<void> {
    const { named, known } = choiceOf(eventAudience.audience)
    const requested = known(eventAudience)
    if (requested === null) return

    const rows = await database.query<{ id: string }[]>(requested.sql, requested.params)
    const found = new Set(rows.map(({ id }) => id))
    const missing = named(eventAudience.audience).filter((id) => !found.has(id))
    if (missing.length > 0)
      throw unknownIds('unknown_audience', 'The audience names what is not of this event', missing)
  },

  /** Whether the audience includes a helper, even an inactive one, who gets no messages. */
  async includes(
    database: Queryable,
    eventAudience: EventAudience,
    helperId: string,
  ): Promise<boolean> {
    const found = await audienceStore.findIncluding(database, [eventAudience], helperId)
    return found.length > 0
  },

  /**
   * The items, all of one event, whose audience includes the helper; one query decides all of them.
   */
  async findIncluding<T extends EventAudience>(
    database: Queryable,
    eventAudience: readonly T[],
    helperId: string,
  ): Promise<T[]> {
    const [first] = eventAudience
    if (first === undefined) return []

    const chosen = eventAudience.map((one) => choiceOf(one.audience).chooses(one, helperId))
    const parts = [ofAccess(first.eventId, helperId), ...chosen.flatMap(toParts)]
    const rows = await database.query<{ nth: number }[]>(
      parts.map(({ sql }) => sql).join('\nUNION ALL\n'),
      parts.flatMap(({ params }) => params),
    )
    const found = new Set(rows.map(({ nth }) => Number(nth)))
    if (!found.has(ACCESS)) return []

    return eventAudience.filter((_one, nth) => chosen[nth] === true || found.has(nth))
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

function toParts(chosen: AudienceMatch, nth: number): Condition[] {
  return typeof chosen === 'boolean' ? [] : chosen.map((rows) => toPart(nth, rows))
}

/** Returns `nth` if the condition holds, else no row. */
function toPart(nth: number, { sql, params }: Condition): Condition {
  return { sql: `(SELECT ${nth} AS nth ${sql})`, params }
}
