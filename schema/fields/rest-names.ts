/** The REST name of a field: `scheduledStart` becomes `scheduled_start`. */
export type RestName<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? Tail extends Uncapitalize<Tail>
    ? `${Uncapitalize<Head>}${RestName<Tail>}`
    : `${Uncapitalize<Head>}_${RestName<Uncapitalize<Tail>>}`
  : Name

/** A body with all fields of an answer under their REST names. */
export type RestNames<Answer> = {
  [Field in keyof Answer as RestName<Field & string>]: unknown
}

export function toRestName<Name extends string>(name: Name): RestName<Name> {
  const known = KNOWN.get(name)
  if (known !== undefined) return known as RestName<Name>

  const made = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  KNOWN.set(name, made)
  return made as RestName<Name>
}

/** The inverse of `toRestName`: `scheduled_start` becomes `scheduledStart`. */
export function toGraphName(restName: string): string {
  return restName.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase())
}

/** Cache of names, bounded by the fields of the schema. */
const KNOWN = new Map<string, string>()
