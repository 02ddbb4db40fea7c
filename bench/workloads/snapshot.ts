import { EXTERNAL_COURT_ID } from '../sides/subject.ts'

const FIRST_START = Date.parse('2098-01-01T08:00:00Z')
const SLOT_MS = 90 * 60 * 1000
/** Slots repeat before years would have five digits. */
const SLOTS = 1_000_000
const PEOPLE = ['Ana', 'Ben', 'Cleo', 'Dan'].map((name) => ({
  external_id: `member-${name}`,
  display_name: name,
  team: 'UNASSIGNED',
  consent_to_share: true,
  consent_reference: `form-${name}`,
}))

/** A booking snapshot with four participants in its own slot. */
export function aSnapshot(version: number, slot: number) {
  const start = FIRST_START + (slot % SLOTS) * SLOT_MS
  return {
    source_version: version,
    external_court_id: EXTERNAL_COURT_ID,
    scheduled_start: new Date(start).toISOString(),
    scheduled_end: new Date(start + SLOT_MS).toISOString(),
    status: 'CONFIRMED',
    participants: PEOPLE,
  }
}
