import { readErrors } from './errors/error-examples.ts'
import { headingsOf, type ReadGuide } from './guides/read-guides.ts'
import { CHANGELOG_PATH } from './html/changelog-page.ts'
import { PAGE_PATHS } from './html/prose.ts'
import type { Site } from './html/render-pages.ts'
import { idOf } from './model/read-operation.ts'
import type { ApiReference, FieldEntry } from './model/reference.ts'
import { operationsPath } from './page-paths.ts'
import { labelsOf, rulesByHeading, slugOf } from './texts/read-rules.ts'
import { readSettings } from './texts/settings.ts'

/** Title, address, place and further words of what a search finds. */
export type SearchEntry = readonly [title: string, address: string, place: string, words: string]

export function searchEntries({
  reference,
  guides,
  releases,
}: Pick<Site, 'reference' | 'guides' | 'releases'>): SearchEntry[] {
  const codes = readErrors().map(({ code, explanations }): SearchEntry => {
    const causes = explanations.map(({ cause }) => cause).join(' ')
    return [code, `/docs#error-${code}`, 'error', causes]
  })
  const settings = readSettings().map(({ name, description }): SearchEntry => {
    return [name, `/docs/settings#${name}`, 'setting', description]
  })
  const changes = releases.map(({ id, title, commit }): SearchEntry => {
    const name = commit === null ? title : `Release ${title}`
    return [name, `${CHANGELOG_PATH}#${id}`, 'changelog', '']
  })
  return [
    ...guides.flatMap(guideEntries),
    ...entriesOf(reference.club),
    ...entriesOf(reference.volunteer),
    ...codes,
    ...settings,
    ...changes,
  ]
}

function guideEntries({ title, path, group, summary, text }: ReadGuide): SearchEntry[] {
  const sections = headingsOf(text).map((heading): SearchEntry => {
    return [heading.replaceAll('`', ''), `${path}#${slugOf(heading)}`, title, group]
  })
  return [[title, path, 'guide', `${group} ${summary}`], ...sections]
}

function entriesOf(api: ApiReference): SearchEntry[] {
  const path = PAGE_PATHS[api.name] ?? ''
  const operations = api.resources.flatMap(({ name, operations: list }) => {
    const page = operationsPath(api.name, name)
    return list.flatMap((operation): SearchEntry[] => {
      const { id, summary, method, parameters, body, rules } = operation
      const fields = [...parameters.flatMap((group) => group.fields), ...(body?.fields ?? [])]
      const words = [name, id, api.name, ...namesOf(fields)].join(' ')
      const entry = [summary, `${page}#${id}`, `${method} ${operation.path}`, words] as const
      return [entry, ...ruleEntries(rules, `${page}#${id}`, summary)]
    })
  })
  const events = api.events.types.map(({ type }): SearchEntry => {
    return [type, `${path}/events#${idOf(type)}`, `event, ${api.name}`, 'webhook']
  })
  const objects = api.objects.flatMap(({ id, name, fields, rules }): SearchEntry[] => {
    const address = `${path}/objects#${id}`
    const entry = [name, address, `object, ${api.name}`, namesOf(fields).join(' ')] as const
    return [entry, ...ruleEntries(rules, address, name)]
  })
  const shared = rulesByHeading(api.rules).map(({ title, id }): SearchEntry => {
    return [title, `${path}#${id}`, `rules, ${api.name}`, '']
  })
  return [...operations, ...events, ...objects, ...shared]
}

function ruleEntries(rules: string, address: string, owner: string): SearchEntry[] {
  return labelsOf(rules).map((label) => [label, address, `rule, ${owner}`, ''])
}

function namesOf(fields: readonly FieldEntry[]): string[] {
  return fields.flatMap(({ name, shape }) => [name, ...namesOf(shape.fields)])
}
