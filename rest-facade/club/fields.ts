import { z } from 'zod'
import { PAGE } from '../../schema/club/lists.ts'
import { Id } from '../../schema/fields.ts'
import {
  type Fields,
  type InputRecord,
  inputRecord,
  type NamesOf,
  toRest,
  withFields,
} from '../../schema/input-record.ts'

export const ById = z.object({ id: Id })

const PAGE_NAMES: NamesOf<typeof PAGE> = { first: 'limit', after: 'cursor' }

/** Query of a list that has no filter. */
export const PageQuery = toRest(inputRecord(PAGE), 'query', PAGE_NAMES)

/** Query of a list: which page, and the filter under its REST names. */
export function pageQuery<F extends Fields>(filter: InputRecord<F>, names: NamesOf<F>) {
  const allNames = { ...PAGE_NAMES, ...names } as NamesOf<typeof PAGE & F>
  return toRest(withFields(PAGE, filter), 'query', allNames)
}
