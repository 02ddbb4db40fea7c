import type { Queryable } from '../../foundation/database.ts'
import type { ChosenAudience } from './message.ts'

/** Whom of an event a message is for. */
export interface Addressed {
  eventId: string
  audience: ChosenAudience
}

/** So many ids of helpers behind one of them, in their order. */
export interface HelperSlice {
  after: string
  limit: number
}

/** How a type of audience chooses helpers; what it names must be of the event. */
interface Choice {
  read(database: Queryable, addressed: Addressed, slice: HelperSlice): Promise<string[]>
  isKnown(database: Queryable, addressed: Addressed): Promise<boolean>
  /** Whether a helper with access to the event is chosen. */
  chooses(database: Queryable, addressed: Addressed, helperId: string): Promise<boolean>
}

/** Everybody with access who is active; `granted_at` is asked for besides, so that the range alone is read. */
const ALL: Choice = {
  async read(database, { eventId }, { after, limit }) {
    const rows = await database.query<{ helperId: string }[]>(
      `SELECT a.helper_id AS helperId, a.granted_at
       FROM event_accesses a FORCE INDEX (event_accesses_by_recipient)
       WHERE a.event_id = ? AND a.is_revoked = 0 AND a.status = 'ACTIVE' AND a.helper_id > ?
       ORDER BY a.helper_id LIMIT ?`,
      [eventId, after, limit],
    )
    return rows.map(({ helperId }) => helperId)
  },
  isKnown: async () => true,
  chooses: async () => true,
}

/** Those who are named; who has lost access since is passed over. */
const HELPERS: Choice = {
  async read(database, { eventId, audience }, { after, limit }) {
    const granted = await readGranted(database, eventId, audience.helperIds)
    return granted
      .filter(({ helperId, status }) => status === 'ACTIVE' && helperId > after)
      .slice(0, limit)
      .map(({ helperId }) => helperId)
  },
  async isKnown(database, { eventId, audience }) {
    const granted = await readGranted(database, eventId, audience.helperIds)
    return granted.length === audience.helperIds.length
  },
  chooses: async (_database, { audience }, helperId) => audience.helperIds.includes(helperId),
}

/** Nothing that it could name can be looked up yet. */
const NOBODY: Choice = {
  read: async () => [],
  isKnown: async () => false,
  chooses: async () => false,
}

const CHOICES: Readonly<Record<ChosenAudience['type'], Choice>> = {
  ALL,
  HELPERS,
  ROLE: NOBODY,
  SHIFT: NOBODY,
  STATUS: NOBODY,
}

export const audienceStore = {
  /** Those to whom the message goes if it is sent now: who have access to the event and are active. */
  read: (database: Queryable, addressed: Addressed, slice: HelperSlice): Promise<string[]> =>
    CHOICES[addressed.audience.type].read(database, addressed, slice),

  isKnown: (database: Queryable, addressed: Addressed): Promise<boolean> =>
    CHOICES[addressed.audience.type].isKnown(database, addressed),

  /** Whether a helper is among those who are addressed; who is not active is, but gets no messages. */
  async includes(database: Queryable, addressed: Addressed, helperId: string): Promise<boolean> {
    const granted = await readGranted(database, addressed.eventId, [helperId])
    if (granted.length === 0) return false

    return CHOICES[addressed.audience.type].chooses(database, addressed, helperId)
  },
}

interface Granted {
  helperId: string
  status: 'ACTIVE' | 'INACTIVE'
}

async function readGranted(
  database: Queryable,
  eventId: string,
  helperIds: readonly string[],
): Promise<Granted[]> {
  if (helperIds.length === 0) return []

  return database.query<Granted[]>(
    `SELECT a.helper_id AS helperId, a.status
     FROM event_accesses a FORCE INDEX (event_accesses_by_helper)
     WHERE a.helper_id IN (?) AND a.event_id = ? AND a.is_revoked = 0 ORDER BY a.helper_id`,
    [helperIds, eventId],
  )
}
