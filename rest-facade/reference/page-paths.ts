import { REFERENCE_PATH } from '../refusal.ts'
import { GUIDES_PATH, guideGroups, guidePath } from './guides/guide-list.ts'

const PAGES = [
  ...['', '/settings', '/changelog', '/club', '/club/events', '/club/objects'],
  ...['/volunteer', '/volunteer/events', '/volunteer/objects'],
]

/** The address of every page of a server. */
export function pagePaths({ isSandbox }: { isSandbox: boolean }): string[] {
  const guides = guideGroups({ isSandbox }).flatMap((group) => group.guides)
  return [
    ...PAGES.map((path) => REFERENCE_PATH + path),
    GUIDES_PATH,
    ...guides.map(({ name }) => guidePath(name)),
  ]
}

/** Address of the same page in Markdown. */
export function markdownPath(path: string): string {
  return `${path}.md`
}
