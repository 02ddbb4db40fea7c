import type {
  FetchRewrite,
  FlattenNodePathSegment,
  PlanNode,
  RequiresSelection,
} from '@graphql-hive/router-query-planner'
import { readRewrite } from './fetch/rewrites.ts'

/** `customScalarPaths` is only a hint for unparsed JSON; here answers are parsed. */
const FETCH = [
  ...['kind', 'serviceName', 'operationKind', 'operationName', 'operation'],
  ...['variableUsages', 'customScalarPaths'],
]
const REWRITES = ['inputRewrites', 'outputRewrites']

/** Supported members of each kind of step. */
const MEMBERS = {
  Sequence: ['kind', 'nodes'],
  Parallel: ['kind', 'nodes'],
  Flatten: ['kind', 'path', 'node'],
  Fetch: [...FETCH, 'requires', ...REWRITES],
  BatchFetch: [...FETCH, 'entityBatch'],
} as const

const ALIAS = ['alias', 'representationsVariableName', 'paths', 'requires', ...REWRITES]

const known = new WeakSet<PlanNode>()

/** Throws for a plan with unsupported parts, before its first fetch. */
export function requireKnownPlan(plan: PlanNode): void {
  if (known.has(plan)) return
  requireKnownNode(plan)
  known.add(plan)
}

function requireKnownNode(node: PlanNode): void {
  const members = MEMBERS[node.kind as keyof typeof MEMBERS]
  if (!members) throw new Error(`A plan holds a step of the kind ${node.kind}.`)
  requireMembers(node, members)

  if (node.kind === 'Sequence' || node.kind === 'Parallel') node.nodes.forEach(requireKnownNode)
  if (node.kind === 'Fetch') requireKnownParts(node)
  if (node.kind === 'BatchFetch') {
    requireMembers(node.entityBatch, ['aliases'])
    for (const alias of node.entityBatch.aliases) {
      requireMembers(alias, ALIAS)
      alias.paths.forEach(requireKnownPath)
      requireKnownParts(alias)
    }
  }
  if (node.kind === 'Flatten') {
    requireKnownPath(node.path)
    if (node.node.kind !== 'Fetch')
      throw new Error(`A plan asks of objects by a step of the kind ${node.node.kind}.`)
    requireKnownNode(node.node)
  }
}

interface Parts {
  requires?: readonly RequiresSelection[]
  inputRewrites?: readonly FetchRewrite[]
  outputRewrites?: readonly FetchRewrite[]
}

function requireKnownParts({ requires = [], inputRewrites = [], outputRewrites = [] }: Parts) {
  requireKnownSelections(requires)
  for (const rewrite of [...inputRewrites, ...outputRewrites]) readRewrite(rewrite)
}

/** A representation cannot contain two values of one field with different arguments. */
function requireKnownSelections(selections: readonly RequiresSelection[]): void {
  selections.forEach(requireKnownSelection)
  const names = new Map<string, string>()
  for (const selection of selections) {
    if (selection.kind !== 'Field') continue
    const { name, alias = name } = selection
    if ((names.get(alias) ?? name) !== name)
      throw new Error(`A plan requires two values of ${alias}.`)
    names.set(alias, name)
  }
}

function requireKnownSelection(selection: RequiresSelection): void {
  if (selection.kind === 'Field') requireMembers(selection, ['kind', 'name', 'alias', 'selections'])
  else if (selection.kind === 'InlineFragment')
    requireMembers(selection, ['kind', 'typeCondition', 'selections'])
  else throw new Error(`A plan requires a selection of the kind ${selection.kind}.`)
  requireKnownSelections(selection.selections ?? [])
}

function requireKnownPath(path: readonly FlattenNodePathSegment[]): void {
  for (const segment of path) {
    if (segment === '@') continue
    requireMembers(segment, 'Field' in segment ? ['Field'] : ['TypeCondition'])
  }
}

function requireMembers(part: object, members: readonly string[]): void {
  const unknown = Object.keys(part).filter((name) => !members.includes(name))
  if (unknown.length > 0)
    throw new Error(`A plan says ${unknown.join(', ')}: ${JSON.stringify(part).slice(0, 300)}`)
}
