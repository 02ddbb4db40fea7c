import { STATUS_CODES } from 'node:http'
import type { SearchEntry } from '../../../rules/documentation/page-finder.ts'
import { errorsByStatus } from '../errors/error-examples.ts'
import { statusId } from '../html/error-sections.ts'
import type { Site } from '../html/render-pages.ts'
import { ASYNC_API_PATH, collectionPath, LLMS_PATH } from '../page-paths.ts'
import { ERRORS_TEXT, overviewSections } from '../texts/overview.ts'
import { statedLimits } from '../texts/stated-limits.ts'
import { markdownWords } from './markdown-words.ts'

/** Sections of the first page, statuses of refusals, and documents for programs. */
export function overviewEntries({
  reference,
  publicUrl,
}: Pick<Site, 'reference' | 'publicUrl'>): SearchEntry[] {
  const limits = statedLimits().map(({ what }) => what)
  const sections = [
    ...overviewSections(reference, publicUrl).map(({ id, title, text, code }) => {
      return { id, title, text: code === undefined ? text : `${text} curl` }
    }),
    { id: 'limits', title: 'Limits', text: limits.join(' ') },
    { id: 'headers', title: 'Headers of answers', text: '' },
    { id: 'errors', title: 'Errors', text: ERRORS_TEXT },
  ]
  return [
    ['Overview', '/docs', 'both APIs', '', 1],
    ...sections.map(({ id, title, text }): SearchEntry => {
      return [title, `/docs#${id}`, 'both APIs', markdownWords(text), 1]
    }),
    ...statusEntries(),
    ...documentEntries(reference),
  ]
}

function statusEntries(): SearchEntry[] {
  return errorsByStatus().map(([status, errors]) => {
    const title = `${status} ${STATUS_CODES[status]}`
    const codes = errors.map(({ code }) => code).join(' ')
    return [title, `/docs#${statusId(status)}`, 'status of refusals', codes, 1]
  })
}

function documentEntries({ club, volunteer }: Site['reference']): SearchEntry[] {
  const ofApis = [club, volunteer].flatMap(({ name, title, prefix }): SearchEntry[] => [
    [`OpenAPI of the ${title}`, `${prefix}/openapi.json`, 'document', 'schema json', 1],
    [`Collection of the ${title}`, collectionPath(name), 'document', 'postman bruno insomnia', 1],
  ])
  return [
    ...ofApis,
    [`AsyncAPI of the ${club.title}`, ASYNC_API_PATH, 'document', 'events deliveries frames', 1],
    ['llms.txt', LLMS_PATH, 'document', 'every page as Markdown for agents', 1],
  ]
}
