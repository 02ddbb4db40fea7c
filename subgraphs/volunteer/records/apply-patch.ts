import { isDeepStrictEqual } from 'node:util'

/** What is asked of a record's fields; an absent one stays as it is. */
type Asked<T, F extends keyof T> = { readonly [P in F]?: T[P] | undefined }

export interface Rewritten<T, F extends keyof T> {
  /** Fields that are different now, in the order of the list of fields. */
  changed: F[]
  record: T
}

/** Puts what is asked into a record. */
export function rewrite<T extends object, F extends keyof T>(
  stored: T,
  asked: Asked<T, F>,
  fields: readonly F[],
): Rewritten<T, F> {
  const changed = fields.filter(
    (field) => asked[field] !== undefined && !isDeepStrictEqual(asked[field], stored[field]),
  )
  const given = Object.fromEntries(changed.map((field) => [field, asked[field]]))
  return { changed, record: { ...stored, ...given } }
}
