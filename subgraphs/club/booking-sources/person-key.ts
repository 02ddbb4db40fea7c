/** Names participants of one source: by their id there, or by their display name. */
export type PersonKey =
  | { externalId: string; displayName: null }
  | { externalId: null; displayName: string }

/** Erasures of a source that are not complete, by the id of the erasure. */
export type ErasingPersons = Readonly<Record<string, PersonKey>>

/** A person whose erasure from the club's own bookings is not complete; of a source, `BookingSource.erasing` has it. */
export interface ErasingPerson {
  /** Of the erasure. */
  id: string
  clubId: string
  person: PersonKey
}
