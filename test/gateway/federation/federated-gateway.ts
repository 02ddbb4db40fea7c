import { composeServices } from '@theguild/federation-composition'
import { execute, isAbstractType, isObjectType, parse } from 'graphql'
import type { Answer, Variables } from '../../../platform/executor.ts'
import { type AnonymousGateway, makeAnonymousGateway } from './anonymous-gateway.ts'
import { makeSubgraphOfWorld } from './subgraph-of-world.ts'
import type { Subject, Thing, World } from './subject.ts'

export interface FederatedGateway extends AnonymousGateway {
  /** The answer of plain graphql-js over the whole world. */
  executePlainly(document: string, variables?: Variables): Promise<Answer>
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
  let world: World = subject.world()
  const isOf = (object: Thing, type: string) =>
    object['__typename'] === type ||
    gateway.planning.subtypes.get(type)?.has(String(object['__typename'])) === true
  const executors = sdl.map(({ name, typeDefs }) => {
    return [name, makeSubgraphOfWorld({ name, typeDefs, world: () => world, isOf })] as const
  })
  const gateway = makeAnonymousGateway(amended, Object.fromEntries(executors))
  const { apiSchema } = gateway

  return {
    ...gateway,

    async execute(text, variables) {
      world = subject.world()
      return gateway.execute(text, variables)
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
