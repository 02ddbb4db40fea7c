import { z } from 'zod'
import { envelope, field } from '../../../schema/fields/rest-body.ts'

/** Of rows that are never deleted, in answers with `include_deleted`. */
export const NEVER_DELETED = z
  .null()
  .describe('Null: rows of this list are never deleted.')
  .optional()

/** The list envelope: rows under their name. */
export function listBodyOf<Rows extends string>(rows: Rows, row: z.ZodType, name?: string) {
  return envelope({ suffix: 'List', ...(name && { name }) }, { [rows]: z.array(row) })
}

/** Rows of a list that contains deletions with `include_deleted`. */
export function deletable<Body extends z.ZodType>(body: Body, type: string) {
  const deleted_at = field<string | null>({ of: `${type}.deletedAt` }).optional()
  return z.intersection(body, z.object({ deleted_at }))
}

/** Rows of a list that has the member without ever having deletions. */
export function undeletable<Body extends z.ZodType>(body: Body) {
  return z.intersection(body, z.object({ deleted_at: NEVER_DELETED }))
}

/** The last state of a deleted record. */
export function deleted<Body extends z.ZodType>(body: Body, type: string) {
  return z.intersection(
    body,
    z.object({ deleted_at: field<string | null>({ of: `${type}.deletedAt` }) }),
  )
}
