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
import { completeFragments } from './manifests/complete-fragments.ts'

export interface ManifestEntry {
  kind: OperationDefinitionNode['operation']
  hash: string
  document: string
}

export type Manifest = Record<string, ManifestEntry>

/** A file of operations; its document is empty if it cannot be parsed. */
export interface OperationFile {
  /** Path relative to the folder of operations. */
  file: string
  text: string
  document: DocumentNode
  syntaxFault: string | null
}

export interface OperationFault {
  file: string
  message: string
}

/** All operations of the files; throws with file, operation and message of each error. */
export function collectOperations(
  files: readonly OperationFile[],
  schema: GraphQLSchema,
): Manifest {
  const faults = findOperationFaults(files, schema)
  if (faults.length > 0)
    throw new Error(faults.map(({ file, message }) => `${file}: ${message}`).join('\n'))

  const entries = files.flatMap(({ document }) =>
    operationsOf(document).map(
      (operation) => [operation.name?.value ?? '', toEntry(operation, document)] as const,
    ),
  )
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The files below `folder`; with a schema, their fragments are completed. */
export function readOperationFiles(folder: string, schema?: GraphQLSchema): OperationFile[] {
  return globSync('**/*.graphql', { cwd: folder })
    .sort()
    .map((file) => ({ file, ...readDocument(join(folder, file), schema) }))
}

export function findOperationFaults(
  files: readonly OperationFile[],
  schema: GraphQLSchema,
): OperationFault[] {
  const taken = new Set<string>()
  return files.flatMap(({ file, text, document, syntaxFault }) => {
    if (syntaxFault !== null) return [{ file, message: syntaxFault }]

    const names = new Set(namesOf(document))
    const messages = [
      ...faultsOf(text, document, schema),
      ...[...names]
        .filter((name) => taken.has(name))
        .map((name) => `${name}: Another file has an operation of this name.`),
    ]
    for (const name of names) taken.add(name)
    return messages.map((message) => ({ file, message }))
  })
}

function readDocument(path: string, schema?: GraphQLSchema): Omit<OperationFile, 'file'> {
  const written = readFileSync(path, 'utf8')
  try {
    const text = schema ? completeFragments(written, schema) : written
    return { text, document: parse(text, { noLocation: true }), syntaxFault: null }
  } catch (error) {
    const syntaxFault = error instanceof Error ? error.message : String(error)
    return { text: written, document: { kind: Kind.DOCUMENT, definitions: [] }, syntaxFault }
  }
}

/** Faults of texts by schema: a check validates the operations, and the build in it once more. */
const FAULTS = new WeakMap<GraphQLSchema, Map<string, string[]>>()

function faultsOf(text: string, document: DocumentNode, schema: GraphQLSchema): string[] {
  const known = FAULTS.get(schema) ?? new Map<string, string[]>()
  const faults = known.get(text) ?? findFaults(document, schema)
  FAULTS.set(schema, known.set(text, faults))
  return faults
}

function findFaults(document: DocumentNode, schema: GraphQLSchema): string[] {
  const names = namesOf(document)
  if (names.includes('')) return ['Every operation needs a name.']

  const repeated = names.filter((name, index) => names.indexOf(name) !== index)
  return [
    ...repeated.map((name) => `${name}: The name is used twice.`),
    ...validate(schema, document, [NoUnusedFragmentsRule]).map((error) => error.message),
    ...Object.entries(separateOperations(document)).flatMap(([name, single]) =>
      validate(schema, single, specifiedRules).map((error) => `${name}: ${error.message}`),
    ),
  ]
}

function namesOf(document: DocumentNode): string[] {
  return operationsOf(document).map((operation) => operation.name?.value ?? '')
}

function operationsOf(document: DocumentNode): OperationDefinitionNode[] {
  return document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION)
}

function toEntry(operation: OperationDefinitionNode, file: DocumentNode): ManifestEntry {
  const { definitions } = separateOperations(file)[operation.name?.value ?? ''] ?? file
  const fragments = definitions.filter((node) => node !== operation)
  const document = print({ kind: Kind.DOCUMENT, definitions: [operation, ...fragments] })
  return { kind: operation.operation, hash: hash('sha256', document), document }
}
