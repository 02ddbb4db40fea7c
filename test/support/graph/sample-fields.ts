import {
  type ContentOf,
  fieldNamesOf,
  type ResourceFields,
} from '../../../schema/fields/resource-fields.ts'

/**
 * A value for every field of a resource: the given one, else a text that holds the mark and the field's name.
 * Fields that are no plain text have to be given.
 */
export function sampleFields<F extends ResourceFields>(
  fields: F,
  mark: string,
  given: Partial<ContentOf<F>>,
): ContentOf<F> {
  const values = fieldNamesOf(fields).map((name) => {
    const { kind } = fields[name]?.stored ?? {}
    if (name in given) return [name, given[name]]
    if (kind === 'text' || kind === 'external_text') return [name, `${mark} ${name}`]
    throw new Error(`Give a sample of ${name}.`)
  })
  return Object.fromEntries(values)
}
