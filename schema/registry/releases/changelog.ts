import { UNRELEASED } from './since.ts'

const TITLE = '### Contracts'

/** Adds a line to the part `Contracts` of the newest section, unless it is there. */
export function addToChangelog(changelog: string, line: string): string {
  const start = changelog.search(/^## /m)
  if (start < 0) return `${changelog.trimEnd()}\n\n## ${UNRELEASED}\n\n${TITLE}\n\n${line}\n`
  const end = changelog.indexOf('\n## ', start)
  const [head, rest] = end < 0 ? [changelog, ''] : [changelog.slice(0, end), changelog.slice(end)]
  const section = head.slice(start)
  if (section.split('\n').includes(line)) return changelog

  const at = section.indexOf(`${TITLE}\n`)
  const next = at < 0 ? -1 : section.indexOf('\n### ', at + TITLE.length)
  const [own, others] = next < 0 ? [section, ''] : [section.slice(0, next), section.slice(next)]
  const part = at < 0 ? `${own.trimEnd()}\n\n${TITLE}\n\n${line}` : `${own.trimEnd()}\n${line}`
  return `${head.slice(0, start)}${part}\n${others}${rest}`
}
