import type {
  BatchFetchNode,
  FetchNode,
  FetchRewrite,
  FlattenNode,
} from '@graphql-hive/router-query-planner'
import type { DocumentNode } from 'graphql'
import type { Answer, AnswerError } from '../../../platform/executor.ts'
import { fieldsOf, fragmentsOf, keyOf, rootFieldsOf } from '../../documents/root-fields.ts'
import { type Run, variablesFor } from '../run.ts'
import {
  type EntityPlace,
  type EntityQuery,
  findReferences,
  type Path,
} from './entity-references.ts'
import { toFetchOperation } from './fetch-operation.ts'
import { UNAVAILABLE } from './fetch-subgraph.ts'
import { type Data, markAbsent, mergeInto } from './merge-into.ts'
import { applyRewrites, renamePath } from './rewrites.ts'

/** One `_entities` field of a fetch, with the entities that it extends. */
interface Batch extends EntityQuery {
  key: string
  variable: string
  /** Fields that the fetch adds to an entity, after its rewrites. */
  fields: readonly string[]
  outputRewrites?: readonly FetchRewrite[]
}

interface FoundBatch {
  key: string
  fields: readonly string[]
  /** Places of the entities, in the order of the representations. */
  places: EntityPlace[][]
  /** Entities without a key, which are not fetched. */
  absent: readonly Data[]
  outputRewrites: readonly FetchRewrite[]
}

/** Fetches a subgraph's fields of entities that earlier fetches have returned. */
export async function fetchEntities(step: FlattenNode | BatchFetchNode, run: Run): Promise<void> {
  const fetch = step.kind === 'Flatten' ? asFetch(step) : step
  const { operation, document } = toFetchOperation(fetch)
  const { batches, representations } = findBatches(batchesOf(step, document), run)
  for (const { absent, fields } of batches) {
    for (const entity of absent) markAbsent(entity, fields)
  }
  if (batches.every(({ places }) => places.every((at) => at.length === 0))) return

  const { askSubgraph, context } = run
  const variables = { ...variablesFor(fetch, run), ...representations }
  const answer = await askSubgraph(fetch.serviceName, operation, variables, context)
  for (const batch of batches) take(answer, batch, run)
}

function asFetch({ node }: FlattenNode): FetchNode {
  if (node.kind === 'Fetch') return node
  throw new Error(`A plan asks of objects by a step of the kind ${node.kind}.`)
}

const known = new WeakMap<FlattenNode | BatchFetchNode, Batch[]>()

/** Cached by step, since plans are cached. */
function batchesOf(step: FlattenNode | BatchFetchNode, document: DocumentNode): Batch[] {
  const batches = known.get(step) ?? readBatches(step, document)
  known.set(step, batches)
  return batches
}

function readBatches(step: FlattenNode | BatchFetchNode, document: DocumentNode): Batch[] {
  if (step.kind === 'Flatten') {
    const { requires = [], inputRewrites = [], outputRewrites = [] } = asFetch(step)
    const key = '_entities'
    const fields = fieldsBelow(key, outputRewrites, document)
    const batch = { requires, inputRewrites, outputRewrites, paths: [step.path] }
    return [{ ...batch, key, variable: 'representations', fields }]
  }
  return step.entityBatch.aliases.map(({ alias, representationsVariableName, ...batch }) => ({
    ...batch,
    key: alias,
    variable: representationsVariableName,
    fields: fieldsBelow(alias, batch.outputRewrites ?? [], document),
  }))
}

/** Batches of one variable share its list of representations, which is complete after the last of them. */
function findBatches(batches: readonly Batch[], { data, subtypes }: Run) {
  const lists = new Map<string, Map<string, unknown>>()
  const found = batches.map((batch) => {
    const { byId, absent } = findReferences(data, batch, subtypes)
    const list = lists.get(batch.variable) ?? new Map<string, unknown>()
    lists.set(batch.variable, list)
    for (const [id, { representation }] of byId) list.set(id, representation)
    const { key, fields, outputRewrites = [] } = batch
    return { key, fields, outputRewrites, list, byId, absent }
  })
  const representations = [...lists].map(([variable, list]) => [variable, [...list.values()]])
  return {
    representations: Object.fromEntries(representations) as Record<string, unknown>,
    batches: found.map(({ list, byId, ...batch }) => ({
      ...batch,
      places: [...list.keys()].map((id) => byId.get(id)?.places ?? []),
    })),
  }
}

function take(answer: Answer | null, batch: FoundBatch, run: Run): void {
  const entities = answer?.data?.[batch.key]
  applyRewrites(batch.outputRewrites, entities, run.subtypes)
  for (const [index, places] of batch.places.entries()) {
    const found: unknown = Array.isArray(entities) ? entities[index] : null
    for (const { entity } of places)
      if (found) mergeInto(entity, found as Data, run.subtypes)
      else markAbsent(entity, batch.fields)
  }
  run.errors.push(...errorsOf(answer, batch))
}

function errorsOf(
  answer: Answer | null,
  { key, places, fields, outputRewrites }: FoundBatch,
): AnswerError[] {
  const all = places.flat()
  if (answer === null) return spread(UNAVAILABLE, all, [], fields)

  return (answer.errors ?? []).flatMap((error) => {
    // An error without a path is one of every batch and place.
    const [of = key, index, ...below] = error.path ?? []
    if (of !== key) return []
    const at = index === undefined ? all : (places[Number(index)] ?? [])
    return spread(error, at, renamePath(below, outputRewrites), fields)
  })
}

/** Maps an error of an entity to errors of each selected field, at all places of the entity. */
function spread(
  error: AnswerError,
  places: readonly EntityPlace[],
  below: Path,
  fields: readonly string[],
): AnswerError[] {
  const rests = below.length > 0 ? [below] : fields.map((field) => [field])
  return places.flatMap(({ path }) => rests.map((rest) => ({ ...error, path: [...path, ...rest] })))
}

function fieldsBelow(
  key: string,
  outputRewrites: readonly FetchRewrite[],
  document: DocumentNode,
): string[] {
  const field = rootFieldsOf(document).find((one) => keyOf(one) === key)
  const below = field?.selectionSet ? fieldsOf(field.selectionSet, fragmentsOf(document)) : []
  const renamed = below.map((one) => renamePath([keyOf(one)], outputRewrites).join())
  return [...new Set(renamed)].filter((name) => name !== '__typename')
}
