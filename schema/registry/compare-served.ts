import { type ASTNode, Kind, parse, print } from 'graphql'
import { SUBGRAPHS, type SubgraphName } from '../subgraphs.ts'
import type { Sdl } from './compose.ts'
import type { Finding } from './findings.ts'

/** Answers the SDL that a running subgraph says it serves; throws when it does not start. */
export type ReadServed = (subgraph: SubgraphName) => Promise<string>

/** Finds where what is served is not what is written, whatever the order and the descriptions. */
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

/** What only the first has; the fields of a type go without saying. */
function topmost(first: Coordinates, second: Coordinates): string[] {
  const lacks = (at: string) => first.has(at) && !second.has(at)
  return [...first.keys()].filter(
    (at) => lacks(at) && !lacks(at.slice(0, Math.max(0, at.lastIndexOf('.')))),
  )
}

function toFinding(name: SubgraphName, what: string, coordinate: string | null): Finding {
  return { kind: 'served', what, where: `schema/${name}/`, coordinate }
}

/** Each type, field, argument and value by its coordinate, without what stands inside it. */
function toCoordinates(sdl: string): Coordinates {
  const coordinates = new Map<string, string>()
  const add = (node: Named, path: string) => {
    if (isFederations(node)) return

    const { fields = [], values = [], arguments: args = [] } = node
    const bare = { ...node, description: undefined, fields: [], values: [], arguments: [] }
    // An extension adds to a type that was met before.
    if (!coordinates.has(path)) coordinates.set(path, print(bare as unknown as ASTNode))
    for (const child of [...fields, ...values, ...args]) add(child, `${path}.${child.name?.value}`)
  }

  for (const node of parse(sdl, { noLocation: true }).definitions as readonly Named[])
    add(node, node.name?.value ?? 'schema')
  return coordinates
}

/** Subgraphs also serve federation's own definitions: `_entities`, `link__Import`, `directive @key`. */
function isFederations({ kind, name }: Named): boolean {
  return kind === Kind.DIRECTIVE_DEFINITION || /^_|\w__\w/.test(name?.value ?? '')
}

/** Whatever stands in SDL, as far as it is walked. */
interface Named {
  kind: Kind
  name?: { value: string }
  fields?: readonly Named[]
  values?: readonly Named[]
  arguments?: readonly Named[]
}
