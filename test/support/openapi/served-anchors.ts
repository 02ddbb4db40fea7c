import { readFileSync } from 'node:fs'

interface Anchor {
  release: string
  path: string
  id: string
}

/**
 * The anchors of the pages that releases served, as their own code rendered them; 1.0.0 had no pages. Controls of forms
 * are no anchors. Links to them stand in mails, tickets and other people's pages.
 */
export function servedAnchors(): Anchor[] {
  const text = readFileSync(new URL('served-anchors.json', import.meta.url), 'utf8')
  const releases: Record<string, Record<string, string>> = JSON.parse(text)
  return Object.entries(releases).flatMap(([release, pages]) =>
    Object.entries(pages).flatMap(([path, ids]) =>
      ids.split(' ').map((id) => ({ release, path, id })),
    ),
  )
}
