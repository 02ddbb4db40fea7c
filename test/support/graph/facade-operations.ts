import { join } from 'node:path'
import { Kind } from 'graphql'
import {
  loadOperations,
  type OperationName,
  type RegisteredOperation,
} from '../../../schema/operations.ts'
import { readOperationFiles } from '../../../schema/registry/collect-operations.ts'

const FOLDER = join(import.meta.dirname, '../../../schema/operations/facade')

const names = new Set(
  readOperationFiles(FOLDER).flatMap(({ document }) =>
    document.definitions.flatMap((node) =>
      node.kind === Kind.OPERATION_DEFINITION ? [node.name?.value as OperationName] : [],
    ),
  ),
)

/** The registered operations of the REST facade, without those of the other tiers. */
export const FACADE_OPERATIONS: readonly RegisteredOperation[] = [
  ...loadOperations().values(),
].filter(({ name }) => names.has(name))
