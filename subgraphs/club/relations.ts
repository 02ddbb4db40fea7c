import { isUuid } from '../../platform/ids.ts'
import type { ClubContext } from './context.ts'
import type { ClubLoaders } from './loaders.ts'

/** The loaders of what has an id of its own. */
export type NodeKind = {
  [Kind in keyof ClubLoaders]: ClubLoaders[Kind]['load'] extends (
    key: string,
  ) => Promise<readonly unknown[]>
    ? never
    : Kind
}[keyof ClubLoaders]

/** Resolves the object whose id the parent holds under `key`; null where the caller cannot read it. */
export function relation<Kind extends NodeKind, Key extends string>(kind: Kind, key: Key) {
  return (parent: { [K in Key]: string | null }, _args: unknown, { loaders }: ClubContext) => {
    const id = parent[key]
    return id === null ? null : loaders[kind].load(id)
  }
}

/** Resolves what another subgraph, or its client, names by id: whether it can be read is decided here. */
export function reference<Kind extends NodeKind>(kind: Kind) {
  return ({ id }: { id: string }, { loaders }: ClubContext) =>
    isUuid(id) ? loaders[kind].load(id) : null
}
