import {
  ApolloServer,
  type ApolloServerOptionsWithGateway,
  type ApolloServerPlugin,
} from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled'
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLFormattedError,
  print,
  separateOperations,
} from 'graphql'
import type { Answer, AnswerError, Operation, RequestContext } from '../../platform/executor.ts'
import type { Log } from '../../platform/log.ts'
import { isProblemCode, MASKED, Problem } from '../../schema/problem.ts'
import { DOCUMENT_LIMITS, KEPT_DOCUMENT } from '../documents/document-limits.ts'
import { makeDocumentStore } from '../documents/document-store.ts'
import { toOperation } from '../documents/to-operation.ts'
import type { Charge, Gateway } from '../gateway.ts'

export interface ApolloSetup {
  gateway: Gateway
  log: Log
}

/** Context of a client's request: its caller and its rate limit. */
export interface ClientContext extends RequestContext {
  charge: Charge
  /** Receives the code of the answer's first error. */
  noteRefusal(code: string): void
  /** Whether the client asked for the cost of its document. */
  showsCost: boolean
}

type ApolloGateway = ApolloServerOptionsWithGateway<ClientContext>['gateway']

/** Starts Apollo Server as the HTTP transport; the gateway executes all documents. */
export async function startApollo(setup: ApolloSetup): Promise<ApolloServer<ClientContext>> {
  const { gateway, log } = setup
  const apollo = new ApolloServer<ClientContext>({
    gateway: toApolloGateway(gateway),
    // The gateway itself validates documents and decides about introspection, also on sockets.
    introspection: true,
    dangerouslyDisableValidation: true,
    includeStacktraceInErrorResponses: false,
    persistedQueries: false,
    csrfPrevention: { requestHeaders: NOT_OF_A_FORM },
    stopOnTerminationSignals: false,
    parseOptions: KEPT_DOCUMENT,
    documentStore: makeDocumentStore(),
    stringifyResult: (answer) => JSON.stringify(answer),
    formatError: (formatted, error) => toPublicError(formatted, error, log),
    logger: log,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      REFUSE_UNKNOWN_OPERATIONS,
      NOTE_REFUSALS,
    ],
  })
  await apollo.start()
  return apollo
}

/** Headers that force a CORS preflight (CSRF prevention). */
const NOT_OF_A_FORM = ['authorization', 'x-apollo-operation-name', 'apollo-require-preflight']

/** With a gateway, Apollo Server does not check the operation name. */
const REFUSE_UNKNOWN_OPERATIONS: ApolloServerPlugin<ClientContext> = {
  async requestDidStart({ request }) {
    // Clients write an absent name as `operationName=` in a URL.
    if (request.operationName === '') delete request.operationName

    return {
      async didResolveOperation({ operation }) {
        if (operation) return
        throw new GraphQLError('Name one operation of the document.', {
          extensions: { code: 'invalid_input', http: { status: 400 } },
        })
      },
    }
  },
}

const NOTE_REFUSALS: ApolloServerPlugin<ClientContext> = {
  requestDidStart: async () => ({
    async willSendResponse({ contextValue, response: { body } }) {
      const [error] = body.kind === 'single' ? (body.singleResult.errors ?? []) : []
      if (error) contextValue.noteRefusal(String(error.extensions?.['code']))
    },
  }),
}

function toApolloGateway(gateway: Gateway): ApolloGateway {
  const toClientOperation = makeClientOperations()

  return {
    onSchemaLoadOrUpdate(listen) {
      listen({ apiSchema: gateway.apiSchema, coreSupergraphSdl: '' })
      return () => {}
    },
    load: async () => ({
      executor: async ({ document, operationName, request, context }) => {
        const operation = toClientOperation(document, operationName ?? '')
        const { charge, showsCost, noteRefusal: _, ...asked } = context as ClientContext
        let cost: number | null = null
        const noteCost = (noted: number) => {
          cost = noted
        }
        const { errors, ...answer } = await gateway
          .executeCharged(operation, request.variables ?? {}, asked, charge, noteCost)
          .catch(toRefusal)
        const extensions = { cost: { requested: cost, limit: DOCUMENT_LIMITS.cost } }
        const shown = showsCost && cost !== null ? { ...answer, extensions } : answer
        return errors ? { ...shown, errors: errors.map(asGraphQLError) } : shown
      },
    }),
    stop: async () => {},
  }
}

/** Answer for a document that exceeds the caller's rate limit. */
function toRefusal(error: unknown): Answer {
  if (!(error instanceof Problem)) throw error
  const { message, extensions, code } = error
  const status = code === 'rate_limited' ? 429 : 503
  return { errors: [{ message, extensions: { ...extensions, http: { status } } }] }
}

/** Extracts the selected operation of a document with several of them. */
function makeClientOperations() {
  const known = new WeakMap<DocumentNode, Map<string, Operation>>()

  return (document: DocumentNode, name: string): Operation => {
    const ofDocument = known.get(document) ?? new Map<string, Operation>()
    known.set(document, ofDocument)
    const seen = ofDocument.get(name)
    if (seen) return seen

    const single = separateOperations(document)[name] ?? document
    const operation = toOperation(single, print(single))
    ofDocument.set(name, operation)
    return operation
  }
}

/** The code by which clients of automatic persisted queries know to send the document itself. */
export const PERSISTED_UNSUPPORTED = 'PERSISTED_QUERY_NOT_SUPPORTED'

/** Maps Apollo Server's errors to documented codes. */
function toPublicError(
  formatted: GraphQLFormattedError,
  error: unknown,
  log: Log,
): GraphQLFormattedError {
  const code = formatted.extensions?.['code']
  if (isProblemCode(code)) return formatted
  if (code === PERSISTED_UNSUPPORTED) return { message: formatted.message, extensions: { code } }
  if (code !== 'INTERNAL_SERVER_ERROR') {
    const { message, locations } = formatted
    return { message, ...(locations ? { locations } : {}), extensions: { code: 'invalid_input' } }
  }

  log.error({ err: error }, 'the GraphQL server failed')
  return MASKED
}

/** Converts an answer's error to a GraphQLError, which libraries require. */
function asGraphQLError({ message, path, extensions }: AnswerError): GraphQLError {
  return new GraphQLError(message, { path: path ?? null, extensions: extensions ?? null })
}
