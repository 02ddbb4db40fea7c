/** A part of a WHERE clause with its parameters. */
export interface Condition {
  sql: string
  params: readonly unknown[]
}

/** Joins conditions that may be missing; each comes with its parameters. */
export function allOf(conditions: readonly (Condition | null)[]): Condition {
  const present = conditions.filter((condition) => condition !== null)
  return {
    sql: present.map(({ sql }) => sql).join(' AND '),
    params: present.flatMap(({ params }) => params),
  }
}

/** Rows that meet one of the conditions, of which there must be some. */
export function anyOf(conditions: readonly Condition[]): Condition {
  return {
    sql: `(${conditions.map(({ sql }) => `(${sql})`).join(' OR ')})`,
    params: conditions.flatMap(({ params }) => params),
  }
}
