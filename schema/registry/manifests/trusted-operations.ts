import { type GraphQLSchema, print, separateOperations } from 'graphql'
import { hashOfDocument } from '../../trusted-documents.ts'
import {
  findOperationFaults,
  type OperationFault,
  type OperationFile,
} from '../collect-operations.ts'
import { withTypenames } from './with-typenames.ts'

/** Folders of operations that the tiers send; every other one is a client of the graph. */
const OF_TIERS: ReadonlySet<string> = new Set(['facade', 'gateway', 'issuer', 'portal'])

/** Separates the operations of the tiers from those of clients. */
export function splitByClient(files: readonly OperationFile[]) {
  const isOfTier = ({ file }: OperationFile) => OF_TIERS.has(file.split('/')[0] ?? '')
  return {
    ofTiers: files.filter(isOfTier),
    ofClients: files.filter((file) => !isOfTier(file)),
  }
}

/** Faults of clients' operations: they see the schema of clients alone. */
export function findClientFaults(
  files: readonly OperationFile[],
  apiSchema: GraphQLSchema,
): OperationFault[] {
  return findOperationFaults(splitByClient(files).ofClients, apiSchema)
}

/** The manifest of trusted documents in Apollo's format, with `__typename` as its client adds it. */
export function toTrustedManifest(
  files: readonly OperationFile[],
  apiSchema: GraphQLSchema,
): string {
  const faults = findClientFaults(files, apiSchema)
  if (faults.length > 0)
    throw new Error(faults.map(({ file, message }) => `${file}: ${message}`).join('\n'))

  const operations = splitByClient(files).ofClients.flatMap(({ document }) =>
    Object.entries(separateOperations(document)).map(([name, single]) => {
      const body = print(withTypenames(single))
      const [definition] = single.definitions
      const type = definition && 'operation' in definition ? definition.operation : 'query'
      return { id: hashOfDocument(body), name, type, body }
    }),
  )
  const sorted = operations.sort((a, b) => (a.name < b.name ? -1 : 1))
  const manifest = { format: 'apollo-persisted-query-manifest', version: 1, operations: sorted }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
