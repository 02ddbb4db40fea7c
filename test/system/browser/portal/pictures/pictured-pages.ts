import type { PortalPage } from '../support/portal-page.ts'
import type { Story } from './sandbox-story.ts'

export interface PicturedPage {
  /** Of its files in `docs/portal/`. */
  name: string
  as: PortalPage['as']
  /** What of the story stands in an address is known once the sandbox has started; a link's, once its page is open. */
  path: string | ((story: Story) => string) | { from: string; link: string }
  shows: string
  /** What happens while it is open. */
  meanwhile?: (story: Story) => Promise<void>
  isAlsoDark?: true
  /** Of the wide picture, where 900 pixels cut off what matters. */
  height?: number
  /** Absent: some time after the sandbox has started. */
  seenAt?: string
}

const CLUB = '/portal/el-naranjal'

export const PICTURED_PAGES: readonly PicturedPage[] = [
  { name: 'account', as: 'owner', path: '/portal/account', shows: 'Account and sessions' },
  { name: 'sign-in', as: null, path: '/portal/sign-in', shows: 'Who do you want to be?' },
  { name: 'today', as: 'owner', path: `${CLUB}/today`, shows: 'Pista 1', isAlsoDark: true },
  {
    name: 'match',
    as: 'owner',
    path: ({ match }) => `${CLUB}/matches/${match.id}`,
    shows: 'How it got here',
    isAlsoDark: true,
  },
  { name: 'screens', as: 'frontdesk', path: `${CLUB}/screens`, shows: 'No screen' },
  {
    name: 'screen',
    as: 'coach',
    path: ({ match }) => `/portal/screen/${match.court}`,
    // In the club's language.
    shows: 'Puntos',
  },
  {
    name: 'score',
    as: 'coach',
    path: ({ match }) => `/portal/score/${match.court}`,
    shows: 'Take the last point back',
  },
  { name: 'pairing', as: null, path: '/portal/score', shows: 'Pair this score pad' },
  {
    name: 'volunteers',
    as: 'coordinator',
    path: `${CLUB}/volunteers`,
    shows: 'Festival del Azahar',
  },
  {
    name: 'plan',
    as: 'coordinator',
    path: { from: `${CLUB}/volunteers`, link: 'main a.pick:has-text("Azahar")' },
    shows: 'Barra',
    isAlsoDark: true,
  },
  { name: 'helpers', as: 'coordinator', path: `${CLUB}/helpers`, shows: 'Aitana Albiol' },
  { name: 'import', as: 'coordinator', path: `${CLUB}/helpers/import`, shows: 'Choose a CSV' },
  { name: 'messages', as: 'coordinator', path: `${CLUB}/messages`, shows: 'See you soon' },
  { name: 'polls', as: 'coordinator', path: `${CLUB}/polls`, shows: 'When can you come?' },
  {
    name: 'poll',
    as: 'coordinator',
    path: { from: `${CLUB}/polls`, link: 'main tbody a' },
    shows: 'When can you come?',
  },
  { name: 'integrations', as: 'owner', path: `${CLUB}/integrations`, shows: 'RallyDesk' },
  {
    name: 'consent',
    as: 'owner',
    path: ({ consentPath }) => consentPath,
    shows: 'Read names of players',
  },
  { name: 'webhooks', as: 'owner', path: `${CLUB}/webhooks`, shows: 'Score wall' },
  {
    name: 'webhook',
    as: 'owner',
    path: ({ endpointId }) => `${CLUB}/webhooks/${endpointId}`,
    shows: 'court.status_changed',
    isAlsoDark: true,
  },
  {
    name: 'events',
    as: 'owner',
    path: `${CLUB}/events`,
    shows: 'What the club’s applications are told',
    meanwhile: ({ toggleCourts }) => toggleCourts(6),
  },
  {
    name: 'workflows',
    as: 'coordinator',
    path: `${CLUB}/volunteers/workflows`,
    shows: 'in all',
  },
  {
    name: 'workflow',
    as: 'coordinator',
    path: { from: `${CLUB}/volunteers/workflows`, link: 'main tbody a' },
    shows: 'Runs',
  },
  { name: 'api-keys', as: 'owner', path: `${CLUB}/api-keys`, shows: 'Plan and usage' },
  {
    name: 'operator',
    as: 'admin',
    path: '/portal/operator',
    shows: 'Queues',
    isAlsoDark: true,
    height: 1260,
  },
  { name: 'provision', as: 'admin', path: '/portal/operator/provision', shows: 'Its courts' },
  { name: 'audit', as: 'admin', path: '/portal/operator/audit', shows: 'Entries' },
  {
    name: 'helper-page',
    as: null,
    path: ({ helperPath }) => helperPath,
    shows: 'Yes, I will come',
    isAlsoDark: true,
  },
]

export interface Picture {
  /** File without its ending. */
  file: string
  page: string
  width: 1280 | 390
  theme: 'light' | 'dark'
  /** One part of the page of components. */
  part?: string
}

/** As the page of components names its rooms in its address and its parts by `data-part`, with a word of the room. */
const ROOMS = {
  basics: {
    shows: 'Connection',
    parts: [
      ...['buttons', 'fields', 'status', 'connection', 'secret', 'notes', 'states', 'shell'],
      ...['dialogs', 'confirmations'],
    ],
  },
  courts: {
    shows: 'Courts by hours',
    parts: ['timeline', 'needs', 'scores', 'screens', 'pads'],
  },
  volunteers: {
    shows: 'Shifts by hours',
    parts: ['staffing', 'plan', 'helpers', 'answers', 'rules', 'runs'],
  },
  developers: {
    shows: 'State of an endpoint',
    parts: ['installations', 'scopes', 'endpoints', 'deliveries', 'attempts', 'events'],
  },
} as const

export const COMPONENT_PAGES: readonly PicturedPage[] = Object.entries(ROOMS).map(
  ([room, { shows }]) => ({
    ...{ name: `components-${room}`, as: 'owner', path: `/portal/_components?room=${room}`, shows },
    seenAt: '2026-11-23T09:50:00Z',
  }),
)

const PARTS = Object.entries(ROOMS).flatMap(([room, { parts }]) =>
  parts.map((part) => ({ part, page: `components-${room}` })),
)

const DARK_PARTS: ReadonlySet<string> = new Set([
  'buttons',
  'status',
  'timeline',
  'screens',
  'pads',
  'plan',
])

export const PICTURES: readonly Picture[] = [
  ...PICTURED_PAGES.flatMap(({ name, isAlsoDark }): Picture[] => [
    { file: name, page: name, width: 1280, theme: 'light' },
    { file: `${name}-phone`, page: name, width: 390, theme: 'light' },
    ...(isAlsoDark
      ? [{ file: `${name}-dark`, page: name, width: 1280, theme: 'dark' } as const]
      : []),
  ]),
  ...PARTS.flatMap(({ part, page }): Picture[] => [
    { file: `part-${part}`, page, width: 1280, theme: 'light', part },
    ...(DARK_PARTS.has(part)
      ? [{ file: `part-${part}-dark`, page, width: 1280, theme: 'dark', part } as const]
      : []),
  ]),
]
