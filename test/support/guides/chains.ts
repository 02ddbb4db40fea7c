/** Pages that a reader follows in one terminal, one after the other. */
export const CHAINS: readonly (readonly string[])[] = [
  [
    'README.md',
    'docs/guides/partner-bootstrap.md',
    'docs/guides/first-booking.md',
    'docs/guides/imports.md',
    'docs/guides/webhooks.md',
    'docs/guides/follow-events.md',
  ],
  [
    'docs/guides/first-shift.md',
    'docs/guides/season.md',
    'docs/guides/volunteer-webhooks.md',
    'docs/guides/volunteer-api-keys.md',
  ],
  [
    'docs/guides/dashboards.md',
    'docs/guides/staff-and-devices.md',
    'docs/guides/zitadel.md',
    'docs/guides/production-checklist.md',
  ],
  ['docs/graph.md', 'docs/browsers.md', 'docs/command-line.md', 'docs/volunteer-bodies.md'],
]
