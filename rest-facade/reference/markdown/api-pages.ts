import { requestExamplesOf } from '../examples/request-examples.ts'
import type { ApiReference, OperationEntry, ResourceEntry } from '../model/reference.ts'
import { ASYNC_API_PATH, collectionPath, operationsPath } from '../page-paths.ts'
import { deliveryPromise } from '../texts/delivery-promise.ts'
import { slugOf } from '../texts/read-rules.ts'
import { FieldLines } from './fields.ts'
import { codeBlock, jsonBlock, toMarkdown } from './links.ts'

const PLACES = { path: 'Path', query: 'Query', header: 'Headers' } as const

const LANGUAGES = { curl: 'sh', TypeScript: 'ts', Python: 'py' } as const

/** The operations of an API. */
export function operationsPage(api: ApiReference, publicUrl: string): string {
  const fields = new FieldLines(api.name)
  const resources = api.resources.flatMap(({ name, description, operations }) => [
    `## ${name}`,
    description,
    ...operations.flatMap((operation) => operationLines(operation, { api, publicUrl, fields })),
  ])
  return join([...headOf(api, publicUrl), listOf(api), ...rulesOf(api), ...resources])
}

/** The resources of an API, whose operations have pages of their own. */
export function resourcesPage(api: ApiReference, publicUrl: string): string {
  const resources = api.resources.flatMap(({ name, description, operations }) => {
    const page = operationsPath(api.name, name)
    const links = operations.map(
      ({ method, path, summary }) =>
        `- [${summary}](${page}#${slugOf(summary)}): \`${method} ${path}\``,
    )
    return [`## [${name}](${page})`, description, links.join('\n')]
  })
  return join([...headOf(api, publicUrl), ...rulesOf(api), ...resources])
}

/** The operations of one resource. */
export function resourcePage(
  { name, description, operations }: ResourceEntry,
  api: ApiReference,
  publicUrl: string,
): string {
  const fields = new FieldLines(api.name)
  return join([
    `# ${name}`,
    description,
    `Operations of the [${api.title}](/docs/${api.name}), at \`${publicUrl}${api.prefix}\`.`,
    ...operations.flatMap((operation) => operationLines(operation, { api, publicUrl, fields })),
  ])
}

function listOf(api: ApiReference): string {
  const list = api.resources.flatMap(({ operations }) =>
    operations.map(({ method, path, summary }) => `- \`${method} ${path}\` ${summary}`),
  )
  return list.join('\n')
}

function headOf(api: ApiReference, publicUrl: string): string[] {
  return [
    `# ${api.title}`,
    api.description,
    `Version ${api.version}, at \`${publicUrl}${api.prefix}\`. Payloads of events are in [${api.name}-events.md](${api.name}-events.md), objects in [${api.name}-objects.md](${api.name}-objects.md), codes of refusals in [errors.md](errors.md). Each has the rules that the specification leaves open; [their reasons](../../docs/${api.name}-api-decisions.md) are short. This page is generated from the OpenAPI document, \`${api.prefix}/openapi.json\` of a server, as is the collection of all requests for Postman, Bruno, Insomnia and Hoppscotch, \`${collectionPath(api.name)}\`.`,
  ]
}

function rulesOf({ rules }: ApiReference): string[] {
  return ['## All operations', toMarkdown(rules)]
}

interface OperationSetup {
  api: ApiReference
  publicUrl: string
  fields: FieldLines
}

function operationLines(operation: OperationEntry, { api, publicUrl, fields }: OperationSetup) {
  const { summary, method, path, description } = operation
  const { parameters, body, answers, refusals, rules } = operation
  const [curl] = requestExamplesOf(operation, { api, publicUrl })
  const shown = answers.find(({ example }) => example !== undefined)
  const blocks = parameters.map(
    ({ place, fields: list }) => `${PLACES[place]}:\n\n${fields.list(list).join('\n')}`,
  )
  const sent = body && [
    `Body${body.isRequired ? '' : ', optional'}:`,
    body.description,
    fields.shape(body).join('\n'),
  ]
  const received = answers.flatMap((answer) => {
    const type = answer.body === null ? '' : ` ${fields.type(answer.body.type)}`
    const headers = answer.headers.map((name) => `\`${name}\``).join(', ')
    const head = `- \`${answer.status}\`${type}: ${answer.description}${headers && ` Headers: ${headers}.`}`
    return answer.body === null || answer !== shown
      ? [head]
      : [head, ...fields.shape(answer.body, '  ')]
  })
  const refused = refusals.map(({ status, codes }) => {
    const links = codes.map((code) => `[\`${code}\`](errors.md#${code.toLowerCase()})`)
    return `- ${status}: ${links.join(', ')}`
  })
  return [
    `### ${summary}`,
    `\`${method} ${path}\``,
    description,
    scopeText(operation),
    ...blocks,
    ...(sent ?? []),
    `Answers:\n\n${received.join('\n')}`,
    `Refusals:\n\n${refused.join('\n')}`,
    ...ruleLines(rules),
    curl === undefined ? '' : codeBlock(LANGUAGES[curl.language], curl.code),
    shown === undefined ? '' : jsonBlock(shown.example),
  ]
}

/** The scopes of an operation in a sentence. */
export function scopeText({ isPublic, scopes, scopesOfBodies }: OperationEntry): string {
  if (isPublic) return 'Needs no credential.'
  const scope = scopes.map((name) => `\`${name}\``).join(', ') || 'any credential'
  const more = scopesOfBodies.map((name) => `, for some bodies \`${name}\``).join('')
  return `Scope: ${scope}${more}.`
}

/** The events of an API with their payloads. */
export function eventsPage({ name, title, events }: ApiReference): string {
  const fields = new FieldLines(name)
  const record = fields.type([{ text: events.record, object: events.record }])
  const { frames } = events
  const framed = frames && [
    '## Frames of the event stream',
    `${frames.description} Path: \`${frames.path}\``,
    Object.entries(frames.closeCodes)
      .map(([code, why]) => `- close code ${code}: ${why}`)
      .join('\n'),
    `A server has the same as AsyncAPI 3.0, at \`${ASYNC_API_PATH}\`.`,
  ]
  return join([
    `# Events of the ${title}`,
    `A delivery is a POST of one ${record} as JSON. ${deliveryPromise(name)} This page is generated from the OpenAPI document.`,
    '## Headers of a delivery',
    fields.list(events.headers).join('\n'),
    '## Rules of events',
    toMarkdown(events.rules),
    ...(framed ?? []),
    '## Event types',
    ...events.types.flatMap(({ type, fields: own, example }) => [
      `### \`${type}\``,
      own.length === 0 ? `The ${record} of this type.` : `The ${record} with these members:`,
      fields.list(own).join('\n'),
      jsonBlock(example),
    ]),
  ])
}

/** The objects that several operations of an API use. */
export function objectsPage({ name, title, objects }: ApiReference): string {
  const fields = new FieldLines(name)
  return join([
    `# Objects of the ${title}`,
    'Objects that several operations or events have. Others are shown where they are used. Fields can be added to answers: ignore those that you do not know. A field that is marked as optional can be absent; one without that mark is always there, and can be null where its type says so. This page is generated from the OpenAPI document.',
    ...objects.flatMap(({ name: object, description, example, rules, ...shape }) => [
      `## ${object}`,
      description,
      fields.shape(shape).join('\n'),
      ...ruleLines(rules),
      jsonBlock(example),
    ]),
  ])
}

export function join(blocks: readonly string[]): string {
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

function ruleLines(rules: string): string[] {
  return rules === '' ? [] : ['Rules:', toMarkdown(rules)]
}
