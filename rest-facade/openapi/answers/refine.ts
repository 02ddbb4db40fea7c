import type { Schema } from '../json-schema.ts'
import { mapMembers } from './name-forms.ts'

/** Schemas of members by their names in REST. */
export type FormsByName = Readonly<Record<string, Schema>>

const INPUT = /Input$/

const KEPT = ['minLength', 'maxLength', 'pattern', 'format', 'minimum', 'maximum'] as const

/**
 * Completes the components of answers with what a run cannot show: the bounds of the inputs of the same resource, and
 * the forms of the API.
 */
export function refineComponents(
  schemas: Readonly<Record<string, Schema>>,
  forms: FormsByName,
): Record<string, Schema> {
  const entries = Object.entries(schemas).map(([name, schema]) => {
    if (INPUT.test(name)) return [name, schema]

    const resource = name.replace('Summary', '')
    const inputs = Object.keys(schemas).filter((input) => isInputOf(resource, input))
    const members = inputs.flatMap((input) => Object.entries(schemas[input]?.properties ?? {}))
    const stored = members.map(([key, member]) => [key, toStored(member, forms[key])])
    return [name, refine(schema, { ...forms, ...Object.fromEntries(stored) })]
  })
  return Object.fromEntries(entries)
}

/** The erasure of a person can leave a shorter text; a stored list can be without the repetition that its input had. */
function toStored({ minLength: _, ...member }: Schema, form: Schema | undefined): Schema {
  return { ...member, ...(form?.['uniqueItems'] === true && { uniqueItems: true }) }
}

/** Gives each text and number of a schema that has no bounds those of the form of its name. */
export function refine(schema: Schema, forms: FormsByName, name = ''): Schema {
  const { properties } = schema
  if (properties !== undefined) {
    const members = Object.entries(properties).map(([key, member]) => [
      key,
      { ...refine(member, forms, key), ...textOf(forms[key], member) },
    ])
    return { ...schema, properties: Object.fromEntries(members) }
  }
  if (isLoose(schema)) return { ...schema, ...boundsOf(forms[name], schema) }

  const isSet = schema.type === 'array' && forms[name]?.['uniqueItems'] === true
  const refined = mapMembers(schema, (part) => refine(part, toItems(forms, name), name))
  return isSet ? { ...refined, uniqueItems: true } : refined
}

/** A member that refers to a component, or to a list of one, has its description. */
function textOf(form: Schema | undefined, member: Schema): Schema {
  const parts = [member, member.items, ...(member.anyOf ?? []), ...(member.allOf ?? [])]
  const isSaid = member.description !== undefined || parts.some((part) => part?.$ref !== undefined)
  return isSaid || form?.description === undefined ? {} : { description: form.description }
}

function isInputOf(resource: string, input: string): boolean {
  return (
    INPUT.test(input) &&
    input.replace(/^(Create|Update|Put|Upsert)/, '').replace(/(Snapshot)?Input$/, '') === resource
  )
}

/** A list has the form of the list in the input, and each of its items that of the items. */
function toItems(forms: FormsByName, name: string): FormsByName {
  const items = forms[name]?.items
  return items === undefined ? forms : { ...forms, [name]: items }
}

function isLoose(schema: Schema): boolean {
  const { enum: values, const: only } = schema
  return (
    values === undefined &&
    only === undefined &&
    typeOf(schema) !== undefined &&
    // Every number has a minimum of 0 at least.
    KEPT.every((keyword) => schema[keyword] === undefined || schema[keyword] === 0)
  )
}

function boundsOf(form: Schema | undefined, schema: Schema): Schema {
  if (form === undefined || typeOf(form) !== typeOf(schema)) return {}

  const kept = KEPT.filter((keyword) => form[keyword] !== undefined)
  return Object.fromEntries(kept.map((keyword) => [keyword, form[keyword]]))
}

/** The type of a text or number, without null. */
function typeOf({ type }: Schema): string | undefined {
  const types = [type ?? []].flat().filter((one) => one !== 'null')
  const [only] = types
  return types.length === 1 && (only === 'string' || only === 'integer') ? only : undefined
}
