import { join } from 'node:path'
import type { Schema } from '../../../rest-facade/openapi/json-schema.ts'
import type { OperationObject } from '../../../rest-facade/openapi/operation-object.ts'
import type { Parameter } from '../../../rest-facade/openapi/requests/parameters.ts'
import { readBuilt } from '../../../schema/built.ts'

/** An OpenAPI document. */
export interface OpenApiDocument {
  servers: readonly { url: string }[]
  tags: readonly { name: string }[]
  paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>
  webhooks: Readonly<Record<string, { post: WebhookOperation }>>
  'x-frames': { message: { schema: Schema; example: unknown } }
  components: { schemas: Readonly<Record<string, Schema>> }
}

interface WebhookOperation {
  parameters: readonly Parameter[]
  requestBody: { content: { 'application/json': { schema: Schema; example: unknown } } }
}

export const SCHEMA_FOLDER = join(import.meta.dirname, '../../../schema')

export function readDocument(name: 'club' | 'volunteer'): OpenApiDocument {
  return JSON.parse(readBuilt(`openapi/${name}.json`))
}

/** All operations of a document with their method and path. */
export function operationsOf({ paths }: OpenApiDocument) {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  )
}
