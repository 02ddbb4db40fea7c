import type { GraphQLSchema } from 'graphql'
import { TAG_HEADERS } from '../answers/entity-tag.ts'
import type { Route } from '../route.ts'
import { answerTextOf } from './answers/answer-texts.ts'
import type { DocumentSetup, OperationExamples } from './document-setup.ts'
import { headerRefs } from './headers.ts'
import type { Components, Schema } from './json-schema.ts'
import { answeredFieldOf, graphInputsOf, rootFieldOf } from './requests/graph-inputs.ts'
import { graphMembersOf, toInputSchema } from './requests/input-schema.ts'
import { addExamples } from './requests/parameter-examples.ts'
import { type Parameter, parametersOf } from './requests/parameters.ts'
import { findScopesOfBodies } from './requests/scopes-of-bodies.ts'

/** An operation of a document (OpenAPI 3.1, 4.8.10). */
export type OperationObject = Readonly<Record<string, unknown>> & {
  parameters?: readonly Parameter[]
}

/** A route with its answers. */
export interface DescribedRoute {
  route: Route
  statuses: readonly number[]
  headers: readonly string[]
  /** Null for an answer without a body. */
  schema: Schema | null
  refusals: Readonly<Record<string, { $ref: string }>>
}

interface OperationSetup {
  setup: DocumentSetup
  graph: GraphQLSchema
  components: Components
  toText(description: string): string
}

const NOT_MODIFIED = 'The answer is still the one with this tag; there is no body.'

const NO_EXAMPLES: OperationExamples = { answers: {} }

export function toOperationObject(
  { route, statuses, headers, schema, refusals }: DescribedRoute,
  { setup, graph, components, toText }: OperationSetup,
): OperationObject {
  const { operation, tag, summary, scopes, isPublic, toTagged } = route
  const examples = setup.examples.operations[operationIdOf(route)] ?? NO_EXAMPLES
  const inputs = graphInputsOf(operation, graph)
  const inputSetup = { components, toText }
  const taken = parametersOf(route, inputs, inputSetup)
  const parameters = addExamples(taken, route.path, examples.path)
  const bodySchema = route.body && toInputSchema(route.body, inputs, inputSetup)
  const ofBodies = findScopesOfBodies(route)
  const text = toText(answeredFieldOf(operation, graph).description ?? '')
  const texts = [text, ofBodies.length === 0 ? '' : toScopeText(ofBodies)]
  const ofAll = ['x-request-id', ...setup.rateHeaders]
  const successes = statuses.map((status) => {
    const names = [...ofAll, ...headers]
    const example = examples.answers[status]
    const media = { schema, ...(example !== undefined && { example }) }
    const description = answerTextOf({ route, status, schema, headers }, setup.answers)
    const content = schema && { content: { 'application/json': media } }
    return [String(status), { description, headers: headerRefs(names), ...content }]
  })
  return {
    operationId: operationIdOf(route),
    tags: [tag],
    summary,
    description: texts.filter((part) => part !== '').join('\n\n') || `${summary}.`,
    security: isPublic ? [] : setup.toSecurity(scopes),
    ...(ofBodies.length > 0 && { 'x-conditional-scopes': ofBodies }),
    ...(parameters.length > 0 && { parameters }),
    ...(bodySchema && hasMembers(bodySchema) && { requestBody: toRequestBody(bodySchema) }),
    responses: {
      ...setup.responses[operation.name],
      ...Object.fromEntries(successes),
      ...(toTagged && {
        304: { description: NOT_MODIFIED, headers: headerRefs([...ofAll, ...TAG_HEADERS]) },
      }),
      ...refusals,
    },
  }

  function toRequestBody({ description: own, ...plain }: Schema) {
    const name =
      setup.bodyNames[`${operation.name} input`] ??
      `${operation.name.replace('Volunteer', '')}Input`
    const [input] = rootFieldOf(operation, graph).args
    const described = own ?? toText(inputTextOf(input?.type) ?? '')
    const ref = components.add(name, { ...(described && { description: described }), ...plain })
    const isRequired = route.method === 'PATCH' || (plain.required ?? []).length > 0
    const { request } = examples
    const media = { schema: ref, ...(request !== undefined && { example: request }) }
    return { required: isRequired, content: { 'application/json': media } }
  }
}

/** The name of the registered operation in camel case. */
export function operationIdOf({ operation: { name } }: Route): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}

function toScopeText(scopes: readonly string[]): string {
  const names = scopes.map((scope) => `\`${scope}\``).join(', ')
  return `Some bodies need further scopes: ${names}.`
}

function hasMembers({ properties = {} }: Schema): boolean {
  return Object.keys(properties).length > 0
}

function inputTextOf(
  type: Parameters<typeof graphMembersOf>[0] | undefined,
): string | null | undefined {
  if (type === undefined || graphMembersOf(type) === undefined) return null
  const named = 'ofType' in type ? type.ofType : type
  return 'description' in named ? named.description : null
}
