type Underscored<Value extends string> = Value extends `${infer Head}${'.' | ':'}${infer Tail}`
  ? `${Head}_${Underscored<Tail>}`
  : Value

/** The name of a value in a GraphQL enum: `BOOKINGS_READ` for `bookings:read`. */
export type EnumName<Value extends string> = Uppercase<Underscored<Value>>

export function toEnumName<Value extends string>(value: Value): EnumName<Value> {
  return value.toUpperCase().replaceAll(/[.:]/g, '_') as EnumName<Value>
}

/** Translates enum names back to values; throws for an unknown name of a newer version. */
export function makeEnumReader<Value extends string>(values: readonly Value[]) {
  const byName = new Map<string, Value>(values.map((value) => [toEnumName(value), value]))

  return (name: EnumName<Value>): Value => {
    const value = byName.get(name)
    if (value === undefined) throw new Error(`The enum name ${name} stands for no known value.`)

    return value
  }
}
