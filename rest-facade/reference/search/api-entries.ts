import type { SearchEntry } from '../../../rules/documentation/page-finder.ts'
import { PAGE_PATHS } from '../html/prose.ts'
import { idOf } from '../model/read-operation.ts'
import type { ApiReference, FieldEntry, OperationEntry } from '../model/reference.ts'
import { operationsPath } from '../page-paths.ts'
import { deliveryPromise } from '../texts/delivery-promise.ts'
import { labelsOf, rulesByHeading } from '../texts/read-rules.ts'
import { markdownWords } from './markdown-words.ts'
import { ASIDE, DETAIL } from './weights.ts'

/** Operations, events, objects and rules of an API. */
export function apiEntries(api: ApiReference): SearchEntry[] {
  const { name, resources, rules } = api
  const path = PAGE_PATHS[name] ?? ''
  const operations = resources.flatMap((resource) => {
    const page = operationsPath(name, resource.name)
    return resource.operations.flatMap((one) => operationEntries(one, resource.name, page))
  })
  const shared = rulesByHeading(rules).map(({ title, id, text }): SearchEntry => {
    return [title, `${path}#${id}`, `rules, ${name}`, markdownWords(text), 1]
  })
  return [
    ...operations,
    ...eventEntries(api, `${path}/events`),
    ...objectEntries(api, `${path}/objects`),
    ...shared,
    ...pageEntries(api, path),
  ]
}

/** The pages of an API, by their titles. */
function pageEntries({ name, title, resources }: ApiReference, path: string): SearchEntry[] {
  const ofResources = resources
    .map((one): SearchEntry => {
      return [one.name, operationsPath(name, one.name), `resource, ${name}`, '', 1]
    })
    .filter(([, page]) => page !== path)
  return [
    [title, path, 'operations', '', 1],
    [`Events of the ${title}`, `${path}/events`, 'webhooks', '', 1],
    [`Objects of the ${title}`, `${path}/objects`, 'bodies', '', 1],
    ...ofResources,
  ]
}

function operationEntries(
  operation: OperationEntry,
  resource: string,
  page: string,
): SearchEntry[] {
  const { id, summary, method, path, description, parameters, body, rules } = operation
  const fields = [...parameters.flatMap((group) => group.fields), ...(body?.fields ?? [])]
  // Clients name an operation `putBooking`.
  const names = [resource, id.replaceAll('-', ''), ...namesOf(fields)].join(' ')
  const address = `${page}#${id}`
  const words = markdownWords(`${names} ${description} ${rules}`)
  return [
    [summary, address, `${method} ${path}`, words, 1],
    ...ruleEntries(rules, address, summary),
  ]
}

function eventEntries({ name, events }: ApiReference, page: string): SearchEntry[] {
  const place = `events, ${name}`
  const words = markdownWords(`webhook ${deliveryPromise(name)} ${events.rules}`)
  const frames: SearchEntry = ['Frames of the event stream', `${page}#frames`, place, 'socket', 1]
  return [
    ['Deliveries', `${page}#deliveries`, place, words, 1],
    ...(events.frames === null ? [] : [frames]),
    ...events.types.map(({ type }): SearchEntry => {
      return [type, `${page}#${idOf(type)}`, `event, ${name}`, 'webhook', DETAIL]
    }),
  ]
}

function objectEntries({ name: api, objects }: ApiReference, page: string): SearchEntry[] {
  return objects.flatMap(({ id, name, fields, rules }): SearchEntry[] => {
    const address = `${page}#${id}`
    const words = markdownWords(`${namesOf(fields).join(' ')} ${rules}`)
    return [[name, address, `object, ${api}`, words, DETAIL], ...ruleEntries(rules, address, name)]
  })
}

function ruleEntries(rules: string, address: string, owner: string): SearchEntry[] {
  return labelsOf(rules).map((label) => [label, address, `rule, ${owner}`, '', ASIDE])
}

function namesOf(fields: readonly FieldEntry[]): string[] {
  return fields.flatMap(({ name, shape }) => [name, ...namesOf(shape.fields)])
}
