import type { GraphQLSchema } from 'graphql'
import { readVersion } from '../../platform/version.ts'
import { toDescribedAnswer } from './answers/answer-schema.ts'
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
  const { routes, errors, errorForm, hasSmallEnums, toName } = setup
  const words = {
    ...{ errors, hasSmallEnums, enumNames: enumNamesOf(graph) },
    operationIds: new Set(routes.map(operationIdOf)),
  }
  const toText = (description: string) => toRestText(description, words)
  const components = new Components()
  const shared = new SharedResponses()
  components.add('Error', errorForm.envelope)
  for (const [name, schema] of Object.entries(setup.schemas)) components.add(name, schema)

  const described = routes.map((route): DescribedRoute => {
    const itemCodes = setup.toItemCodes(route, graph)
    const bodies = { graph, components, hasSmallEnums, itemCodes, toText, toName }
    const answer = toDescribedAnswer(route, bodies)
    const codes = codesOf(route, setup.codes, graph).flatMap((code) => errors[code] ?? [])
    const refusals = errorResponsesOf(
      codes,
      { form: errorForm, rateHeaders: setup.rateHeaders },
      { shared, components },
    )
    return { route, ...answer, refusals }
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
    // `version` is of the interface description, this one of the product.
    info: { ...setup.info, 'x-release': readVersion() },
    servers: [{ url: PUBLIC_URL_PLACEHOLDER + setup.prefix }],
    tags: Object.entries(setup.tags).map(([name, description]) => ({ name, description })),
    ...content,
    components: {
      schemas: components.toRecord(),
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
