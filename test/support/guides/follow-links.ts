/** The answer to a GET of a path of a server. */
export interface Answer {
  status: number
  type: string
  text: string
}

/**
 * Follows every link from `/llms.txt` on, and from the Markdown that it leads to; returns how many pages were read and
 * the links that lead nowhere: to no page, or to no section of one.
 */
export async function followLinks(
  publicUrl: string,
  get: (path: string) => Promise<Answer>,
): Promise<{ read: number; broken: string[] }> {
  const answers = new Map<string, Promise<Answer>>()
  const read = (path: string) => {
    const answer = answers.get(path) ?? get(path)
    answers.set(path, answer)
    return answer
  }
  const broken: string[] = []
  const waiting = ['/llms.txt']
  for (const path of waiting) {
    const { type, text } = await read(path)
    if (!/^text\/(markdown|plain)/.test(type)) continue
    for (const link of linksOf(text, publicUrl)) {
      const [target = '', id] = link.split('#')
      const page = target || path
      const answer = await read(page)
      const isThere = answer.status === 200 && (id === undefined || anchorsOf(answer.text).has(id))
      if (!isThere) broken.push(`${path}: ${link}`)
      if (!waiting.includes(page)) waiting.push(page)
    }
  }
  return { read: answers.size, broken }
}

/** Links of the prose, relative to the server; those to other hosts are left out. */
function linksOf(text: string, publicUrl: string): string[] {
  const prose = text.replaceAll(/^ *```.*?^ *```$/gms, '')
  const links = [...prose.matchAll(/\]\(([^()\s]*)\)/g)].map(([, link = '']) => link)
  return links.map((link) => link.replace(publicUrl, '')).filter((link) => !/^https?:/.test(link))
}

/** The anchors that headings have where Markdown is shown. */
function anchorsOf(text: string): ReadonlySet<string> {
  const titles = [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, title = '']) => title)
  return new Set(
    titles.map((title) => {
      const words = title.replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      return words.toLowerCase().replaceAll(' ', '-')
    }),
  )
}
