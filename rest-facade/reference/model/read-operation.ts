import {
  type DocumentOperation,
  type DocumentParameter,
  jsonOf,
  nameOfRef,
  type OpenApiDocument,
} from './openapi-document.ts'
import type { FieldReader } from './read-fields.ts'
import type { AnswerEntry, FieldEntry, OperationEntry, ParameterPlace } from './reference.ts'

interface Place {
  method: string
  path: string
  /** Headers of every answer, which operations do not repeat. */
  commonHeaders: ReadonlySet<string>
  rules: ReadonlyMap<string, string>
}

const PLACES: readonly ParameterPlace[] = ['path', 'query', 'header']

export function readOperationEntry(
  operation: DocumentOperation,
  { components }: OpenApiDocument,
  { method, path, commonHeaders, rules }: Place,
  reader: FieldReader,
): OperationEntry {
  const { operationId, summary, description = '', security = [], parameters = [] } = operation
  const ofPlace = (place: ParameterPlace) =>
    parameters.filter((parameter) => parameter.in === place)
  const statuses = Object.entries(operation.responses)
  return {
    id: idOf(operationId),
    ...{ summary, method: method.toUpperCase(), path },
    // The scopes of bodies are shown as scopes.
    description: description.replace(/\n\nSome bodies need further scopes: .*$/, ''),
    isPublic: security.length === 0,
    scopes: [...new Set(security.flatMap((one) => Object.values(one).flat()))],
    scopesOfBodies: operation['x-conditional-scopes'] ?? [],
    parameters: PLACES.map((place) => ({
      place,
      fields: ofPlace(place).map((parameter) => toField(parameter, reader)),
    })).filter(({ fields }) => fields.length > 0),
    body: readBody(operation, reader),
    answers: statuses.filter(([, { $ref }]) => $ref === undefined).map(toAnswer),
    refusals: statuses.flatMap(([status, { $ref }]) =>
      $ref === undefined ? [] : [{ status, codes: codesOf($ref) }],
    ),
    rules: rules.get(operationId) ?? '',
  }

  function toAnswer([status, response]: (typeof statuses)[number]): AnswerEntry {
    const media = jsonOf(response.content)
    const { schema } = media ?? {}
    return {
      status,
      description: response.description ?? '',
      body: schema ? toBody(schema, reader) : null,
      headers: Object.keys(response.headers ?? {}).filter((name) => !commonHeaders.has(name)),
      example: media?.example,
    }
  }

  /** The description of a refusal ends with its codes. */
  function codesOf(ref: string): string[] {
    const response = components.responses[nameOfRef(ref)]
    if (response === undefined) throw new Error(`The OpenAPI document has no response ${ref}.`)
    const [, list = ''] = (response.description ?? '').split('Codes: ')
    return [...list.matchAll(/`(\w+)`/g)].map(([, code = '']) => code)
  }
}

export function toField(
  { name, schema, description, required, example }: DocumentParameter,
  reader: FieldReader,
): FieldEntry {
  const described = { ...schema, ...(description !== undefined && { description }) }
  const field = reader.field(name, described, required ?? false)
  return example === undefined ? field : { ...field, example }
}

function readBody({ requestBody }: DocumentOperation, reader: FieldReader) {
  const media = jsonOf(requestBody?.content)
  if (!media?.schema) return null
  const isRequired = requestBody?.required ?? false
  // A body is shown where it is sent, even if several operations take it.
  const shape = reader.ownShapeOf(media.schema)
  return { ...toBody(media.schema, reader), ...shape, isRequired, example: media.example }
}

function toBody(schema: Parameters<FieldReader['shapeOf']>[0], reader: FieldReader) {
  const { description } = reader.resolve(schema)
  return { ...reader.shapeOf(schema), type: reader.typeOf(schema), description }
}

/** `putBooking` becomes `put-booking`. */
export function idOf(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase()
}
