import { type ConstDirectiveNode, Kind, print, type StringValueNode } from 'graphql'
import { SUBGRAPHS } from '../subgraphs.ts'
import { visitCoordinates } from './compare-served.ts'
import type { Sdl } from './compose.ts'
import type { Finding } from './findings.ts'

/** Directives of GraphQL itself, for subgraphs and clients. */
const OF_GRAPHQL = ['deprecated', 'specifiedBy']

/**
 * Federation directives that the planner and `gateway/planning/` implement. For each of them,
 * `test/gateway/federation/` compares random documents with graphql-js.
 */
export const CARRIED_OUT = [
  ...['key', 'shareable', 'inaccessible', 'external', 'requires', 'provides'],
  ...['override', 'extends'],
]

/** Finds directives of the SDL that the gateway does not implement for all documents. */
export function findForeignDirectives(sdl: Sdl): Finding[] {
  return SUBGRAPHS.flatMap((name) =>
    [...directivesIn(sdl[name])].flatMap(([at, directives]) =>
      directives.flatMap((directive): Finding[] => {
        const fault = faultOf(directive)
        if (fault === null) return []
        const what = `${at} uses ${fault}, which the gateway does not carry out`
        return [{ kind: 'directive', what, where: `schema/${name}/`, coordinate: at }]
      }),
    ),
  )
}

function faultOf(directive: ConstDirectiveNode): string | null {
  const name = directive.name.value
  if (name === 'link') return isPlainLink(directive) ? null : print(directive)
  if (![...OF_GRAPHQL, ...CARRIED_OUT].includes(name)) return `@${name}`

  const { label, fields = '' } = argumentsOf(directive)
  if (name === 'override' && label !== undefined) return '@override with a label'
  // The planner uses one response key for a field even if two requirements have different arguments.
  if (name === 'requires' && fields.includes('(')) return '@requires with arguments'
  // The planner treats fields provided below a type at one place as provided at all places.
  if (name === 'provides' && fields.includes('{')) return '@provides of nested fields'
  return null
}

/** Refuses links to other specifications and renamed imports, whose directives this check would not recognize. */
function isPlainLink(directive: ConstDirectiveNode): boolean {
  const { url = '', as } = argumentsOf(directive)
  const imported = directive.arguments?.find(({ name }) => name.value === 'import')?.value
  const items = imported?.kind === Kind.LIST ? imported.values : []
  const isFederation = url.startsWith('https://specs.apollo.dev/federation/v2.')
  return isFederation && as === undefined && items.every(({ kind }) => kind === Kind.STRING)
}

function argumentsOf({ arguments: given = [] }: ConstDirectiveNode): Record<string, string> {
  const texts = given.filter(({ value }) => value.kind === Kind.STRING)
  return Object.fromEntries(
    texts.map(({ name, value }) => [name.value, (value as StringValueNode).value]),
  )
}

/** Directives of the SDL by coordinate. */
function directivesIn(sdl: string): ReadonlyMap<string, ConstDirectiveNode[]> {
  const found = new Map<string, ConstDirectiveNode[]>()
  visitCoordinates(sdl, ({ directives = [] }, at) =>
    found.set(at, [...(found.get(at) ?? []), ...directives]),
  )
  return found
}
