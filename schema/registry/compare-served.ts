import { type ASTNode, type ConstDirectiveNode, Kind, parse, print } from 'graphql'
import { SUBGRAPHS, type SubgraphName } from '../subgraphs.ts'
import type { Sdl } from './compose.ts'
import type { Finding } from './findings.ts'

/** Reads the SDL that a running subgraph serves; throws if it does not start. */
export type ReadServed = (subgraph: SubgraphName) => Promise<string>

/** Finds differences between served and committed SDL, regardless of order and descriptions. */
export async function compareServed(written: Sdl, readServed: ReadServed): Promise<Finding[]> {
  const findings = await Promise.all(
    SUBGRAPHS.map(async (name) => {
      try {
        return compare(name, toCoordinates(written[name]), toCoordinates(await readServed(name)))
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        return [toFinding(name, `the subgraph cannot say what it serves: ${reason}`, null)]
      }
    }),
  )
  return findings.flat()
}

type Coordinates = ReadonlyMap<string, string>

function compare(name: SubgraphName, written: Coordinates, served: Coordinates): Finding[] {
  const missing = topmost(written, served).map((at) =>
    toFinding(name, `${at} is written but not served`, at),
  )
  const extra = topmost(served, written).map((at) =>
    toFinding(name, `${at} is served but not written`, at),
  )
  const different = [...written]
    .filter(([at, text]) => served.has(at) && served.get(at) !== text)
    .map(([at, text]) =>
      toFinding(name, `${at} is served as "${served.get(at)}", written is "${text}"`, at),
    )
  return [...missing, ...extra, ...different]
}

/** Coordinates of the first SDL only, without the members of a missing type. */
function topmost(first: Coordinates, second: Coordinates): string[] {
  const lacks = (at: string) => first.has(at) && !second.has(at)
  return [...first.keys()].filter(
    (at) => lacks(at) && !lacks(at.slice(0, Math.max(0, at.lastIndexOf('.')))),
  )
}

function toFinding(name: SubgraphName, what: string, coordinate: string | null): Finding {
  return { kind: 'served', what, where: `schema/${name}/`, coordinate }
}

/** All types, fields, arguments and values by coordinate, without their members. */
function toCoordinates(sdl: string): Coordinates {
  const coordinates = new Map<string, string>()
  const add = (node: NamedNode, at: string) => {
    const bare = { ...node, description: undefined, fields: [], values: [], arguments: [] }
    // An extension adds to a type that has its coordinate already.
    if (!coordinates.has(at)) coordinates.set(at, print(bare as unknown as ASTNode))
  }
  visitCoordinates(sdl, add, isFederations)
  return coordinates
}

/** Definitions of federation, which subgraphs serve as well: `_entities`, `link__Import`, `directive @key`. */
function isFederations({ kind, name }: NamedNode): boolean {
  return kind === Kind.DIRECTIVE_DEFINITION || /^_|\w__\w/.test(name?.value ?? '')
}

/** Visits each type, field, argument and value with its coordinate, unless `isLeftOut`, which leaves out its members too. */
export function visitCoordinates(
  sdl: string,
  visit: (node: NamedNode, coordinate: string) => void,
  isLeftOut: (node: NamedNode) => boolean = () => false,
): void {
  const add = (node: NamedNode, coordinate: string): void => {
    if (isLeftOut(node)) return

    visit(node, coordinate)
    const { fields = [], values = [], arguments: args = [] } = node
    for (const child of [...fields, ...values, ...args])
      add(child, `${coordinate}.${child.name?.value}`)
  }
  for (const node of parse(sdl, { noLocation: true }).definitions as readonly NamedNode[])
    add(node, node.name?.value ?? 'schema')
}

/** Any named node of the SDL. */
interface NamedNode {
  kind: Kind
  name?: { value: string }
  directives?: readonly ConstDirectiveNode[]
  fields?: readonly NamedNode[]
  values?: readonly NamedNode[]
  arguments?: readonly NamedNode[]
}
