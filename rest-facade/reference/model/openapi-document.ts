import type { Schema } from '../../openapi/json-schema.ts'

interface Media {
  schema?: Schema
  example?: unknown
}

type Content = Readonly<Record<string, Media>>

export interface DocumentParameter {
  name: string
  in: string
  required?: boolean
  description?: string
  schema: Schema
  example?: unknown
  'x-addition'?: string
}

export interface DocumentResponse {
  $ref?: string
  description?: string
  headers?: Readonly<Record<string, unknown>>
  content?: Content
}

export interface DocumentOperation {
  operationId: string
  tags: readonly string[]
  summary: string
  description?: string
  security?: readonly Readonly<Record<string, readonly string[]>>[]
  'x-conditional-scopes'?: readonly string[]
  parameters?: readonly DocumentParameter[]
  requestBody?: { required?: boolean; content: Content }
  responses: Readonly<Record<string, DocumentResponse>>
}

/** Frames of a socket that an API sends. */
export interface DocumentFrames {
  path: string
  description: string
  closeCodes: Readonly<Record<string, string>>
  message: Media & { schema: Schema }
}

/** The parts of an OpenAPI document that the reference shows. */
export interface OpenApiDocument {
  info: { title: string; version: string; description: string }
  servers: readonly { url: string }[]
  tags: readonly { name: string; description: string }[]
  paths: Readonly<Record<string, Readonly<Record<string, DocumentOperation>>>>
  webhooks: Readonly<Record<string, { post: DocumentOperation }>>
  'x-frames'?: DocumentFrames
  components: {
    schemas: Readonly<Record<string, Schema>>
    responses: Readonly<Record<string, DocumentResponse>>
    headers: Readonly<Record<string, { description: string; schema: Schema }>>
    securitySchemes: Readonly<Record<string, { description: string }>>
  }
}

/** The last part of a reference within the document. */
export function nameOfRef(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1)
}

export function jsonOf(content: Content | undefined): Media | undefined {
  return content?.['application/json']
}
