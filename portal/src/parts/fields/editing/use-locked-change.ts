import type { DataOf, PortalOperation, VariablesOf } from '../../../graph/ask.ts'
import type { PortalQuery } from '../../../graph/following/followed.ts'
import { useChange, useReload } from '../../../graph/use-ask.ts'

interface Seen {
  expectedUpdatedAt?: unknown
}

/** Changes that are refused where another one came between. */
type LockedOperation = {
  [Name in PortalOperation]: VariablesOf<Name> extends { input: Seen | { helpers: Seen[] } }
    ? Name
    : never
}[PortalOperation]

/**
 * Changes a record as it was read. A refusal, and a fault of `onDone`, reads it again, so that the next save is over its
 * present state.
 */
export function useLockedChange<Name extends LockedOperation>(
  name: Name,
  reads: readonly PortalQuery[],
  onDone: (data: DataOf<Name>) => void | Promise<void>,
) {
  const { changeAsync, ...rest } = useChange(name, onDone)
  const reload = useReload()
  const change = (variables: VariablesOf<Name>) =>
    void changeAsync(variables).catch(() => reload(...reads))
  return { ...rest, change }
}
