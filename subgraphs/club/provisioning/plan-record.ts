import { isDeepStrictEqual } from 'node:util'
import type { Plan, ProvisioningChange, Writes } from './provisioning-plan.ts'

interface PlannedRecord<T> extends Pick<ProvisioningChange, 'kind' | 'key'> {
  stored: T | undefined
  /** The managed fields; an undefined one stays as it is. */
  values: Partial<T>
  /** Fields that change with any other one. */
  stamps?: Partial<T>
  create: () => T
}

/** Adds a new record, or the changed fields of a stored one, to the plan; returns the planned record. */
export function planRecord<T extends { id: string }>(
  plan: Plan,
  writes: Writes<T>,
  { kind, key, stored, values, stamps, create }: PlannedRecord<T>,
): T {
  if (stored === undefined) {
    const created = create()
    writes.added.push(created)
    plan.changes.push({ action: 'CREATE', kind, key, fields: [] })
    return created
  }

  const fields = changedFields(stored, values)
  if (fields.length === 0) {
    plan.unchangedCount += 1
    return stored
  }
  const changed = { ...Object.fromEntries(fields.map((name) => [name, values[name]])), ...stamps }
  writes.changed.push({ id: stored.id, values: changed as Partial<T> })
  plan.changes.push({ action: 'UPDATE', kind, key, fields: namesOf(stored, values, fields) })
  return { ...stored, ...changed }
}

function changedFields<T extends object>(stored: T, values: Partial<T>): (keyof T & string)[] {
  const given = Object.keys(values) as (keyof T & string)[]
  return given.filter(
    (name) => values[name] !== undefined && !isDeepStrictEqual(stored[name], values[name]),
  )
}

/** Names the changed members of an application's registration instead of the registration. */
function namesOf(stored: object, values: object, fields: readonly string[]): string[] {
  return fields.flatMap((name) => {
    if (name !== 'registration') return [name]
    const [before, after] = [membersOf(stored, name), membersOf(values, name)]
    return [...after.keys()].filter(
      (key) => !isDeepStrictEqual(before.get(key) ?? null, after.get(key)),
    )
  })
}

function membersOf(record: object, name: string): ReadonlyMap<string, unknown> {
  const value: unknown = Reflect.get(record, name)
  return new Map(value instanceof Object ? Object.entries(value) : [])
}
