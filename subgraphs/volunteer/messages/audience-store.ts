import type { Condition } from '../../foundation/conditions.ts'
import type { Queryable } from '../../foundation/database.ts'
import { type Addressed, CHOICES } from './audience-choice-store.ts'

export const audienceStore = {
  /** Statement for the helpers who get a message that is sent now: who have access and are active. */
  choose: (addressed: Addressed): Condition => CHOICES[addressed.audience.type].choose(addressed),

  /** Whether all that it names is of the event. */
  isKnown: (database: Queryable, addressed: Addressed): Promise<boolean> =>
    CHOICES[addressed.audience.type].isKnown(database, addressed),

  /** Whether a helper is among those who are addressed; who is not active is, but gets no messages. */
  async includes(database: Queryable, addressed: Addressed, helperId: string): Promise<boolean> {
    const granted = await database.query(
      `SELECT a.id FROM event_accesses a FORCE INDEX (event_accesses_by_helper)
       WHERE a.helper_id = ? AND a.event_id = ? AND a.is_revoked = 0`,
      [helperId, addressed.eventId],
    )
    if (granted.length === 0) return false

    return CHOICES[addressed.audience.type].chooses(database, addressed, helperId)
  },
}
