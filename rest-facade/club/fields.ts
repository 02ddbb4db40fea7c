import { z } from 'zod'
import { PAGE } from '../../schema/club/lists.ts'
import { Id } from '../../schema/fields/fields.ts'
import {
  type Fields,
  type InputRecord,
  inputRecord,
  type OwnNames,
  toRest,
  withFields,
} from '../../schema/fields/input-record.ts'
import { toVariables } from '../input/to-variables.ts'
import { omitUndefined } from '../route.ts'

export const ById = z.object({ id: Id })

export const PAGE_NAMES = { first: 'limit', after: 'cursor' }

/** Query of a list that has no filter. */
export const PageQuery = toRest(inputRecord(PAGE), 'query', PAGE_NAMES)

/** The variables of a list that has a filter. */
export function toPageVariables<Filter extends object>({
  first,
  after,
  ...filter
}: { first: number; after?: string } & Filter) {
  return omitUndefined({ first, after, filter: toVariables(filter) })
}

/** Query of a list: which page, and the filter. */
export function pageQuery<F extends Fields>(filter: InputRecord<F>) {
  // The compiler cannot subtract the page fields from an open F.
  return toRest(withFields(PAGE, filter), 'query', PAGE_NAMES as OwnNames<typeof PAGE & F>)
}
