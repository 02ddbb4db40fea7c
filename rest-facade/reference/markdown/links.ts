/** Names of pages that are files of another name. */
const FILES: Readonly<Record<string, string>> = { overview: 'README' }

/** A text of the reference as Markdown: its links lead to the files of the pages. */
export function toMarkdown(text: string): string {
  return text.replaceAll(
    /\[([^[\]]*)\]\(([\w-]+)(#[^()[\]]*)?\)/g,
    (_all, words: string, page: string, id = '') => `[${words}](${FILES[page] ?? page}.md${id})`,
  )
}

/** JSON in a block of code. */
export function jsonBlock(value: unknown): string {
  return codeBlock('json', JSON.stringify(value, null, 2))
}

export function codeBlock(language: string, code: string): string {
  return `\`\`\`${language}\n${code}\n\`\`\``
}
