import { type FieldNode, Kind, type ValueNode } from 'graphql'

/** Canonical text of arguments, independent of their order and that of object members. */
export function textOfArguments({ arguments: given = [] }: FieldNode): string {
  return inOrder(given.map(({ name, value }) => `${name.value}:${textOf(value)}`))
}

function textOf(value: ValueNode): string {
  if (value.kind === Kind.VARIABLE) return `$${value.name.value}`
  if (value.kind === Kind.NULL) return 'null'
  if (value.kind === Kind.LIST) return `[${value.values.map(textOf).join()}]`
  if (value.kind === Kind.OBJECT)
    return `{${inOrder(value.fields.map((field) => `${field.name.value}:${textOf(field.value)}`))}}`
  if (value.kind === Kind.STRING) return (value.block ? 'block' : '') + JSON.stringify(value.value)
  return String(value.value)
}

function inOrder(texts: readonly string[]): string {
  return texts.length < 2 ? texts.join() : texts.toSorted().join()
}
