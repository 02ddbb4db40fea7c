/** Who changed a record between its read and its save, and when. */
export interface ChangedBetween {
  /** Subject at the issuer. */
  by: string
  name: string | null
  at: string
}

/** From the details of a `concurrent_update`; null where they name no member of staff. */
export function readChangedBetween(details: unknown): ChangedBetween | null {
  if (details === null || typeof details !== 'object') return null
  const { updatedBy: by, updatedByName: name, updatedAt: at } = details as Record<string, unknown>
  if (typeof by !== 'string' || typeof at !== 'string') return null
  return { by, name: typeof name === 'string' ? name : null, at }
}
