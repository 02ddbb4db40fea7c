/** Types of the used parts of these packages, so that type checks do not need them installed. */
declare module '@graphql-hive/gateway-runtime' {
  import type { DocumentNode, ExecutionArgs, GraphQLSchema } from 'graphql'

  export interface ExecutionRequest<Context> {
    document: DocumentNode
    variables?: Record<string, unknown>
    context?: Context
  }

  export type SubgraphExecutor<Context> = (request: ExecutionRequest<Context>) => Promise<unknown>

  export interface Gateway<Context> {
    getSchema(): GraphQLSchema | Promise<GraphQLSchema>
    getEnveloped(context: Context): {
      schema: GraphQLSchema
      execute(args: ExecutionArgs): unknown
      contextFactory(): unknown
    }
  }

  export function createGatewayRuntime<Context>(config: {
    supergraph: string
    unifiedGraphHandler?: unknown
    logging: boolean
    transports?(): {
      getSubgraphExecutor(options: { subgraphName: string }): SubgraphExecutor<Context>
    }
    transportEntries?: Readonly<Record<string, { location: string; options: object }>>
    propagateHeaders?: {
      fromClientToSubgraphs(options: { request: Request }): Record<string, string>
    }
  }): Gateway<Context>
}

declare module '@graphql-hive/router-runtime' {
  export const unifiedGraphHandler: unknown
}

declare module 'sofa-api' {
  import type { RequestListener } from 'node:http'
  import type { ExecutionArgs, GraphQLSchema } from 'graphql'

  export function useSofa(config: {
    basePath: string
    schema: GraphQLSchema
    context(serverContext: { request: Request }): unknown
    execute(args: ExecutionArgs): unknown
  }): RequestListener
}

declare module '@graphql-tools/utils' {
  import type { GraphQLOutputType, GraphQLSchema } from 'graphql'

  interface FieldConfig {
    type: GraphQLOutputType
  }

  export const MapperKind: { OBJECT_FIELD: 'MapperKind.OBJECT_FIELD' }

  export function mapSchema(
    schema: GraphQLSchema,
    mappers: {
      'MapperKind.OBJECT_FIELD'(
        field: FieldConfig,
        fieldName: string,
        typeName: string,
      ): FieldConfig | null
    },
  ): GraphQLSchema
}
