import { type Change, CriticalityLevel, DiffRule, diff, type Rule } from '@graphql-inspector/core'
import {
  buildASTSchema,
  type GraphQLSchema,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  parse,
} from 'graphql'
import { SUBGRAPHS } from '../../subgraphs.ts'
import type { Finding, Kind } from '../findings.ts'
import { remember } from '../remember.ts'
import type { Version } from './version.ts'

/**
 * Classifies changes as breaking, dangerous or safe; a breaking one fails `schema:check` (`isFault` in `findings.ts`) and
 * `publish.ts`. Compares the public API and each subgraph's SDL: clients and gateways of the former version still run.
 */
export async function comparePublished(published: Version, current: Version): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const name of SUBGRAPHS) {
    findings.push(
      ...(await compare(published.subgraphs[name], current.subgraphs[name], `schema/${name}/`)),
    )
  }
  const api = await compare(published.api, current.api, SUPERGRAPH)
  const known = new Set(findings.map(({ what }) => what))
  return [...findings, ...api.filter(({ what }) => !known.has(what))]
}

const SUPERGRAPH = 'built/graph/supergraph.graphql'

const KIND_OF: Record<CriticalityLevel, Kind> = {
  [CriticalityLevel.Breaking]: 'breaking',
  [CriticalityLevel.Dangerous]: 'dangerous',
  [CriticalityLevel.NonBreaking]: 'safe',
}

const RULES = [DiffRule.ignoreDescriptionChanges, simplifySafeChanges, breakOnLostDefault]

async function compare(before: string, after: string, where: string): Promise<Finding[]> {
  if (before === after) return []

  const changes = await diff(toSchema(before), toSchema(after), RULES)
  return changes.map((change) => ({
    kind: KIND_OF[change.criticality.level],
    what: change.message.charAt(0).toLowerCase() + change.message.slice(1),
    where,
    coordinate: coordinateOf(change),
  }))
}

/** A subgraph's SDL lacks federation's own definitions, so it is not validated. */
export const toSchema = remember(
  (sdl): GraphQLSchema => buildASTSchema(parse(sdl), { assumeValid: true, assumeValidSDL: true }),
)

/** A new argument or input field affects the users of the field or input that it was added to. */
function coordinateOf({ type, path }: Change): string | null {
  const parts = (path ?? '').split('.').filter((part) => part !== '' && !part.startsWith('@'))
  const isAddition = type === 'FIELD_ARGUMENT_ADDED' || type === 'INPUT_FIELD_ADDED'
  return (isAddition ? parts.slice(0, -1) : parts).join('.') || null
}

/** Omits the parts of an addition. The inspector's rule also omits what a type loses when it gains an interface. */
async function simplifySafeChanges(input: Parameters<Rule>[0]): Promise<Change[]> {
  const simplified = new Set(await DiffRule.simplifyChanges(input))
  return input.changes.filter(
    (change) => simplified.has(change) || change.criticality.level === CriticalityLevel.Breaking,
  )
}

/** Treats a removed default of a non-null input as breaking; the inspector calls it dangerous. */
function breakOnLostDefault({ changes, newSchema }: Parameters<Rule>[0]): Change[] {
  return changes.map((change) => {
    if (!newSchema || !LOST_DEFAULT.has(change.type)) return change
    if (!isRequired(change.path ?? '', newSchema)) return change

    const criticality = { ...change.criticality, level: CriticalityLevel.Breaking }
    return { ...change, criticality, message: `${change.message}, so it has to be given` }
  })
}

const LOST_DEFAULT = new Set<string>([
  'FIELD_ARGUMENT_DEFAULT_CHANGED',
  'INPUT_FIELD_DEFAULT_VALUE_CHANGED',
])

function isRequired(path: string, schema: GraphQLSchema): boolean {
  const [typeName = '', fieldName = '', argumentName] = path.split('.')
  const type = schema.getType(typeName)
  if (isInputObjectType(type)) {
    const field = type.getFields()[fieldName]
    return field !== undefined && isRequiredInputField(field)
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return false

  const argument = type.getFields()[fieldName]?.args.find(({ name }) => name === argumentName)
  return argument !== undefined && isRequiredArgument(argument)
}
