import { toImportantWords } from '../../../rules/documentation/stems.ts'

/** What readers call the languages of blocks. */
const LANGUAGES: Readonly<Record<string, string>> = {
  ...{ sh: 'curl shell', py: 'Python', ts: 'TypeScript', js: 'JavaScript', graphql: 'GraphQL' },
}

const BLOCK = /^```(\w*)(?: [^\n]*)?\n.*?^```$/gms

/** The words of a Markdown text, each once; of a block of code its language. */
export function markdownWords(markdown: string): string {
  const prose = markdown
    .replaceAll(BLOCK, (_block, language: string) => LANGUAGES[language] ?? '')
    .replaceAll(/\]\([^()]*\)/g, ' ')
  return toImportantWords(prose).join(' ')
}
