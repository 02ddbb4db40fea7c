import { readFileSync } from 'node:fs'

const FOLDER = new URL('../../../docs/', import.meta.url)

/** Behaviour that the specification leaves open, as the page of an API in docs/ states it. */
export interface RulePage {
  /** Markdown below the title and its table of contents. */
  text: string
  headings: readonly { level: number; title: string; id: string }[]
}

/** Where the reference shows what other pages of docs/ teach. */
const PLACES: Readonly<Record<string, string>> = {
  'follow-events': 'club-events',
  imports: 'club#resource-booking-imports',
  webhooks: 'club-events',
  'volunteer-webhooks': 'volunteer-events',
}

export function readRules(api: 'club' | 'volunteer'): RulePage {
  const page = readFileSync(new URL(`${api}-api-decisions.md`, FOLDER), 'utf8')
  const text = page
    .slice(page.indexOf('\n## ') + 1)
    .replaceAll(
      /\]\((?:guides\/)?([\w-]+)\.md\)/g,
      (_all, name: string) => `](${PLACES[name] ?? 'overview'})`,
    )
  const headings = [...text.matchAll(/^(#{2,3}) (.+)$/gm)].map(([, marks = '', title = '']) => ({
    ...{ level: marks.length, title, id: slugOf(title) },
  }))
  return { text, headings }
}

/** The fragment by which GitHub links to a heading, too. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-')
}

/** Headings of resources that have another name in the document. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'Booking imports': 'Imports',
  'Installation exchange': 'Installing an application',
  'Event access': 'Access to events',
}

/** The id of the rules about a resource, if there are any. */
export function findRules({ headings }: RulePage, resource: string): string | undefined {
  const title = OTHER_NAMES[resource] ?? resource
  return headings.find((heading) => heading.title === title)?.id
}
