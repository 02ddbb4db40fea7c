import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'

export interface Guide {
  name: string
  title: string
}

export const GUIDES_PATH = '/guides'

/** Pages of `docs/guides/` and `docs/`, in the order in which a newcomer reads them. */
export const GUIDES: Readonly<Record<string, readonly Guide[]>> = {
  'Partner of a court club': [
    { name: 'first-booking', title: 'A first booking' },
    { name: 'partner-bootstrap', title: 'From the approval to an access token' },
    { name: 'follow-events', title: 'Follow events' },
    { name: 'webhooks', title: 'Receive webhooks' },
    { name: 'imports', title: 'Import bookings' },
    { name: 'club-api-decisions', title: 'Details of the Club API' },
  ],
  'Developer of a volunteer club': [
    { name: 'first-shift', title: 'A first shift' },
    { name: 'season', title: 'A season' },
    { name: 'volunteer-api-keys', title: 'API keys' },
    { name: 'volunteer-webhooks', title: 'Receive webhooks of the Volunteer API' },
    { name: 'volunteer-bodies', title: 'Bodies to paste' },
    { name: 'volunteer-api-decisions', title: 'Details of the Volunteer API' },
  ],
  Both: [
    { name: 'dashboards', title: 'A dashboard on the graph' },
    { name: 'staff-and-devices', title: 'Staff and devices' },
    { name: 'production-checklist', title: 'Production checklist' },
    { name: 'graph', title: 'The graph' },
    { name: 'browsers', title: 'Pages of other origins' },
    { name: 'sandbox', title: 'This sandbox' },
    { name: 'simulator', title: 'A simulated day' },
    { name: 'settings', title: 'Settings' },
  ],
}

const FOLDERS = ['../../docs/guides/', '../../docs/'].map((path) => new URL(path, import.meta.url))

export interface OwnPlaces {
  baseUrl: string
  /** Path of `sandbox.json`. */
  sandboxFile: string
}

/** Serves the guides as text; returns the groups of those that this installation has. */
export function mountGuides(
  app: FastifyInstance,
  places: OwnPlaces,
): Readonly<Record<string, readonly Guide[]>> {
  const present = Object.entries(GUIDES).map(([group, guides]) => {
    const found = guides.filter(({ name }) => mountGuide(app, name, places))
    return [group, found] as const
  })
  return Object.fromEntries(present.filter(([, found]) => found.length > 0))
}

/** Returns false if this installation does not have the page. */
function mountGuide(app: FastifyInstance, name: string, places: OwnPlaces): boolean {
  const file = FOLDERS.map((folder) => new URL(`${name}.md`, folder)).find((url) => existsSync(url))
  if (file === undefined) return false
  app.get(`${GUIDES_PATH}/${name}.md`, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(withPlaces(await readFile(file, 'utf8'), places)),
  )
  return true
}

/** Replaces the default address and data folder by those of this sandbox. */
function withPlaces(text: string, { baseUrl, sandboxFile }: OwnPlaces): string {
  const folder = `${dirname(resolve(sandboxFile))}/`
  return text
    .replaceAll('http://127.0.0.1:4000', () => baseUrl)
    .replaceAll(/(?<![\w)\]])(?:\.\/)?\.data\//g, () => folder)
}
