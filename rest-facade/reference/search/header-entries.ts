import type { SearchEntry } from '../../../rules/documentation/page-finder.ts'
import type { Site } from '../html/render-pages.ts'
import type { ApiReference } from '../model/reference.ts'
import { operationsPath } from '../page-paths.ts'
import { overviewSections } from '../texts/overview.ts'
import { markdownWords } from './markdown-words.ts'

/** The headers of both APIs, each once; one that the first page explains leads there. */
export function headerEntries({
  reference,
  publicUrl,
}: Pick<Site, 'reference' | 'publicUrl'>): SearchEntry[] {
  const sections = overviewSections(reference, publicUrl)
  const entries = [reference.club, reference.volunteer]
    .flatMap((api) => [...ofAnswers(api), ...ofRequests(api), ...ofDeliveries(api)])
    .map(([name, address, ...rest]): SearchEntry => {
      const section = sections.find(({ text }) => text.includes(`\`${name}\``))
      return [name, section === undefined ? address : `/docs#${section.id}`, ...rest]
    })
  return [...new Map(entries.map((entry) => [`${entry[1]} ${entry[0]}`, entry])).values()]
}

function ofAnswers({ headers }: ApiReference): SearchEntry[] {
  return headers.map(({ name, description }) => {
    return [name, '/docs#headers', 'header of answers', markdownWords(description), 1]
  })
}

function ofRequests({ name: api, resources }: ApiReference): SearchEntry[] {
  return resources.flatMap(({ name: resource, operations }) =>
    operations.flatMap(({ id, parameters }) => {
      const headers = parameters.filter(({ place }) => place === 'header')
      const address = `${operationsPath(api, resource)}#${id}`
      return headers
        .flatMap(({ fields }) => fields)
        .map(({ name, description }): SearchEntry => {
          return [name, address, 'header of requests', markdownWords(description), 1]
        })
    }),
  )
}

function ofDeliveries({ name: api, events }: ApiReference): SearchEntry[] {
  return events.headers.map(({ name, description }) => {
    const words = `webhook ${markdownWords(description)}`
    return [name, `/docs/${api}/events#deliveries`, `header of deliveries, ${api}`, words, 1]
  })
}
