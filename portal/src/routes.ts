import type { ComponentType } from 'react'
import type { PageProps } from './router/page-props.ts'

export interface Route {
  /** Unique; a part with a colon is a parameter. The first route that fits is taken. */
  path: string
  /** `club`: in the shell of a club; `platform`: in that of ADMINs; `solo`: behind the sign-in, alone; `open`: without a sign-in. */
  place: 'club' | 'platform' | 'solo' | 'open'
  load: () => Promise<{ default: ComponentType<PageProps> }>
}

/** Every page, in a file of its own that is loaded when it is opened. */
export const ROUTES: readonly Route[] = [
  { path: '/portal/', place: 'solo', load: () => import('./pages/platform/home/home-page.tsx') },
  {
    path: '/portal/sign-in',
    place: 'open',
    load: () => import('./pages/platform/sign-in/sign-in-page.tsx'),
  },
  {
    path: '/portal/account',
    place: 'solo',
    load: () => import('./pages/platform/account/account-page.tsx'),
  },
  {
    path: '/portal/authorize',
    place: 'solo',
    load: () => import('./pages/developers/consent/consent-page.tsx'),
  },
  {
    path: '/portal/screen/:court',
    place: 'open',
    load: () => import('./pages/courts/screen/screen-page.tsx'),
  },
  {
    path: '/portal/score',
    place: 'open',
    load: () => import('./pages/courts/score-pad/score-page.tsx'),
  },
  {
    path: '/portal/score/:court',
    place: 'open',
    load: () => import('./pages/courts/score-pad/score-page.tsx'),
  },
  {
    path: '/portal/operator',
    place: 'platform',
    load: () => import('./pages/platform/operator/operator-page.tsx'),
  },
  {
    path: '/portal/operator/provision',
    place: 'platform',
    load: () => import('./pages/platform/operator/provision/provision-page.tsx'),
  },
  {
    path: '/portal/operator/audit',
    place: 'platform',
    load: () => import('./pages/platform/operator/audit/audit-page.tsx'),
  },
  {
    path: '/portal/:club',
    place: 'solo',
    load: () => import('./pages/platform/home/home-page.tsx'),
  },
  {
    path: '/portal/:club/today',
    place: 'club',
    load: () => import('./pages/courts/today/today-page.tsx'),
  },
  {
    path: '/portal/:club/matches/:id',
    place: 'club',
    load: () => import('./pages/courts/match/match-page.tsx'),
  },
  {
    path: '/portal/:club/volunteers/workflows',
    place: 'club',
    load: () => import('./pages/volunteering/workflows/workflows-page.tsx'),
  },
  {
    path: '/portal/:club/volunteers/workflows/:workflow',
    place: 'club',
    load: () => import('./pages/volunteering/workflows/workflow-page.tsx'),
  },
  {
    path: '/portal/:club/volunteers',
    place: 'club',
    load: () => import('./pages/volunteering/plan/events/volunteer-events-page.tsx'),
  },
  {
    path: '/portal/:club/volunteers/:event',
    place: 'club',
    load: () => import('./pages/volunteering/plan/plan-page.tsx'),
  },
  {
    path: '/portal/:club/courts',
    place: 'club',
    load: () => import('./pages/courts/opening-hours/courts-page.tsx'),
  },
  {
    path: '/portal/:club/screens',
    place: 'club',
    load: () => import('./pages/courts/court-screens/court-screens-page.tsx'),
  },
  {
    path: '/portal/:club/helpers',
    place: 'club',
    load: () => import('./pages/volunteering/helpers/helpers-page.tsx'),
  },
  {
    path: '/portal/:club/helpers/import',
    place: 'club',
    load: () => import('./pages/volunteering/helpers/import-page.tsx'),
  },
  {
    path: '/portal/:club/messages',
    place: 'club',
    load: () => import('./pages/volunteering/messages/messages-page.tsx'),
  },
  {
    path: '/portal/:club/polls',
    place: 'club',
    load: () => import('./pages/volunteering/polls/polls-page.tsx'),
  },
  {
    path: '/portal/:club/polls/:poll',
    place: 'club',
    load: () => import('./pages/volunteering/polls/poll-page.tsx'),
  },
  {
    path: '/portal/:club/integrations',
    place: 'club',
    load: () => import('./pages/developers/integrations/integrations-page.tsx'),
  },
  {
    path: '/portal/:club/webhooks',
    place: 'club',
    load: () => import('./pages/developers/webhooks/webhooks-page.tsx'),
  },
  {
    path: '/portal/:club/webhooks/:endpoint',
    place: 'club',
    load: () => import('./pages/developers/webhooks/endpoint-page.tsx'),
  },
  {
    path: '/portal/:club/api-keys',
    place: 'club',
    load: () => import('./pages/developers/api-keys/api-keys-page.tsx'),
  },
  {
    path: '/portal/:club/events',
    place: 'club',
    load: () => import('./pages/developers/events/events-page.tsx'),
  },
]
