/** Names participants of one source: by their id there, or by their display name. */
export type PersonKey =
  | { externalId: string; displayName: null }
  | { externalId: null; displayName: string }

/** Erasures of a source that are not complete, by the id of the erasure. */
export type ErasingPersons = Readonly<Record<string, PersonKey>>
