/** The scrape of one process, in the text format of Prometheus. */
export interface ProcessScrape {
  /** Value of the label `process`. */
  process: string
  text: string
}

interface MergedFamily {
  head: string[]
  samples: string[]
}

/** One scrape of several processes: each family once, its samples with the label `process`. */
export function mergeScrapes(scrapes: readonly ProcessScrape[]): string {
  const families = new Map<string, MergedFamily>()
  for (const { process, text } of scrapes) {
    let family: MergedFamily = { head: [], samples: [] }
    let isNew = false
    for (const line of text.split('\n')) {
      if (line === '') continue
      if (line.startsWith('# HELP ')) {
        const name = line.split(' ', 3)[2] ?? ''
        isNew = !families.has(name)
        family = families.get(name) ?? { head: [], samples: [] }
        families.set(name, family)
      }
      if (!line.startsWith('#')) family.samples.push(withProcess(line, process))
      else if (isNew) family.head.push(line)
    }
  }
  const lines = [...families.values()].flatMap(({ head, samples }) => [...head, ...samples])
  return `${lines.join('\n')}\n`
}

/** A name has neither brace nor space, so the first of either ends it. */
function withProcess(line: string, process: string): string {
  const end = line.search(/[{ ]/)
  const label = `process="${process}"`
  const [name, rest] = [line.slice(0, end), line.slice(end)]
  return rest.startsWith('{') ? `${name}{${label},${rest.slice(1)}` : `${name}{${label}}${rest}`
}
