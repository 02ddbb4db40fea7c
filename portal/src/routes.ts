import type { ComponentType } from 'react'
import type { PathParams } from './router/match-path.ts'

export interface PageProps {
  /** Named parts of the address. */
  params: PathParams
}

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
  { path: '/portal/:club', place: 'solo', load: () => import('./pages/home/home-page.tsx') },
  {
    path: '/portal/:club/today',
    place: 'club',
    load: () => import('./pages/today/today-page.tsx'),
  },
]
