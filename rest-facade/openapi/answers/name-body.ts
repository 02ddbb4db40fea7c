import { type Components, componentRef, type Schema } from '../json-schema.ts'

const PREFIX = componentRef('').$ref ?? ''

/**
 * Names the envelope of a list after its items: `BookingPage` has the place of the next page, `ShiftList` has rows
 * alone. Other envelopes stay in their operation, unless they have a name of their own.
 */
export function nameBody(
  body: Schema,
  components: Components,
  { own, closed }: { own: string | undefined; closed: readonly string[] },
): Schema {
  if (own !== undefined)
    return components.add(own, {
      ...body,
      ...(closed.includes(own) && { additionalProperties: false }),
    })

  const { properties = {} } = body
  const [rows, ...others] = Object.values(properties)
  if (rows?.type !== 'array') return body

  const item = rows.items?.$ref ?? rows.items?.allOf?.[0]?.$ref
  if (item === undefined) return body

  const kind = others.length === 0 ? 'List' : 'next_cursor' in properties ? 'Page' : 'Results'
  return components.add(`${item.slice(PREFIX.length)}${kind}`, body)
}
