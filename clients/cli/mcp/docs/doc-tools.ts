import { MAX_RESULT_BYTES, sizeOf } from '../results/fit-result.ts'
import { READS, type Tool, ToolFault } from '../tool.ts'
import type { DocPage } from './doc-pages.ts'
import { type DocSection, findSection, toSections } from './doc-sections.ts'
import { makeSectionSearch } from './search-sections.ts'

/** Space of a result beside the text. */
const MAX_TEXT_BYTES = MAX_RESULT_BYTES - 8 * 1024

/** Tools that read the documentation from files. */
export function makeDocTools(pages: readonly DocPage[]): Tool[] {
  const sections = new Map(pages.map((page) => [page.name, toSections(page)]))
  const search = makeSectionSearch([...sections.values()].flat())
  return [
    {
      name: 'search_docs',
      title: 'Search the documentation',
      description:
        'Searches the reference of both APIs, the guides and the changelog. Returns sections, best first; read_doc reads one.',
      inputSchema: {
        type: 'object',
        properties: {
          query: { type: 'string', minLength: 1, maxLength: 200, description: 'Words.' },
        },
        required: ['query'],
        additionalProperties: false,
      },
      hints: READS,
      run: async ({ query }) => ({ sections: search(String(query)) }),
    },
    {
      name: 'read_doc',
      title: 'Read a page of the documentation',
      description:
        'Returns a page as Markdown, or one section with those below it. Of what is longer than a result it returns the beginning and the ids of the sections.',
      inputSchema: {
        type: 'object',
        properties: {
          page: { type: 'string', enum: pages.map(({ name }) => name) },
          section: { type: 'string', maxLength: 200, description: 'Id of a section.' },
        },
        required: ['page'],
        additionalProperties: false,
      },
      hints: READS,
      run: async ({ page, section }) => readDoc(sections, String(page), section),
    },
  ]
}

function readDoc(
  pages: ReadonlyMap<string, readonly DocSection[]>,
  page: string,
  section: unknown,
) {
  const all = pages.get(page)
  const found = section === undefined ? all : findSection(all ?? [], String(section))
  if (all === undefined || found === undefined)
    throw new ToolFault('not_found', `${page} has no section ${String(section)}.`)

  const text = found.map((one) => one.text).join('\n')
  if (sizeOf(text) <= MAX_TEXT_BYTES) return { page, text }
  return { page, ...fitSections(found) }
}

/** As many whole sections as fit, and the ids of the others. */
function fitSections(sections: readonly DocSection[]) {
  let bytes = 0
  const end = sections.findIndex(({ text, id }) => {
    bytes += sizeOf(text) + sizeOf(id)
    return bytes > MAX_TEXT_BYTES / 2
  })
  const [first] = sections
  const kept = end > 0 ? sections.slice(0, end) : sections.slice(0, 1)
  const rest = sections.slice(kept.length).map(({ id }) => id)
  const text = kept.map((one) => one.text).join('\n')
  return {
    text: end > 0 ? text : text.slice(0, MAX_TEXT_BYTES / 4),
    left_out: rest.slice(0, 400),
    ...(first === undefined ? {} : { note: 'Read a section that is left out by its id.' }),
  }
}
