import { isDeepStrictEqual } from 'node:util'

/** Requested values of a record's fields; an absent one leaves the stored value unchanged. */
type Patch<T, F extends keyof T> = { readonly [P in F]?: T[P] | undefined }

export interface Rewritten<T, F extends keyof T> {
  /** Changed fields, in the order of the list of fields. */
  changed: F[]
  record: T
}

/** Applies requested values to a record. */
export function rewrite<T extends object, F extends keyof T>(
  stored: T,
  patch: Patch<T, F>,
  fields: readonly F[],
): Rewritten<T, F> {
  const changed = fields.filter(
    (field) => patch[field] !== undefined && !isDeepStrictEqual(patch[field], stored[field]),
  )
  const given = Object.fromEntries(changed.map((field) => [field, patch[field]]))
  return { changed, record: { ...stored, ...given } }
}
