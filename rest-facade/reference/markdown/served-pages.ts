import { GUIDES_PATH } from '../guides/guide-list.ts'
import { GUIDES_LEAD, groupsOf, MARKS_NOTE } from '../guides/guide-pages.ts'
import { hasMarks } from '../guides/own-places.ts'
import type { ReadGuide } from '../guides/read-guides.ts'
import { CHANGELOG_LEAD, CHANGELOG_PATH } from '../html/changelog-page.ts'
import { PAGE_PATHS } from '../html/prose.ts'
import type { Site } from '../html/render-pages.ts'
import type { ApiReference } from '../model/reference.ts'
import { markdownPath, operationsPath, pagesOfOperations } from '../page-paths.ts'
import type { ReleaseNotes } from '../texts/changelog.ts'
import {
  eventsPage,
  join,
  objectsPage,
  operationsPage,
  resourcePage,
  resourcesPage,
} from './api-pages.ts'
import { overviewAndErrors, settingsPage } from './write-markdown.ts'

/** Every page of a server as Markdown, by the path of the Markdown; links lead from Markdown to Markdown. */
export function servedMarkdown({
  reference,
  guides,
  releases,
  publicUrl,
}: Site): Map<string, string> {
  const apis = [reference.club, reference.volunteer].flatMap((api): [string, string][] => [
    ...operationPages(api, publicUrl),
    [`/docs/${api.name}/events`, eventsPage(api)],
    [`/docs/${api.name}/objects`, objectsPage(api)],
  ])
  const ofReference: [string, string][] = [
    ['/docs', overviewAndErrors(reference, publicUrl)],
    ['/docs/settings', settingsPage()],
    ...apis,
  ]
  const moved = pagesOfOperations(reference.volunteer)
  const names = new Set(guides.map(({ name }) => name))
  const ofGuides: [string, string][] = [
    [GUIDES_PATH, guidesPage(guides)],
    [CHANGELOG_PATH, changelogText(releases)],
    ...guides.map((guide): [string, string] => [guide.path, guideText(guide)]),
  ]
  const pages = [
    ...ofReference.map(([path, text]) => [path, withPaths(text, names)] as const),
    ...ofGuides,
  ]
  return new Map(pages.map(([path, text]) => [markdownPath(path), toMarkdownLinks(text, moved)]))
}

/** Links of the Markdown files of a checkout, such as `club-events.md`, become paths of pages. */
function withPaths(text: string, names: ReadonlySet<string>): string {
  return text.replaceAll(
    /\[([^[\]]*)\]\(((?:\.\.\/)*(?:docs\/)?)([\w-]+)\.md(#[^()[\]]*)?\)/g,
    (_all, words: string, folder: string, file: string, id = '') => {
      const page = folder === '' ? PAGE_PATHS[file] : null
      if (page) return `[${words}](${page}${id})`
      return names.has(file) ? `[${words}](${GUIDES_PATH}/${file}${id})` : words
    },
  )
}

/** Leads each link to a page to its Markdown, one to an operation to the page that has it. */
function toMarkdownLinks(text: string, moved: ReadonlyMap<string, string>): string {
  return text.replaceAll(
    /\]\((\/docs(?:\/[\w-]+)*)(#[^()[\]]*)?\)/g,
    (_all, path: string, id = '') => {
      const page = (path === '/docs/volunteer' && moved.get(id.slice(1))) || path
      return `](${markdownPath(page)}${id})`
    },
  )
}

/** The page of an API, and those of its resources. */
function operationPages(api: ApiReference, publicUrl: string): [string, string][] {
  const path = `/docs/${api.name}`
  const own = api.resources.filter(({ name }) => operationsPath(api.name, name) !== path)
  if (own.length === 0) return [[path, operationsPage(api, publicUrl)]]
  return [
    [path, resourcesPage(api, publicUrl)],
    ...own.map((resource): [string, string] => [
      operationsPath(api.name, resource.name),
      resourcePage(resource, api, publicUrl),
    ]),
  ]
}

function guidesPage(guides: readonly ReadGuide[]): string {
  const groups = groupsOf(guides).flatMap(([group, own]) => [
    `## ${group}`,
    own.map(({ title, path, summary }) => `- [${title}](${path}): ${summary}`).join('\n'),
  ])
  return join(['# Guides', GUIDES_LEAD, ...groups])
}

function changelogText(releases: readonly ReleaseNotes[]): string {
  const sections = releases.flatMap(({ title, commit, text }) => [
    `## ${title}`,
    commit === null ? '' : `Commit \`${commit.slice(0, 12)}\``,
    text,
  ])
  return join(['# Changelog', CHANGELOG_LEAD, ...sections])
}

function guideText({ text }: ReadGuide): string {
  return hasMarks(text) ? text.replace('\n', `\n\n${MARKS_NOTE}\n`) : text
}
