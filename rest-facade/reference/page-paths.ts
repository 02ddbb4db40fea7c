import { VOLUNTEER_TAGS } from '../openapi/tags.ts'
import { REFERENCE_PATH } from '../refusal.ts'
import { GUIDES_PATH, guideGroups, guidePath } from './guides/guide-list.ts'
import { idOf } from './model/read-operation.ts'
import type { ApiReference } from './model/reference.ts'

/** Says to agents what this is, by the form of llmstxt.org. */
export const LLMS_PATH = '/llms.txt'

const PAGES = [
  ...['', '/settings', '/changelog', '/club', '/club/events', '/club/objects'],
  ...['/volunteer', '/volunteer/events', '/volunteer/objects'],
]

/** The address of the operations of a resource: those of the Club API are on one page. */
export function operationsPath(api: 'club' | 'volunteer', resource: string): string {
  const path = `${REFERENCE_PATH}/${api}`
  return api === 'club' ? path : `${path}/resources/${idOf(resource)}`
}

/** Pages of the operations, by the id of an operation. */
export function pagesOfOperations({ name, resources }: ApiReference): Map<string, string> {
  const entries = resources.flatMap((resource) =>
    resource.operations.map(({ id }) => [id, operationsPath(name, resource.name)] as const),
  )
  return new Map(entries)
}

/** The address of every page of a server. */
export function pagePaths({ isSandbox }: { isSandbox: boolean }): string[] {
  const guides = guideGroups({ isSandbox }).flatMap((group) => group.guides)
  return [
    ...PAGES.map((path) => REFERENCE_PATH + path),
    ...Object.keys(VOLUNTEER_TAGS).map((resource) => operationsPath('volunteer', resource)),
    GUIDES_PATH,
    ...guides.map(({ name }) => guidePath(name)),
  ]
}

/** The requests of an API for Postman, Bruno, Insomnia and Hoppscotch. */
export function collectionPath(api: ApiReference['name']): string {
  return `${REFERENCE_PATH}/${api}.postman_collection.json`
}

/** Deliveries and frames of the Club API, which alone has an event stream. */
export const ASYNC_API_PATH = `${REFERENCE_PATH}/club.asyncapi.json`

/** The graph that clients see. Only a sandbox has it, as only a sandbox answers introspection. */
export const GRAPH_PATH = `${REFERENCE_PATH}/graph.graphql`

/** Address of the same page in Markdown. */
export function markdownPath(path: string): string {
  return `${path}.md`
}
