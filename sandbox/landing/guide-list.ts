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
    { name: 'club-api-decisions', title: 'Reasons behind the Club API' },
  ],
  'Developer of a volunteer club': [
    { name: 'first-shift', title: 'A first shift' },
    { name: 'season', title: 'A season' },
    { name: 'volunteer-api-keys', title: 'API keys' },
    { name: 'volunteer-webhooks', title: 'Receive webhooks of the Volunteer API' },
    { name: 'volunteer-bodies', title: 'Bodies to paste' },
    { name: 'volunteer-api-decisions', title: 'Reasons behind the Volunteer API' },
  ],
  Both: [
    { name: 'command-line', title: 'The command line' },
    { name: 'ways-in', title: 'Ways in: who may do what' },
    { name: 'typescript-client', title: 'The TypeScript client' },
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
