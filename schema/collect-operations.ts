import { hash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  NoUnusedFragmentsRule,
  type OperationDefinitionNode,
  parse,
  print,
  separateOperations,
  specifiedRules,
  validate,
} from 'graphql'

export interface ManifestEntry {
  kind: OperationDefinitionNode['operation']
  hash: string
  document: string
}

export type Manifest = Record<string, ManifestEntry>

/** Reads every operation below `folder`; throws with file, operation and message of each fault. */
export function collectOperations(folder: string, apiSchema: GraphQLSchema): Manifest {
  const entries = new Map<string, ManifestEntry>()
  const faults: string[] = []

  for (const file of globSync('**/*.graphql', { cwd: folder }).sort()) {
    const document = readDocument(join(folder, file), file)
    faults.push(...findFaults(document, apiSchema).map((fault) => `${file}: ${fault}`))
    for (const operation of operationsOf(document)) {
      const name = operation.name?.value ?? ''
      if (entries.has(name))
        faults.push(`${file}: ${name}: Another file has an operation of this name.`)
      entries.set(name, toEntry(operation, document))
    }
  }

  if (faults.length > 0) throw new Error(faults.join('\n'))
  return Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)))
}

function readDocument(path: string, file: string): DocumentNode {
  try {
    return parse(readFileSync(path, 'utf8'), { noLocation: true })
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`)
  }
}

function findFaults(document: DocumentNode, apiSchema: GraphQLSchema): string[] {
  const operations = operationsOf(document)
  if (operations.some((operation) => operation.name === undefined))
    return ['Every operation needs a name.']

  const names = operations.map((operation) => operation.name?.value ?? '')
  const repeated = names.filter((name, index) => names.indexOf(name) !== index)
  return [
    ...repeated.map((name) => `${name}: The name is used twice.`),
    ...validate(apiSchema, document, [NoUnusedFragmentsRule]).map((error) => error.message),
    ...Object.entries(separateOperations(document)).flatMap(([name, single]) =>
      validate(apiSchema, single, specifiedRules).map((error) => `${name}: ${error.message}`),
    ),
  ]
}

function operationsOf(document: DocumentNode): OperationDefinitionNode[] {
  return document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION)
}

function toEntry(operation: OperationDefinitionNode, file: DocumentNode): ManifestEntry {
  const single = separateOperations(file)[operation.name?.value ?? ''] ?? file
  const document = print(single)
  return { kind: operation.operation, hash: hash('sha256', document), document }
}
