import type { Loader } from '../foundation/graph/loaders.ts'
import { makeRelations } from '../foundation/graph/nodes.ts'
import type { ClubLoaders } from './club-loaders.ts'
import type { ClubContext } from './context.ts'

/** Node types and their loaders. */
export type NodeKind = {
  [Kind in keyof ClubLoaders]: ClubLoaders[Kind] extends Loader<infer Found>
    ? Found extends readonly unknown[]
      ? never
      : Kind
    : never
}[keyof ClubLoaders]

export function loadNode({ loaders }: ClubContext, kind: NodeKind, id: string) {
  return loaders[kind].load(id)
}

export const { relation, reference } = makeRelations(loadNode)
