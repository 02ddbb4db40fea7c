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
}

/** Nothing that it could name is of any event yet. */
const NOBODY: Choice = { read: async () => [], isKnown: async () => false }

const CHOICES: Readonly<Record<ChosenAudience['type'], Choice>> = {
  ALL: { ...NOBODY, isKnown: async () => true },
  HELPERS: NOBODY,
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
}
