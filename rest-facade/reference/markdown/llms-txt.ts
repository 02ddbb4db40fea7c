import { GUIDES_LEAD, groupsOf } from '../guides/guide-pages.ts'
import { CHANGELOG_LEAD, CHANGELOG_PATH } from '../html/changelog-page.ts'
import type { Site } from '../html/render-pages.ts'
import type { ApiReference } from '../model/reference.ts'
import {
  ASYNC_API_PATH,
  collectionPath,
  GRAPH_PATH,
  markdownPath,
  operationsPath,
} from '../page-paths.ts'
import { INTRODUCTION } from '../texts/overview.ts'
import { join } from './api-pages.ts'

type Link = readonly [title: string, path: string, sentence: string]

/** What agents read first, by the form of llmstxt.org: what this is, how to authenticate, every page as Markdown. */
export function llmsTxt({ reference, guides, publicUrl, isSandbox }: Site): string {
  const { club, volunteer } = reference
  const toLine = ([title, path, sentence]: Link) => `- [${title}](${publicUrl}${path}): ${sentence}`
  const toList = (links: readonly Link[]) => links.map(toLine).join('\n')
  const toPages = (links: readonly Link[]) =>
    toList(links.map(([title, path, sentence]) => [title, markdownPath(path), sentence]))
  const ofReference: Link[] = [
    ['Overview', '/docs', 'Credentials, lists, repeated requests, limits; every error code.'],
    ...[club, volunteer].flatMap(ofApi),
    ['Settings', '/docs/settings', 'Every environment variable of a server.'],
    ['Guides', '/docs/guides', GUIDES_LEAD],
    ['Changelog', CHANGELOG_PATH, CHANGELOG_LEAD],
  ]
  const ofGuides = groupsOf(guides).flatMap(([group, own]) => [
    `## Guides: ${group}`,
    toPages(own.map(({ title, path, summary }) => [title, path, summary])),
  ])
  const documents = [club, volunteer].flatMap(({ name, title, prefix }): Link[] => [
    [`OpenAPI of the ${title}`, `${prefix}/openapi.json`, 'OpenAPI 3.1, without a credential.'],
    [
      `Requests of the ${title}`,
      collectionPath(name),
      'A collection for Postman, Bruno, Insomnia and Hoppscotch.',
    ],
  ])
  const events: Link = [
    `AsyncAPI of the ${club.title}`,
    ASYNC_API_PATH,
    'AsyncAPI 3.0: deliveries to webhook endpoints, frames of the event stream.',
  ]
  const graph: Link = ['SDL of the graph', GRAPH_PATH, 'Every type with its description.']
  return join([
    '# Clubgate',
    `> ${INTRODUCTION.replaceAll(/\[([^[\]]*)\]\([^()]*\)/g, '$1')}`,
    authentication(publicUrl),
    'Agents: `npx clubgate mcp`, in a clone of the repository, is an MCP server over stdio. Its tools are the reads of both APIs, the search of these pages, and the reasons of errors and failed deliveries.',
    '## Reference',
    toPages(ofReference),
    ...ofGuides,
    '## Documents for machines',
    toList([...documents, events, ...(isSandbox ? [graph] : [])]),
  ])
}

function ofApi({ name, title, description, resources }: ApiReference): Link[] {
  const [sentence = ''] = description.split('. ')
  return [
    [title, `/docs/${name}`, `Its operations: ${sentence}.`],
    ...resources
      .map(
        (one): Link => [
          `${one.name} of the ${title}`,
          operationsPath(name, one.name),
          one.description,
        ],
      )
      .filter(([, path]) => path !== `/docs/${name}`),
    [
      `Event types of the ${title}`,
      `/docs/${name}/events`,
      'Webhooks, event types and their payloads.',
    ],
    [`Objects of the ${title}`, `/docs/${name}/objects`, 'What several operations answer.'],
  ]
}

function authentication(publicUrl: string): string {
  const bootstrap = `${publicUrl}${markdownPath('/docs/guides/partner-bootstrap')}`
  const keys = `${publicUrl}${markdownPath('/docs/guides/volunteer-api-keys')}`
  return [
    `- The Club API takes the access token of an installation as \`Authorization: Bearer\`: [how to get one](${bootstrap}).`,
    `- The Volunteer API takes an API key of the club, \`vk_…\`, as \`Authorization: Bearer\` or as \`x-service-api-key\`: [how to create one](${keys}).`,
    '- A credential has scopes, such as `bookings:write`; each operation names those that it needs, and some bodies need more.',
    '- `GET /v1/club/context` and `GET /api/developer/v1/events?limit=1` show whether a credential is good.',
    '- To try without a club: `npm ci && npm start` in the repository is a sandbox, and `npx clubgate token --help` prints its credentials.',
  ].join('\n')
}
