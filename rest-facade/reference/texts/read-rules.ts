import { readdirSync, readFileSync } from 'node:fs'
import { withPublicAddress } from '../../openapi/requests/recorded-examples.ts'

const FOLDER = new URL('../rules/', import.meta.url)

/** A test compares the figure behind a mark with the limit. */
const LIMIT_MARKS = /<!-- limit: \S+ -->/g

/** Targets beside the ids of operations and the names of objects. */
export const ALL_OPERATIONS = 'all operations'
export const ALL_EVENTS = 'all events'

/**
 * Behaviour that the specification leaves open, in Markdown by the operation or object that it concerns. A file of
 * `rules/` has the rules of a resource below headings that name their targets. Their examples get the public address.
 */
export function readRules(
  api: 'club' | 'volunteer',
  publicUrl: string,
): ReadonlyMap<string, string> {
  const folder = new URL(`${api}/`, FOLDER)
  const pages = readdirSync(folder).map((name) =>
    withPublicAddress(
      readFileSync(new URL(name, folder), 'utf8').replaceAll(LIMIT_MARKS, ''),
      publicUrl,
    ),
  )
  const rules = new Map<string, string>()
  for (const group of pages.flatMap((page) => page.split(/^## /m).slice(1))) {
    const end = group.indexOf('\n')
    for (const target of group.slice(0, end).split(', '))
      rules.set(target, join(rules.get(target), group.slice(end).trim()))
  }
  return rules
}

/** A list that follows a list continues it. */
function join(former: string | undefined, text: string): string {
  if (former === undefined) return text
  const [last = ''] = former.split('\n\n').slice(-1)
  const areLists = last.startsWith('- ') && text.startsWith('- ')
  return `${former}${areLists ? '\n' : '\n\n'}${text}`
}

/** Labels of the rules of one target, such as **Limit.** */
export function labelsOf(rules: string): string[] {
  return [...rules.matchAll(/^- \*\*(.+?)\.\*\*/gm)].map(([, label = '']) =>
    label.replaceAll('`', ''),
  )
}

/** Rules in sections, where they have headings. */
export function rulesByHeading(rules: string): { id: string; title: string; text: string }[] {
  return rules
    .split(/^### /m)
    .slice(1)
    .map((section) => {
      const end = section.indexOf('\n')
      const title = section.slice(0, end)
      return { id: slugOf(title), title, text: section.slice(end).trim() }
    })
}

/** The fragment by which GitHub links to a heading, too. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-')
}
