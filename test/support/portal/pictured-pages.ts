/** What has happened in the sandbox of the pictures. */
export interface PicturedStory {
  endpointId: string
  /** A match that is being played. */
  match: { id: string; court: string }
  /** One whose players are waited for. */
  waitingMatchId: string
  consentPath: string
  /** With the token of a helper. */
  helperPath: string
  /** Closes and opens courts, so many times in all; each is an event. */
  toggleCourts(times: number): Promise<void>
}

export interface PicturedPage {
  name: string
  /** Role of the sandbox's sign-in links; null: signed out. */
  as: 'owner' | 'frontdesk' | 'coach' | 'coordinator' | 'admin' | null
  /** Addresses of the story are known once the sandbox has started; that of a link, once its page is open. */
  path: string | ((story: PicturedStory) => string) | { from: string; link: string }
  shows: string
  looks: readonly Look[]
  /** Once the page is read: keys that are typed, each time with a text that is there then. */
  typed?: readonly (readonly [keys: string, text: string])[]
  /** Runs while the page is open. */
  meanwhile?: (story: PicturedStory) => Promise<void>
  /** Of the wide picture, where 900 pixels cut off what matters. */
  height?: number
}

export type Look = 'wide' | 'phone' | 'dark'

const CLUB = '/portal/el-naranjal'

/** Pages of which `docs/portal/` has pictures. */
export const PICTURED_PAGES: readonly PicturedPage[] = [
  {
    name: 'account',
    as: 'owner',
    path: '/portal/account',
    shows: 'Account and sessions',
    looks: ['phone'],
  },
  {
    name: 'sign-in',
    as: null,
    path: '/portal/sign-in',
    shows: 'Who do you want to be?',
    looks: ['phone'],
  },
  {
    name: 'today',
    as: 'owner',
    path: `${CLUB}/today`,
    shows: 'Pista 1',
    looks: ['wide', 'phone', 'dark'],
    height: 1080,
  },
  {
    name: 'walk-in',
    as: 'frontdesk',
    path: `${CLUB}/today`,
    shows: 'Pista 1',
    looks: ['wide', 'phone'],
    typed: [['n', 'May be shown']],
  },
  {
    name: 'search',
    as: 'frontdesk',
    path: `${CLUB}/today`,
    shows: 'Pista 1',
    looks: ['wide'],
    typed: [
      ['/', 'Type at least two characters'],
      ['serrano', 'Today,'],
    ],
  },
  {
    name: 'missing',
    as: 'frontdesk',
    path: `${CLUB}/today?missing=B-200`,
    shows: 'It was refused',
    looks: ['wide'],
  },
  {
    name: 'result',
    as: 'frontdesk',
    path: ({ waitingMatchId }) => `${CLUB}/matches/${waitingMatchId}`,
    shows: 'Enter result…',
    looks: ['wide'],
    typed: [
      ['r', 'Games of each set'],
      ['644632', 'How did it end?'],
    ],
  },
  {
    name: 'match',
    as: 'owner',
    path: ({ match }) => `${CLUB}/matches/${match.id}`,
    shows: 'How it got here',
    looks: ['wide'],
  },
  {
    name: 'screen',
    as: 'coach',
    path: ({ match }) => `/portal/screen/${match.court}`,
    // In the club's language.
    shows: 'Puntos',
    looks: ['wide'],
  },
  {
    name: 'score',
    as: 'coach',
    path: ({ match }) => `/portal/score/${match.court}`,
    shows: 'Take the last point back',
    looks: ['phone'],
  },
  {
    name: 'plan',
    as: 'coordinator',
    path: { from: `${CLUB}/volunteers`, link: 'main a.pick:has-text("Azahar")' },
    shows: 'Barra',
    looks: ['wide'],
  },
  {
    name: 'helpers',
    as: 'coordinator',
    path: `${CLUB}/helpers`,
    shows: 'Aitana',
    looks: ['wide', 'phone'],
  },
  {
    name: 'messages',
    as: 'coordinator',
    path: `${CLUB}/messages`,
    shows: 'See you soon',
    looks: ['wide'],
  },
  {
    name: 'poll',
    as: 'coordinator',
    path: { from: `${CLUB}/polls`, link: 'main tbody a' },
    shows: 'When can you come?',
    looks: ['wide'],
  },
  {
    name: 'integrations',
    as: 'owner',
    path: `${CLUB}/integrations`,
    shows: 'RallyDesk',
    looks: ['wide'],
  },
  {
    name: 'consent',
    as: 'owner',
    path: ({ consentPath }) => consentPath,
    shows: 'Read names of players',
    looks: ['wide'],
  },
  {
    name: 'webhook',
    as: 'owner',
    path: ({ endpointId }) => `${CLUB}/webhooks/${endpointId}`,
    shows: 'court.status_changed',
    looks: ['wide'],
  },
  {
    name: 'events',
    as: 'owner',
    path: `${CLUB}/events`,
    shows: 'What the club’s applications receive',
    looks: ['wide'],
    meanwhile: ({ toggleCourts }) => toggleCourts(6),
  },
  {
    name: 'workflows',
    as: 'coordinator',
    path: `${CLUB}/volunteers/workflows`,
    shows: 'in all',
    looks: ['wide'],
  },
  {
    name: 'workflow',
    as: 'coordinator',
    path: { from: `${CLUB}/volunteers/workflows`, link: 'main tbody a' },
    shows: 'Runs',
    looks: ['wide'],
  },
  {
    name: 'api-keys',
    as: 'owner',
    path: `${CLUB}/api-keys`,
    shows: 'Plan and usage',
    looks: ['wide'],
  },
  {
    name: 'operator',
    as: 'admin',
    path: '/portal/operator',
    shows: 'Queues',
    looks: ['wide'],
    height: 1260,
  },
  {
    name: 'provision',
    as: 'admin',
    path: '/portal/operator/provision',
    shows: 'Its courts',
    looks: ['wide'],
  },
  {
    name: 'audit',
    as: 'admin',
    path: '/portal/operator/audit',
    shows: 'Entries',
    looks: ['wide'],
  },
  {
    name: 'helper-page',
    as: null,
    path: ({ helperPath }) => helperPath,
    shows: 'Yes, I will come',
    looks: ['phone', 'dark'],
  },
]

/** Name of the picture's file. */
export function toFile({ name }: PicturedPage, look: Look): string {
  return look === 'wide' ? `${name}.png` : `${name}-${look}.png`
}
