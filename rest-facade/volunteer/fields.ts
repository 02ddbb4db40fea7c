import { isUuid } from '../../platform/ids.ts'
import { boundedText, fault } from '../../schema/fields.ts'
import { omittable } from '../../schema/input-fields.ts'
import {
  type Fields,
  type InputRecord,
  type NamesOf,
  toRest,
  withFields,
} from '../../schema/input-record.ts'
import { LIMITS } from '../../schema/limits.ts'
import { VOLUNTEER_LIMITS } from '../../schema/volunteer/limits.ts'
import { DELETED, sliceFields } from '../../schema/volunteer/lists.ts'

const UUID = { rule: 'format', message: 'Send a UUID.' }

/** In any letter case; the platform's own are in lower case. */
export const Uuid = boundedText(LIMITS.raw.id, UUID)
  .toLowerCase()
  .superRefine((text, context) => {
    if (!isUuid(text)) fault(context, UUID.rule, UUID.message)
  })
  .meta({ format: 'uuid' })

/** Query of a list. The club that it may name is looked at before, and goes no further. */
export function listQuery<F extends Fields>(
  filter: InputRecord<F>,
  names: NamesOf<F>,
  size: number = VOLUNTEER_LIMITS.page.default,
) {
  const listFields = { vereinId: omittable(Uuid), ...DELETED, ...sliceFields(size) }
  const listNames = {
    ...{ vereinId: 'vereinId', includeDeleted: 'include_deleted' },
    ...{ first: 'limit', offset: 'offset' },
  }
  const allNames = { ...listNames, ...names } as NamesOf<typeof listFields & F>
  return toRest(withFields(listFields, filter), 'query', allNames).transform(withoutVerein)
}

function withoutVerein<T extends { vereinId?: unknown }>({ vereinId: _, ...rest }: T) {
  return rest
}

/** What the operation of a list takes whose rows are never deleted. */
export function withoutDeleted<T extends { includeDeleted: boolean }>(query: T) {
  const { includeDeleted: _, ...rest } = query
  return rest
}

/** A list that was asked for what was deleted says of each row whether it is. */
export function toRows<Node, Row extends object>(
  nodes: readonly Node[],
  { includeDeleted }: { includeDeleted: boolean },
  toRow: (node: Node) => Row,
  deletedAtOf: (node: Node) => string | null = () => null,
) {
  return nodes.map((node) =>
    includeDeleted ? { ...toRow(node), deleted_at: deletedAtOf(node) } : toRow(node),
  )
}
