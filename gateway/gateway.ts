import { execute, type GraphQLSchema, getOperationAST, getVariableValues } from 'graphql'
import type { Answer, GraphExecutor, Operation, Variables } from '../platform/executor.ts'
import type { Log } from '../platform/log.ts'
import { Problem } from '../platform/problem.ts'
import { type SubgraphName, toApiSchema } from '../schema/registry/compose.ts'
import { makeAskSubgraph, type Question } from './ask-subgraph.ts'
import { makeDocuments, type ReadDocument, refuse } from './documents.ts'
import { makeFindFollowed } from './followed-documents.ts'
import { findExcess } from './limits.ts'
import { makePlanned } from './planned.ts'
import { readRegistered } from './registered.ts'

export interface GatewaySetup {
  supergraphSdl: string
  subgraphs: Readonly<Record<SubgraphName, GraphExecutor>>
  operations: ReadonlyMap<string, Operation>
  log: Log
}

export interface Gateway extends GraphExecutor {
  apiSchema: GraphQLSchema
  /** Whether a registered operation goes to its subgraph as it is, without the planner. */
  isPassThrough(name: string): boolean
}

/** One graph over the subgraphs; throws when a registered operation does not fit it. */
export async function makeGateway(setup: GatewaySetup): Promise<Gateway> {
  const { supergraphSdl, operations, log } = setup
  const executors: Readonly<Record<string, GraphExecutor>> = setup.subgraphs
  const apiSchema = toApiSchema(supergraphSdl)
  const registered = readRegistered(operations.values(), supergraphSdl, apiSchema)
  const readDocument = makeDocuments(apiSchema)
  const askSubgraph = makeAskSubgraph({ apiSchema, executors, log })
  const findSingleOwner = makeFindFollowed(supergraphSdl, apiSchema)
  const runPlan = await makePlanned({ supergraphSdl, askSubgraph, log })

  const findRegistered = (operation: Operation) =>
    operation.registered ? registered.get(operation.hash) : undefined

  async function answer(question: Question, read: ReadDocument): Promise<Answer> {
    const coerced = coerceVariables(question, apiSchema)
    if (coerced.errors) return refuse(coerced.errors)
    if (!read.isIntrospection) return answerData({ ...question, variables: coerced.coerced })

    const { document, variables } = question
    const { data } = await execute({ schema: apiSchema, document, variableValues: variables })
    return { data: data ?? null }
  }

  async function answerData(question: Question): Promise<Answer> {
    const { operation, document, variables } = question
    const isOurs = findRegistered(operation) !== undefined
    const excess = isOurs ? null : findExcess(document, apiSchema, variables)
    return excess ? refuse([excess]) : runPlan(question)
  }

  /** The owner of a client's own subscription, once that was found to be in order. */
  function findFollowed(operation: Operation, variables: Variables): string | null {
    if (operation.registered || operation.kind !== 'subscription') return null
    const read = readDocument(operation.document)
    if ('refusal' in read) throw invalid(read.refusal.errors)

    const { errors, coerced = {} } = coerceVariables({ ...read, variables }, apiSchema)
    if (errors) throw invalid(errors)
    const excess = findExcess(read.document, apiSchema, coerced)
    if (excess) throw invalid([excess])
    return findSingleOwner(operation, read)
  }

  return {
    apiSchema,

    isPassThrough: (name) => {
      const operation = operations.get(name)
      return operation !== undefined && typeof findRegistered(operation)?.owner === 'string'
    },

    async execute(operation, variables, context) {
      if (operation.kind === 'subscription') return refuse([FOLLOWED_ONLY])

      const read = findRegistered(operation) ?? readDocument(operation.document)
      if ('refusal' in read) return read.refusal

      const question = { operation, document: read.document, variables, context }
      return read.owner === null ? answer(question, read) : askSubgraph(read.owner, question)
    },

    async subscribe(operation, variables, context) {
      const owner = findRegistered(operation)?.owner ?? findFollowed(operation, variables)
      const executor = owner ? executors[owner] : undefined
      if (operation.kind !== 'subscription' || !executor) throw notFollowable()

      return executor.subscribe(operation, variables, context)
    },
  }
}

const FOLLOWED_ONLY = { message: 'A subscription is followed over a socket, not executed.' }

function notFollowable(): Problem {
  return new Problem('invalid_input', 'Only a subscription that one subgraph answers is followed.')
}

function invalid(errors: Answer['errors']): Problem {
  return new Problem('invalid_input', (errors ?? []).map(({ message }) => message).join(' '))
}

/** The planner throws where a variable does not fit, so that is found out first. */
function coerceVariables(
  { document, variables }: Pick<Question, 'document' | 'variables'>,
  schema: GraphQLSchema,
) {
  const definitions = getOperationAST(document)?.variableDefinitions ?? []
  const given = Object.entries(variables).filter(([, value]) => value !== undefined)
  return getVariableValues(schema, definitions, Object.fromEntries(given))
}
