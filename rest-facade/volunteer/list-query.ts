import { z } from 'zod'
import { boundedText } from '../../schema/fields/fields.ts'
import { omittable } from '../../schema/fields/input-fields.ts'
import {
  type Field,
  type Fields,
  type InputRecord,
  inputRecord,
  type OwnNames,
  toRest,
  type ValuesOf,
  withFields,
} from '../../schema/fields/input-record.ts'
import { wholeNumber } from '../../schema/fields/query-fields.ts'
import { LIMITS } from '../../schema/limits.ts'
import { VOLUNTEER_LIMITS } from '../../schema/volunteer/limits.ts'
import { DELETED, sliceFields } from '../../schema/volunteer/lists.ts'
import { toVariables } from '../input/to-variables.ts'
import { OwnVerein } from './fields.ts'

/** Without a default, to distinguish an explicit offset from an absent one. */
const Offset: Field<number | undefined> = {
  graph: z.int().optional(),
  rest: () =>
    wholeNumber({ min: 0, max: VOLUNTEER_LIMITS.offset })
      .optional()
      .meta({ description: 'Rows to skip; not together with `cursor`.' }),
}

const CURSOR = { rule: 'format', message: 'Send the `X-Next-Cursor` of the page before.' }

const Cursor = boundedText(LIMITS.raw.cursor, CURSOR).meta({
  maxLength: LIMITS.raw.cursor,
  description: 'The `X-Next-Cursor` of the page before; empty for the first page.',
})

/** Parameters of every list: page and club. */
const pageRecord = (size: number) =>
  inputRecord(
    {
      vereinId: omittable(OwnVerein),
      ...DELETED,
      first: sliceFields(size).first,
      offset: Offset,
      cursor: omittable(Cursor),
    },
    ({ offset, cursor }, refuse) => {
      if (offset !== undefined && cursor !== undefined)
        refuse('exclusive', 'Send `cursor` or `offset`, not both.', ['cursor'])
    },
  )

const PAGE_NAMES = { vereinId: 'vereinId', first: 'limit' }

/** The page and the filter of a list. */
export interface ListQuery<F extends Fields> {
  includeDeleted: boolean
  first: number
  offset: number
  after?: string
  isCounted: boolean
  filter: ValuesOf<F>
}

/** Query of a list. `vereinId` is only compared with the key's club, and not passed to the graph. */
export function listQuery<F extends Fields>(
  filter: InputRecord<F>,
  size: number = VOLUNTEER_LIMITS.page.default,
  names: OwnNames<F> = {},
): z.ZodType<ListQuery<F>> {
  const page = pageRecord(size)
  const { fields, rules } = withFields(page.fields, filter)
  const asked = { fields, rules: [...rules, ...(page.rules as typeof rules)] }
  const ownNames = { ...PAGE_NAMES, ...names } as OwnNames<typeof fields>
  const query = toRest(asked, 'query', ownNames).transform((sent) =>
    toListQuery(sent, filter.fields),
  )
  // The compiler cannot subtract the page fields from an open F.
  return query as unknown as z.ZodType<ListQuery<F>>
}

interface SentPage {
  vereinId?: unknown
  includeDeleted?: boolean
  first?: number
  offset?: number | undefined
  cursor?: string | undefined
}

/**
 * An empty cursor starts a list. Pages that are read by cursor have no total: the count would read all rows of the list
 * for each page.
 */
function toListQuery(
  { vereinId: _, first, offset = 0, cursor, includeDeleted, ...rest }: SentPage,
  fields: Fields,
) {
  return {
    ...{ includeDeleted, first, offset, isCounted: cursor === undefined },
    ...(cursor ? { after: cursor } : {}),
    filter: 'includeDeleted' in fields ? { includeDeleted, ...rest } : rest,
  }
}

/** Variables of a list in the graph; a list whose rows are never deleted has no filter for deleted ones. */
export function toListVariables<F extends Fields>(query: ListQuery<F>) {
  const { includeDeleted: _, filter, ...page } = query
  return { ...page, filter: toVariables(filter) }
}
