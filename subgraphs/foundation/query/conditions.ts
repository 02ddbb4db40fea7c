/** A part of a WHERE clause with its parameters. */
export interface Condition {
  sql: string
  params: readonly unknown[]
}

/** Keywords of the code as a list of literals, for `IN (…)`; never for input. */
export function keywordList(keywords: readonly string[]): string {
  return keywords.map((keyword) => `'${keyword}'`).join(', ')
}

/** Joins conditions with AND; null ones are left out. */
export function allOf(conditions: readonly (Condition | null)[]): Condition {
  const present = conditions.filter((condition) => condition !== null)
  return {
    sql: present.map(({ sql }) => sql).join(' AND '),
    params: present.flatMap(({ params }) => params),
  }
}

/** Joins conditions with OR; there must be at least one. */
export function anyOf(conditions: readonly Condition[]): Condition {
  return {
    sql: `(${conditions.map(({ sql }) => `(${sql})`).join(' OR ')})`,
    params: conditions.flatMap(({ params }) => params),
  }
}
