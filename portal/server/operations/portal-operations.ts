import { loadOperations, type RegisteredOperation } from '../../../schema/operations.ts'

/** Of `schema/operations/portal/`: every operation there, and no other one, begins so. */
export const PORTAL_PREFIX = 'Portal'

/** Null for a name that is no operation of the portal, as after an update while a page was open. */
export function findPortalOperation(name: unknown): RegisteredOperation | null {
  return typeof name === 'string' ? (byName().get(name) ?? null) : null
}

/** One that the portal's server asks by itself. */
export function requireOperation(name: string): RegisteredOperation {
  const operation = findPortalOperation(name)
  if (operation === null) throw new Error(`${name} is not registered.`)
  return operation
}

let known: ReadonlyMap<string, RegisteredOperation> | null = null

function byName(): ReadonlyMap<string, RegisteredOperation> {
  known ??= new Map([...loadOperations()].filter(([name]) => name.startsWith(PORTAL_PREFIX)))
  return known
}
