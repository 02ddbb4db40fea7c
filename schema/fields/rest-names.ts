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
  return toUnderscored(name) as RestName<Name>
}

/** The inverse of `toRestName`: `scheduled_start` becomes `scheduledStart`. */
export const toGraphName = remember((restName) =>
  restName.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase()),
)

const toUnderscored = remember((name) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
)

/** Converts each name once; the names are the fields of the schema. */
function remember(convert: (name: string) => string): (name: string) => string {
  const converted = new Map<string, string>()
  return (name) => {
    const known = converted.get(name)
    if (known !== undefined) return known

    const made = convert(name)
    converted.set(name, made)
    return made
  }
}
