import { readFile } from 'node:fs/promises'

/** What changed with a release. */
export interface ReleaseNotes {
  /** Stays the same: other pages link to it. */
  id: string
  title: string
  /** Null before the release. */
  commit: string | null
  /** Markdown with headings of the third level. */
  text: string
}

const ROOT = new URL('../../../', import.meta.url)

/** The sections of `CHANGELOG.md`, newest first. */
export async function readChangelog(): Promise<ReleaseNotes[]> {
  const [changelog, releases] = await Promise.all(
    ['CHANGELOG.md', 'releases.json'].map((name) => readFile(new URL(name, ROOT), 'utf8')),
  )
  const commits: { version: string; commit: string }[] = JSON.parse(releases ?? '[]')
  const [, ...sections] = (changelog ?? '').split(/^## /m)
  return sections.map((section) => {
    const end = section.indexOf('\n')
    const title = section.slice(0, end).trim()
    const commit = commits.find(({ version }) => version === title)?.commit ?? null
    return { id: releaseId(title), title, commit, text: section.slice(end).trim() }
  })
}

function releaseId(title: string): string {
  return /^\d/.test(title) ? `release-${title}` : title.toLowerCase()
}
