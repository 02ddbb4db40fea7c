import { type GraphQLSchema, isObjectType } from 'graphql'
import { toGraphName } from '../../schema/fields/rest-names.ts'
import { statedAnswer } from './answers/answer-schema.ts'
import { describeAnswer } from './answers/describe-answer.ts'
import { nameBody } from './answers/name-body.ts'
import { nameForms } from './answers/name-forms.ts'
import { refine, refineComponents } from './answers/refine.ts'
import { sampleInputsOf } from './answers/sample-inputs.ts'
import type { DocumentSetup } from './document-setup.ts'
import { errorResponsesOf, SharedResponses } from './errors/error-responses.ts'
import { codesOf } from './errors/route-codes.ts'
import { headerComponents } from './headers.ts'
import { Components } from './json-schema.ts'
import type { DescribedRoute } from './operation-object.ts'
import { type OperationObject, operationIdOf, toOperationObject } from './operation-object.ts'
import { toRestText } from './rest-words.ts'

/** Stands for PUBLIC_URL, which the process fills in. */
export const PUBLIC_URL_PLACEHOLDER = 'http://127.0.0.1:4000'

/** The OpenAPI 3.1 document of an API. */
export function toDocument(setup: DocumentSetup, graph: GraphQLSchema): Record<string, unknown> {
  const { routes, errors, naming, errorForm } = setup
  const words = {
    ...{ errors, hasSmallEnums: setup.hasSmallEnums, enumNames: enumNamesOf(graph) },
    operationIds: new Set(routes.map(operationIdOf)),
  }
  const toText = (description: string) => toRestText(description, words)
  const components = new Components()
  const shared = new SharedResponses()
  const {
    hasSmallEnums,
    naming: { toName },
  } = setup
  const answers = routes.map((route) =>
    route.answers
      ? statedAnswer(route, route.answers, { graph, components, hasSmallEnums, toText, toName })
      : describeAnswer(route, {
          ...{ graph, inputs: sampleInputsOf(route), texts: setup.texts, toText },
          declared: setup.declare(route, graph),
        }),
  )
  const describe = (owner: string, name?: string) => {
    const type = graph.getType(owner)
    if (name === undefined || !isObjectType(type)) return toText(type?.description ?? '')
    const { description } = type.getFields()[toGraphName(name)] ?? {}
    return description ? toText(description) : (setup.texts[name] ?? '')
  }
  const bodies = nameForms(
    answers.map(({ body }) => body ?? {}),
    components,
    { ...naming, describe },
  )
  components.add('Error', errorForm.envelope)
  for (const [name, schema] of Object.entries(setup.schemas)) components.add(name, schema)

  const described = routes.map((route, index): DescribedRoute => {
    const { statuses = [], headers = [], body = null } = answers[index] ?? {}
    const own = setup.bodyNames[route.operation.name]
    const named = { own, closed: naming.closed }
    const schema = body && refine(nameBody(bodies[index] ?? {}, components, named), setup.forms)
    const codes = codesOf(route, setup.codes, graph).flatMap((code) => errors[code] ?? [])
    const refusals = errorResponsesOf(
      codes,
      { form: errorForm, rateHeaders: setup.rateHeaders },
      { shared, components },
    )
    return { route, statuses, headers, schema, refusals }
  })
  const paths: Record<string, Record<string, OperationObject>> = {}
  for (const one of described) {
    const path = one.route.path.replaceAll(/:(\w+)/g, '{$1}')
    const method = one.route.method.toLowerCase()
    paths[path] = {
      ...paths[path],
      [method]: toOperationObject(one, { setup, graph, components, toText }),
    }
  }
  const schemas = new Map(
    described.map(({ route, schema }) => [route.operation.name as string, schema ?? {}]),
  )
  const extensions = setup.extend(schemas, setup.examples)
  const content = { paths, ...extensions }
  const refusals = shared.toComponents()
  return {
    openapi: '3.1.0',
    info: setup.info,
    servers: [{ url: PUBLIC_URL_PLACEHOLDER + setup.prefix }],
    tags: Object.entries(setup.tags).map(([name, description]) => ({ name, description })),
    ...content,
    components: {
      schemas: refineComponents(components.toRecord(), setup.forms),
      ...refusals,
      headers: headerComponents(JSON.stringify([content, refusals])),
      securitySchemes: setup.securitySchemes,
    },
  }
}

function enumNamesOf(graph: GraphQLSchema): ReadonlySet<string> {
  const types = Object.values(graph.getTypeMap())
  return new Set(
    types.flatMap((type) => ('getValues' in type ? type.getValues() : [])).map(({ name }) => name),
  )
}
