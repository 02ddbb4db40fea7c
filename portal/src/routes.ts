import type { ComponentType } from 'react'
import type { PageProps } from './router/page-props.ts'

export interface Route {
  /** Unique; a part with a colon is a parameter. The first route that fits is taken. */
  path: string
  /** `club`: in the shell of a club; `solo`: behind the sign-in, alone; `open`: without a sign-in. */
  place: 'club' | 'solo' | 'open'
  load: () => Promise<{ default: ComponentType<PageProps> }>
}

/** Every page, in a file of its own that is loaded when it is opened. */
export const ROUTES: readonly Route[] = [
  { path: '/portal/', place: 'solo', load: () => import('./pages/home/home-page.tsx') },
  {
    path: '/portal/sign-in',
    place: 'open',
    load: () => import('./pages/sign-in/sign-in-page.tsx'),
  },
  {
    path: '/portal/account',
    place: 'solo',
    load: () => import('./pages/account/account-page.tsx'),
  },
  {
    path: '/portal/authorize',
    place: 'solo',
    load: () => import('./pages/consent/consent-page.tsx'),
  },
  { path: '/portal/:club', place: 'solo', load: () => import('./pages/home/home-page.tsx') },
  {
    path: '/portal/:club/today',
    place: 'club',
    load: () => import('./pages/today/today-page.tsx'),
  },
  {
    path: '/portal/:club/integrations',
    place: 'club',
    load: () => import('./pages/integrations/integrations-page.tsx'),
  },
  {
    path: '/portal/:club/webhooks',
    place: 'club',
    load: () => import('./pages/webhooks/webhooks-page.tsx'),
  },
  {
    path: '/portal/:club/webhooks/:endpoint',
    place: 'club',
    load: () => import('./pages/webhooks/endpoint-page.tsx'),
  },
  {
    path: '/portal/:club/events',
    place: 'club',
    load: () => import('./pages/events/events-page.tsx'),
  },
]
