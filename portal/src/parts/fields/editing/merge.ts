/** Entries over a record that others may change meanwhile. */
export interface Edits<Draft> {
  /** Entries by their fields. */
  values: Partial<Draft>
  /** What each edited field showed before its first edit. */
  bases: Partial<Draft>
}

export const NO_EDITS = { values: {}, bases: {} } as const

/** Further entries; their bases are what the record has now. */
export function edit<Draft extends object>(
  { values, bases }: Edits<Draft>,
  record: Draft,
  changes: Partial<Draft>,
): Edits<Draft> {
  const shown = Object.fromEntries(namesOf(changes).map((name) => [name, record[name]]))
  return { values: { ...values, ...changes }, bases: { ...shown, ...bases } }
}

/** The entries without a field, which then shows what others made of it. */
export function giveUp<Draft extends object>(
  { values, bases }: Edits<Draft>,
  name: keyof Draft,
): Edits<Draft> {
  const { [name]: _, ...otherValues } = values
  const { [name]: __, ...otherBases } = bases
  return { values: otherValues as Partial<Draft>, bases: otherBases as Partial<Draft> }
}

/**
 * Edited fields that others changed since, each with their value, which saving would replace. A field that is missing from
 * the record equals one that was removed in the form.
 */
export function findTheirs<Draft extends object>(
  { values, bases }: Edits<Draft>,
  record: Draft,
): Partial<Draft> {
  const names = namesOf(values).filter(
    (name) =>
      !isSame(record[name], bases[name]) && !isSame(record[name] ?? null, values[name] ?? null),
  )
  return Object.fromEntries(names.map((name) => [name, record[name]])) as Partial<Draft>
}

/** The fields that differ; those that others changed meanwhile are not sent back. */
export function findChanges<Fields extends object>(old: Fields, next: Fields): Partial<Fields> {
  const changed = namesOf(next).filter((name) => !isSame(old[name], next[name]))
  return Object.fromEntries(changed.map((name) => [name, next[name]])) as Partial<Fields>
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

function namesOf<Fields extends object>(fields: Fields): (keyof Fields)[] {
  return Object.keys(fields) as (keyof Fields)[]
}
