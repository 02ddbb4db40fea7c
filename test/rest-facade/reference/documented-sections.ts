import { EnvironmentVariables } from '../../../platform/config/variables.ts'
import { CLUB_ERRORS } from '../../../rest-facade/club/errors.ts'
import type { Schema } from '../../../rest-facade/openapi/json-schema.ts'
import { VOLUNTEER_ERRORS } from '../../../rest-facade/volunteer/errors.ts'
import {
  type DocumentedAnswer,
  listDocumentedAnswers,
} from '../../support/openapi/documented-answers.ts'
import {
  type OpenApiDocument,
  operationsOf,
  readDocument,
} from '../../support/openapi/documents.ts'

/** Names by page and section of the reference; a name that stands there twice is listed twice. */
export type Sections = ReadonlyMap<string, readonly string[]>

type Api = 'club' | 'volunteer'

interface Content {
  content?: { 'application/json': { schema: Schema } }
}

const PREFIXES = { club: '/v1/club', volunteer: '/api/developer/v1' }

/**
 * Every path, parameter, field, status, code, header, event type and variable of the contracts, by the section of the
 * reference that must show it. Objects with a section of their own, `listed`, are members of no other section.
 */
export function documentedSections(listed: Readonly<Record<Api, ReadonlySet<string>>>): Sections {
  const answers = listDocumentedAnswers()
  const ofApi = (api: Api) => {
    const document = readDocument(api)
    const reader = makeReader(document, listed[api])
    return [
      ...operationSections(api, document, reader, answers),
      ...[...listed[api]].map((name) => [`${api}-objects › ${name}`, reader.membersOf(name)]),
      ...eventSections(api, document, reader),
    ] as [string, string[]][]
  }
  const errors = [CLUB_ERRORS, VOLUNTEER_ERRORS].flatMap((codes) => Object.values(codes))
  const codes = new Set([...errors.map(({ code }) => code), 'invalid_json'])
  return new Map([
    ...ofApi('club'),
    ...ofApi('volunteer'),
    ...[...codes].map((code): [string, string[]] => [`errors › ${code}`, []]),
    ['settings › Settings', Object.keys(EnvironmentVariables.shape)],
    ['headers', ['club', 'volunteer'].flatMap((api) => headersOf(readDocument(api as Api)))],
  ])
}

type Reader = ReturnType<typeof makeReader>

/** Reads the names of a schema's members, with those of its parts, of listed objects none. */
function makeReader({ components }: OpenApiDocument, listed: ReadonlySet<string>) {
  const find = ($ref: string) => {
    const name = $ref.split('/').at(-1) ?? ''
    return { name, schema: components.schemas[name] ?? {} }
  }
  const namesOf = (schema: Schema): string[] => {
    const { $ref, anyOf = [], oneOf = [], items, allOf } = schema
    if ($ref !== undefined) {
      const target = find($ref)
      return listed.has(target.name) ? [] : namesOf(target.schema)
    }
    return [
      ...namesOfMembers(allOf ? merged(allOf) : (schema.properties ?? {})),
      ...[...anyOf, ...oneOf, ...(items ? [items] : [])].flatMap(namesOf),
    ]
  }
  const namesOfMembers = (members: Readonly<Record<string, Schema>>) =>
    Object.entries(members).flatMap(([name, member]) => [name, ...namesOf(member)])
  const merged = (parts: readonly Schema[]): Record<string, Schema> =>
    Object.assign(
      {},
      ...parts.map((part) => (part.$ref ? find(part.$ref).schema : part).properties),
    )

  return {
    namesOf,
    membersOf: (object: string) => namesOf(components.schemas[object] ?? {}),
    /** A body is shown where it is sent, even if it is a listed object. */
    namesOfBody: (schema: Schema) => namesOf(schema.$ref ? find(schema.$ref).schema : schema),
  }
}

function operationSections(
  api: Api,
  document: OpenApiDocument,
  reader: Reader,
  answers: readonly DocumentedAnswer[],
): [string, string[]][] {
  return operationsOf(document).map(({ name, operation }) => {
    const { summary, parameters = [] } = operation
    const { requestBody, responses } = operation as unknown as {
      requestBody?: Content
      responses: Readonly<Record<string, Content>>
    }
    const body = requestBody?.content?.['application/json'].schema
    const successes = Object.entries(responses).filter(([status]) => status < '400')
    const shown = new Map(
      successes.flatMap(([, { content }]) => {
        const schema = content?.['application/json'].schema
        return schema ? [[JSON.stringify(schema), schema] as const] : []
      }),
    )
    const refused = answers.filter(
      ({ operation: of, code }) => code !== null && of === name.replace(' ', ` ${PREFIXES[api]}`),
    )
    const names = [
      ...[name, ...parameters.map((parameter) => parameter.name)],
      ...(body ? reader.namesOfBody(body) : []),
      ...successes.map(([status]) => status),
      ...[...shown.values()].flatMap(reader.namesOf),
      ...refused.map(({ code }) => String(code)),
    ]
    return [`${api} › ${summary}`, names]
  })
}

/** The members of a payload besides those of the record that all types have. */
function eventSections(
  api: Api,
  { webhooks }: OpenApiDocument,
  reader: Reader,
): [string, string[]][] {
  const types = Object.entries(webhooks).map(([type, { post }]): [string, string[]] => {
    const [, own = {}] = post.requestBody.content['application/json'].schema.allOf ?? []
    const { type: _type, event: _event, ...properties } = own.properties ?? {}
    return [`${api}-events › ${type}`, reader.namesOf({ properties })]
  })
  const headers = Object.values(webhooks).flatMap(({ post }) =>
    post.parameters.map(({ name }) => name),
  )
  return [...types, [`${api}-events › Headers of a delivery`, [...new Set(headers)]]]
}

function headersOf(document: OpenApiDocument): string[] {
  const { headers, responses } = document.components as unknown as {
    headers: object
    responses: Readonly<Record<string, { headers?: object }>>
  }
  const sent = [
    ...operationsOf(document).flatMap(({ operation }) =>
      Object.values(operation['responses'] as Record<string, { headers?: object }>),
    ),
    ...Object.values(responses),
  ]
  const names = sent.flatMap((response) => Object.keys(response.headers ?? {}))
  return [...new Set([...Object.keys(headers), ...names])]
}
