import type { DocPage } from './doc-pages.ts'

/** A heading of a page with what stands below it, up to the next heading of any level. */
export interface DocSection {
  page: string
  /** Its anchor, as GitHub makes it of the heading. */
  id: string
  title: string
  level: number
  /** With its heading. */
  text: string
}

export function toSections({ name, text }: DocPage): DocSection[] {
  const sections: DocSection[] = []
  const seen = new Map<string, number>()
  let isCode = false
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) isCode = !isCode
    const [, marks = '', title = ''] = (isCode ? null : /^(#{1,6}) (.+)$/.exec(line)) ?? []
    const last = sections.at(-1)
    if (marks === '' && last !== undefined) last.text += `\n${line}`
    if (marks === '') continue
    const slug = toSlug(title)
    const count = seen.get(slug) ?? 0
    seen.set(slug, count + 1)
    const id = count === 0 ? slug : `${slug}-${count}`
    sections.push({ page: name, id, title, level: marks.length, text: line })
  }
  return sections
}

/** The section with those below it; undefined where the page has none of this id. */
export function findSection(sections: readonly DocSection[], id: string): DocSection[] | undefined {
  const at = sections.findIndex((section) => section.id === id)
  const [first] = at < 0 ? [] : sections.slice(at)
  if (first === undefined) return undefined
  const rest = sections.slice(at + 1)
  const end = rest.findIndex(({ level }) => level <= first.level)
  return [first, ...(end < 0 ? rest : rest.slice(0, end))]
}

function toSlug(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
}
