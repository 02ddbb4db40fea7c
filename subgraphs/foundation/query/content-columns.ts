import type {
  ResourceField,
  ResourceFields,
  RowOf,
  StoredAs,
} from '../../../schema/fields/resource-fields.ts'
import { toRestName } from '../../../schema/fields/rest-names.ts'
import {
  alphabetical,
  type Column,
  count,
  externalText,
  json,
  keyword,
  moment,
  text,
} from './columns.ts'

/** The columns of a resource's fields, each named after its field in snake case. */
export function contentColumns<F extends ResourceFields>(
  fields: F,
): { readonly [K in keyof F]: Column<RowOf<F>[K]> } {
  const columns = Object.entries(fields).map(([name, field]) => [
    name,
    toColumn(toRestName(name), field),
  ])
  // Each column has the type of its field's values, because `columnOf` goes by the kind that the field states.
  return Object.fromEntries(columns)
}

type Untyped = Omit<Column<unknown>, 'value'>

function toColumn(name: string, { stored, empty, isNullable, isPersonal }: ResourceField): Untyped {
  const column: Untyped = { ...columnOf(name, stored), ...(isPersonal && { isPersonal }) }
  return empty === null || isNullable ? { ...column, nullable: true } : column
}

function columnOf(name: string, stored: StoredAs): Untyped {
  switch (stored.kind) {
    case 'text':
      return stored.order === 'alphabetical'
        ? alphabetical(text(name, stored.length))
        : text(name, stored.length)
    case 'external_text':
      return externalText(name, stored.length)
    case 'keyword':
      return stored.default === undefined
        ? keyword(name)
        : { ...keyword(name), default: stored.default }
    case 'count':
      return count(name)
    case 'moment':
      return moment(name)
    case 'json':
      return json(name)
  }
}
