import { REFERENCE_PATH } from '../../refusal.ts'

export interface Guide {
  name: string
  title: string
  /** Folder of its file from the root of the repository; absent: `docs/guides`. */
  folder?: string
}

export interface GuideGroup {
  title: string
  /** For whom there is no page in PRODUCTION: who runs the server has the repository. */
  isForSandbox?: true
  guides: readonly Guide[]
}

export const GUIDES_PATH = `${REFERENCE_PATH}/guides`

/** Every guide, in the order of a reader's first day. */
const GROUPS: readonly GuideGroup[] = [
  {
    title: 'Partner of a court club',
    guides: [
      { name: 'first-booking', title: 'A first booking' },
      { name: 'partner-bootstrap', title: 'From the approval to an access token' },
      { name: 'webhooks', title: 'Receive webhooks' },
      { name: 'follow-events', title: 'Follow events' },
      { name: 'booking-widget', title: 'A booking widget' },
      { name: 'imports', title: 'Import bookings' },
      { name: 'gates-and-lights', title: 'Gates and lights' },
      { name: 'club-api-decisions', title: 'Reasons behind the Club API', folder: 'docs' },
    ],
  },
  {
    title: 'Developer of a volunteer club',
    guides: [
      { name: 'first-shift', title: 'A first shift' },
      { name: 'season', title: 'A season' },
      { name: 'volunteer-api-keys', title: 'API keys' },
      { name: 'volunteer-webhooks', title: 'Receive webhooks of the Volunteer API' },
      { name: 'volunteer-bodies', title: 'Bodies to paste', folder: 'docs' },
      {
        name: 'volunteer-api-decisions',
        title: 'Reasons behind the Volunteer API',
        folder: 'docs',
      },
    ],
  },
  {
    title: 'Both',
    guides: [
      { name: 'command-line', title: 'The command line', folder: 'docs' },
      { name: 'typescript-client', title: 'The TypeScript client', folder: 'clients/typescript' },
      { name: 'graph', title: 'The graph', folder: 'docs' },
      { name: 'dashboards', title: 'A dashboard on the graph' },
      { name: 'staff-and-devices', title: 'Staff and devices' },
      { name: 'browsers', title: 'Pages of other origins', folder: 'docs' },
      { name: 'ways-in', title: 'Ways in: who may do what', folder: 'docs' },
      { name: 'compatibility', title: 'What may change', folder: 'docs' },
      { name: 'production-checklist', title: 'Production checklist' },
    ],
  },
  {
    title: 'Front desk of a court club',
    guides: [{ name: 'desk-day', title: 'A day at the desk' }],
  },
  {
    title: 'Sandbox',
    isForSandbox: true,
    guides: [
      { name: 'sandbox', title: 'This sandbox', folder: 'docs' },
      { name: 'simulator', title: 'A simulated day', folder: 'docs' },
    ],
  },
  {
    title: 'Operator',
    isForSandbox: true,
    guides: [
      { name: 'operations', title: "An operator's day", folder: 'docs' },
      { name: 'forms', title: 'Forms of an installation', folder: 'docs/operations' },
      { name: 'install', title: 'Install', folder: 'docs/operations' },
      { name: 'zitadel', title: 'Set up ZITADEL' },
      { name: 'settings', title: 'Settings by subject', folder: 'docs' },
      { name: 'provision', title: 'Provision', folder: 'docs/operations' },
      { name: 'secure', title: 'Secure', folder: 'docs/operations' },
      { name: 'watch', title: 'Watch', folder: 'docs/operations' },
      { name: 'symptoms', title: 'Doctor and symptoms', folder: 'docs/operations' },
      { name: 'backup', title: 'Back up and restore', folder: 'docs/operations' },
      { name: 'upgrade', title: 'Upgrade', folder: 'docs/operations' },
      { name: 'scale', title: 'Scale', folder: 'docs/operations' },
      { name: 'database-clusters', title: 'Clusters of databases', folder: 'docs' },
      { name: 'faults', title: 'Faults, made on purpose', folder: 'docs' },
    ],
  },
]

/** The guides of a server. */
export function guideGroups({ isSandbox }: { isSandbox: boolean }): readonly GuideGroup[] {
  return isSandbox ? GROUPS : GROUPS.filter(({ isForSandbox }) => !isForSandbox)
}

/** Address of a guide. */
export function guidePath(name: string): string {
  return `${GUIDES_PATH}/${name}`
}

/** File of a guide from the root of the repository. */
export function guideFile({ name, folder = 'docs/guides' }: Guide): string {
  return `${folder}/${folder === 'clients/typescript' ? 'README' : name}.md`
}
