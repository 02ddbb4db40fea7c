import type { FetchNode, FlattenNode } from '@graphql-hive/router-query-planner'
import type { Answer, AnswerError } from '../../../platform/executor.ts'
import { keyOf, rootFieldsOf } from '../../documents/root-fields.ts'
import { type Run, variablesFor } from '../run.ts'
import { type EntityPlace, findPlaces } from './entity-references.ts'
import { toFetchOperation } from './fetch-operation.ts'
import { UNAVAILABLE } from './fetch-subgraph.ts'
import { markAbsent, mergeInto } from './merge-into.ts'
import { applyRewrites, renamePath } from './rewrites.ts'

/** Fetches root fields from a subgraph. */
export async function fetchRoot(node: FetchNode, run: Run): Promise<void> {
  const answer = await ask(node, run)
  if (answer && answer.data === undefined) run.refusal = answer
  take(answer, { entity: run.data, path: [] }, node, run)
}

/** Fetches root fields for a payload's `query` field. */
export async function fetchRootAgain(node: FetchNode, { path }: FlattenNode, run: Run) {
  const places = findPlaces(run.data, path, run.subtypes)
  if (places.length === 0) return

  const answer = await ask(node, run)
  // Cloned, since later fetches modify each place.
  for (const place of places) take(answer && structuredClone(answer), place, node, run)
}

function ask(node: FetchNode, run: Run): Promise<Answer | null> {
  const { operation } = toFetchOperation(node)
  return run.askSubgraph(node.serviceName, operation, variablesFor(node, run), run.context)
}

function take(answer: Answer | null, place: EntityPlace, node: FetchNode, run: Run): void {
  const { outputRewrites = [] } = node
  const keys = rootFieldsOf(toFetchOperation(node).document)
    .map((field) => renamePath([keyOf(field)], outputRewrites).join())
    .filter((key) => key !== '__typename')
  const at = (path: AnswerError['path'] = keys.slice(0, 1)) => [
    ...place.path,
    ...renamePath(path, outputRewrites),
  ]
  if (answer === null)
    run.errors.push(...keys.map((key) => ({ ...UNAVAILABLE, path: [...place.path, key] })))

  const { data, errors = [] } = answer ?? {}
  applyRewrites(outputRewrites, data, run.subtypes)
  mergeInto(place.entity, data ?? {}, run.subtypes)
  if (!data) markAbsent(place.entity, keys)
  run.errors.push(...errors.map((error) => ({ ...error, path: at(error.path) })))
}
