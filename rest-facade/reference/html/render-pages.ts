import { type Html, html } from '../../../platform/http/html.ts'
import { yieldToEventLoop } from '../../../platform/limits/yield-to-event-loop.ts'
import { errorsByStatus } from '../errors/error-examples.ts'
import { guidePages } from '../guides/guide-pages.ts'
import type { ReadGuide } from '../guides/read-guides.ts'
import { collectionPath, operationsPath, pagesOfOperations } from '../page-paths.ts'
import type { ReferenceModel } from '../read-documents.ts'
import type { ReleaseNotes } from '../texts/changelog.ts'
import { ERRORS_TEXT, INTRODUCTION, overviewSections } from '../texts/overview.ts'
import { CHANGELOG_PATH, changelogPage } from './changelog-page.ts'
import { codeFigure } from './code.ts'
import { errorsSection } from './error-sections.ts'
import { eventsMain } from './event-sections.ts'
import { FieldWriter } from './fields.ts'
import { sharedRules } from './markdown-blocks.ts'
import { objectsMain } from './object-sections.ts'
import {
  type ApiSetup,
  operationList,
  resourceMain,
  resourceSection,
} from './operation-sections.ts'
import { apiNav, group, type PageContent, toReferencePage } from './page-frame.ts'
import { inline, prose } from './prose.ts'
import { limitsSection, settingsMain } from './tables.ts'

/** What the pages of a server are made of. */
export interface Site {
  reference: ReferenceModel
  guides: readonly ReadGuide[]
  releases: readonly ReleaseNotes[]
  publicUrl: string
  /** A sandbox offers to send requests, and shows the graph. */
  isSandbox: boolean
}

/** Pages of an API beside that of its operations. */
const PARTS = [
  { part: 'events', name: 'Events', toMain: eventsMain },
  { part: 'objects', name: 'Objects', toMain: objectsMain },
] as const

/** All pages by path. Rendering yields between pages and resources, because requests are served meanwhile. */
export async function renderPages({
  reference,
  guides,
  releases,
  publicUrl,
  isSandbox,
}: Site): Promise<Map<string, string>> {
  const pages = new Map<string, string>()
  const moved = pagesOfOperations(reference.volunteer)
  const add = (page: Omit<PageContent, 'hasTryIt'>) =>
    pages.set(page.path, withMovedLinks(toReferencePage({ ...page, hasTryIt: isSandbox }), moved))
  add(overviewPage(reference, publicUrl))
  add({
    ...{ path: '/docs/settings', title: 'Settings', main: settingsMain(), hasExamples: false },
    nav: group('Settings', '/docs/settings', []),
  })
  for (const page of [...guidePages(guides), changelogPage(releases)]) {
    await yieldToEventLoop()
    add({ ...page, hasExamples: false })
  }
  for (const api of [reference.club, reference.volunteer]) {
    const fields = new FieldWriter(api.name)
    const setup = { api, publicUrl, fields }
    const path = `/docs/${api.name}`
    const sections: Html[] = []
    for (const resource of api.resources) {
      await yieldToEventLoop()
      const own = operationsPath(api.name, resource.name)
      sections.push(
        own === path ? resourceSection(resource, setup) : operationList(resource, setup),
      )
      if (own === path) continue
      add({
        ...{ path: own, title: `${resource.name} · ${api.title}`, hasExamples: true },
        ...{ nav: apiNav(setup, resource), main: resourceMain(resource, setup) },
      })
    }
    const heading = html`<h1>${api.title}</h1><p class="lead">${inline(api.description)}</p>`
    const main = html`${heading}${addressOf(setup)}${sharedRules(api.rules)}${sections}`
    const hasExamples = api.name === 'club'
    add({ path, title: api.title, nav: apiNav(setup, 'operations'), main, hasExamples })
    await yieldToEventLoop()
    for (const { part, name, toMain } of PARTS) {
      const title = `${name} of the ${api.title}`
      add({
        ...{ path: `${path}/${part}`, title, nav: apiNav(setup, part), hasExamples: false },
        main: html`<h1>${title}</h1>${toMain(setup)}`,
      })
      await yieldToEventLoop()
    }
  }
  return pages
}

/** Texts link to an operation by the address that it had when all were on one page. */
function withMovedLinks(page: string, moved: ReadonlyMap<string, string>): string {
  return page.replaceAll(/href="\/docs\/volunteer#([\w-]+)"/g, (link, id: string) => {
    const path = moved.get(id)
    return path === undefined ? link : `href="${path}#${id}"`
  })
}

function addressOf({ api, publicUrl }: ApiSetup): Html {
  return html`<p class="address">Version ${api.version}, at <code>${publicUrl}${api.prefix}</code>. The same as OpenAPI 3.1: <a href="${api.prefix}/openapi.json"><code>openapi.json</code></a>; its requests for Postman, Bruno, Insomnia and Hoppscotch: <a href="${collectionPath(api.name)}"><code>${api.name}.postman_collection.json</code></a></p>`
}

function overviewPage(reference: ReferenceModel, publicUrl: string): Omit<PageContent, 'hasTryIt'> {
  const errors = errorsByStatus()
  const sections = overviewSections(reference, publicUrl)
  const entries = [
    ...sections,
    { id: 'limits', title: 'Limits' },
    { id: 'headers', title: 'Headers' },
  ]
  const codes = errors.flatMap(([, own]) =>
    own.map(({ code }) => ({ id: `error-${code}`, text: code })),
  )
  const nav = html`${group(
    'Both APIs',
    '/docs',
    entries.map(({ id, title }) => ({ id, text: title })),
  )}${group('Errors', '/docs', [{ id: 'errors', text: 'Form of a refusal' }, ...codes])}${group('Changelog', CHANGELOG_PATH, [])}`
  const texts = sections.map(
    ({
      id,
      title,
      text,
      code,
    }) => html`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${prose(text)}${code === undefined ? null : codeFigure('curl', code)}</section>
`,
  )
  const main = html`<h1>Clubgate reference</h1><p class="lead">${inline(INTRODUCTION)}</p>
${cardsOf(reference)}${texts}${limitsSection()}${headersSection(reference)}
<section aria-labelledby="errors"><h2 id="errors">Errors</h2>${prose(ERRORS_TEXT)}
${errorsSection(errors)}</section>`
  return { path: '/docs', title: 'Overview', nav, main, hasExamples: false }
}

/** The parts of each API at a glance. */
function cardsOf({ club, volunteer }: ReferenceModel): Html {
  const cards = [club, volunteer].map(({ name, title, resources, events, objects }) => {
    const operations = resources.reduce((sum, resource) => sum + resource.operations.length, 0)
    const path = `/docs/${name}`
    const parts = [
      [path, `${operations} operations`],
      [`${path}/events`, `${events.types.length} events`],
      [`${path}/objects`, `${objects.length} objects`],
    ].map(([href = '', text = '']) => html`<a href="${href}">${text}</a> `)
    return html`<li><b><a href="${path}">${title}</a></b><p>${resources.map((resource) => resource.name).join(', ')}</p><p class="parts">${parts}</p></li>`
  })
  return html`<ul class="cards">${cards}</ul>
`
}

function headersSection({ club, volunteer }: ReferenceModel): Html {
  const lists = [club, volunteer].map(
    (api) => html`<h3>${api.title}</h3>${new FieldWriter(api.name).list(api.headers)}`,
  )
  return html`<section aria-labelledby="headers"><h2 id="headers">Headers of answers</h2>${lists}</section>
`
}
