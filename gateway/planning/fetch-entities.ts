import type {
  BatchFetchNode,
  FetchNode,
  FlattenNode,
  FlattenNodePathSegment,
  RequiresSelection,
} from '@graphql-hive/router-query-planner'
import type { DocumentNode } from 'graphql'
import type { Answer, AnswerError } from '../../platform/executor.ts'
import { fieldsOf, fragmentsOf, keyOf, rootFieldsOf } from '../documents/root-fields.ts'
import { UNAVAILABLE } from './ask-subgraph.ts'
import { type EntityPlace, findReferences, type Path } from './entity-references.ts'
import { toFetchOperation } from './fetch-operation.ts'
import { mergeInto } from './merge-into.ts'
import { type Run, variablesFor } from './run.ts'

/** Objects of the answer of which a fetch asks for more, under one key of its own answer. */
interface Batch {
  key: string
  variable: string
  paths: readonly (readonly FlattenNodePathSegment[])[]
  requires: readonly RequiresSelection[]
}

/** Where the objects stand, in the order in which the subgraph was given references to them. */
interface FoundBatch {
  key: string
  places: EntityPlace[][]
}

/** Asks a subgraph for its own fields of objects that others have answered. */
export async function fetchEntities(step: FlattenNode | BatchFetchNode, run: Run): Promise<void> {
  const fetch = step.kind === 'Flatten' ? asFetch(step) : step
  const { batches, representations } = findBatches(batchesOf(step), run.data)
  if (batches.every(({ places }) => places.every((at) => at.length === 0))) return

  const { operation, document } = toFetchOperation(fetch)
  const { askSubgraph, context } = run
  const variables = { ...variablesFor(fetch, run), ...representations }
  const answer = await askSubgraph(fetch.serviceName, operation, variables, context)
  for (const batch of batches) take(answer, batch, document, run)
}

function asFetch({ node }: FlattenNode): FetchNode {
  if (node.kind === 'Fetch') return node
  throw new Error(`A plan asks of objects by a step of the kind ${node.kind}.`)
}

function batchesOf(step: FlattenNode | BatchFetchNode): Batch[] {
  if (step.kind === 'Flatten') {
    const { requires = [] } = asFetch(step)
    return [{ key: '_entities', variable: 'representations', paths: [step.path], requires }]
  }
  return step.entityBatch.aliases.map(
    ({ alias, representationsVariableName, paths, requires }) => ({
      key: alias,
      variable: representationsVariableName,
      paths,
      requires,
    }),
  )
}

/** Batches may share a list of references, where they ask different things of the same objects. */
function findBatches(batches: readonly Batch[], data: Run['data']) {
  const lists = new Map<string, Map<string, unknown>>()
  const found = batches.map((batch) => {
    const references = findReferences(data, batch.paths, batch.requires)
    const list = lists.get(batch.variable) ?? new Map<string, unknown>()
    lists.set(batch.variable, list)
    for (const [id, { representation }] of references) list.set(id, representation)
    return { key: batch.key, list, references }
  })
  const representations = [...lists].map(([variable, list]) => [variable, [...list.values()]])
  return {
    representations: Object.fromEntries(representations) as Record<string, unknown>,
    batches: found.map(({ key, list, references }) => ({
      key,
      places: [...list.keys()].map((id) => references.get(id)?.places ?? []),
    })),
  }
}

function take(answer: Answer | null, batch: FoundBatch, document: DocumentNode, run: Run): void {
  const entities = answer?.data?.[batch.key]
  for (const [index, places] of batch.places.entries()) {
    const found: unknown = Array.isArray(entities) ? entities[index] : null
    if (found) for (const { entity } of places) mergeInto(entity, found as Record<string, unknown>)
  }
  run.errors.push(...errorsOf(answer, batch, keysBelow(batch.key, document)))
}

function errorsOf(
  answer: Answer | null,
  { key, places }: FoundBatch,
  fields: readonly string[],
): AnswerError[] {
  const all = places.flat()
  if (answer === null) return spread(UNAVAILABLE, all, [], fields)

  return (answer.errors ?? []).flatMap((error) => {
    const [of = key, index, ...below] = error.path ?? []
    if (of !== key) return []
    return spread(error, index === undefined ? all : (places[Number(index)] ?? []), below, fields)
  })
}

/** An error of a whole object becomes one of each field that was asked of it, wherever it stands. */
function spread(
  error: AnswerError,
  places: readonly EntityPlace[],
  below: Path,
  fields: readonly string[],
): AnswerError[] {
  const rests = below.length > 0 ? [below] : fields.map((field) => [field])
  return places.flatMap(({ path }) => rests.map((rest) => ({ ...error, path: [...path, ...rest] })))
}

function keysBelow(key: string, document: DocumentNode): string[] {
  const field = rootFieldsOf(document).find((one) => keyOf(one) === key)
  const below = field?.selectionSet ? fieldsOf(field.selectionSet, fragmentsOf(document)) : []
  return [...new Set(below.map(keyOf))].filter((name) => name !== '__typename')
}
