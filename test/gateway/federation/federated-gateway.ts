import { composeServices } from '@theguild/federation-composition'
import { execute, type GraphQLSchema, isAbstractType, isObjectType, parse, validate } from 'graphql'
import { coerceVariables } from '../../../gateway/documents/coerce-variables.ts'
import { toReadDocument } from '../../../gateway/documents/documents.ts'
import { makeAskSubgraph } from '../../../gateway/planning/ask-subgraph.ts'
import { makeAnswer } from '../../../gateway/planning/make-answer.ts'
import { makePlanning } from '../../../gateway/planning/planning.ts'
import { makePrepare, type Prepared } from '../../../gateway/planning/prepare.ts'
import type { Answer, Variables } from '../../../platform/executor.ts'
import { toGraphSdl } from '../../../schema/registry/compose.ts'
import { aLog, CONTEXT, type LogEntry } from '../sample-graph.ts'
import { makeSubgraphOfWorld } from './subgraph-of-world.ts'
import type { Subject, Thing, World } from './subject.ts'

export interface FederatedGateway {
  apiSchema: GraphQLSchema
  /** The answer of the gateway, without limits on what a document costs. */
  execute(document: string, variables?: Variables): Promise<Answer>
  /** The answer of plain graphql-js over the whole world. */
  executePlainly(document: string, variables?: Variables): Promise<Answer>
  prepare(document: string, variables?: Variables): Promise<Prepared>
  entries: readonly LogEntry[]
}

/** A gateway over the subgraphs of a subject, whatever they are called. */
export function makeFederatedGateway(subject: Subject): FederatedGateway {
  const sdl = Object.entries(subject.subgraphs).map(([name, text]) => ({
    name,
    url: `http://${name}`,
    typeDefs: parse(subject.fed1?.includes(name) ? text : `${linkOf(text)}\n${text}`),
  }))
  const { supergraphSdl, errors } = composeServices(sdl)
  if (!supergraphSdl) throw new Error(errors?.map(({ message }) => message).join('\n'))

  const amended = subject.amend?.(supergraphSdl) ?? supergraphSdl
  const planning = makePlanning(toGraphSdl(amended))
  const { apiSchema } = planning
  const whole = new Map(planning.subtypes)
  let world: World = subject.world()
  const isOf = (object: Thing, type: string) =>
    object['__typename'] === type || whole.get(type)?.has(String(object['__typename'])) === true
  const executors = Object.fromEntries(
    sdl.map(({ name, typeDefs }) => [
      name,
      makeSubgraphOfWorld({ name, typeDefs, world: () => world, isOf }),
    ]),
  )
  const { log, entries } = aLog()
  const prepareRead = makePrepare(planning)
  const answer = makeAnswer({ planning, askSubgraph: makeAskSubgraph(executors, log), log })

  async function prepare(text: string, variables: Variables = {}): Promise<Prepared> {
    const document = parse(text)
    const faults = validate(apiSchema, document)
    if (faults.length > 0) throw new Error(faults.map(({ message }) => message).join('\n'))
    return prepareRead(toReadDocument(document, text), coerced(text, variables))
  }

  const coerced = (text: string, variables: Variables) => {
    const read = coerceVariables(parse(text), variables, apiSchema, { hideSuggestions: false })
    const { coerced: values, errors: faults } = read
    if (!values) throw new Error(faults?.map(({ message }) => message).join('\n'))
    return values
  }

  return {
    apiSchema,
    entries,
    prepare,

    async execute(text, variables = {}) {
      world = subject.world()
      const prepared = await prepare(text, variables)
      return answer.prepared(prepared, { variables: coerced(text, variables), context: CONTEXT })
    },

    async executePlainly(text, variables = {}) {
      const { Query, Mutation } = subject.world()
      const { data, errors: faults = [] } = await execute({
        schema: apiSchema,
        document: parse(text),
        variableValues: variables,
        rootValue: /^\s*mutation/.test(text) ? Mutation : Query,
        typeResolver: (value, _context, { schema }, abstract) => {
          const type = schema.getType(String((value as Thing)['__typename']))
          const isPossible = isAbstractType(abstract) && isObjectType(type)
          return isPossible && schema.isSubType(abstract, type) ? type.name : undefined
        },
      })
      const masked = faults.map(({ message, path = [] }) => ({ message, path, ...INTERNAL }))
      return { data: data ?? null, errors: masked }
    },
  }
}

const INTERNAL = { extensions: { code: 'internal_error' } }

const FEDERATION = [
  ...['key', 'shareable', 'external', 'requires', 'provides', 'override', 'inaccessible'],
  ...['interfaceObject', 'extends', 'tag', 'composeDirective'],
]

/** The directives that the SDL uses, imported. */
function linkOf(sdl: string): string {
  const used = FEDERATION.filter((name) => new RegExp(`@${name}\\b`).test(sdl))
  const names = used.map((name) => `"@${name}"`).join(', ')
  return `extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: [${names}])`
}
