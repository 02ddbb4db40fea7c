/** Members from the root of a body; `[]` is the item of a list. */
export type JsonPath = readonly string[]

/** `data.items[].id` */
export function toPathText(path: JsonPath): string {
  return path.reduce((text, key) => {
    if (key === '[]') return `${text}[]`
    return text === '' ? key : `${text}.${key}`
  }, '')
}

/** The value at a path; of a list the first item. */
export function valueAt(body: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>((value, key) => {
    if (typeof value !== 'object' || value === null) return undefined
    return (value as Readonly<Record<string, unknown>>)[key === '[]' ? '0' : key]
  }, body)
}
