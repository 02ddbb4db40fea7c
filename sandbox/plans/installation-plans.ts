import { CLUB_SCOPES, type ClubScope } from '../../schema/club/scopes.ts'
import type { Installation } from '../../subgraphs/club/installations/installation.ts'
import type { ClubName } from './organizations.ts'

export interface InstallationPlan {
  club: ClubName
  /** Slug of the application. */
  application: ApplicationSlug
  /** Subject of its tokens; identifies the installation in later starts. */
  oauthSubject: string
  scopes: readonly ClubScope[]
  status: Installation['status']
  source: SourcePlan | null
}

/** A booking source with the prefixes of its external ids. */
export interface SourcePlan {
  sourceKey: string
  name: string
  externalAccountId: string | null
  courtPrefix: string
  bookingPrefix: string
  /** Share of the club's bookings. */
  share: number
}

export const APPLICATIONS = [
  { slug: 'rallydesk', name: 'RallyDesk Bookings' },
  { slug: 'glasswall', name: 'Glasswall Club Manager' },
  { slug: 'matchmosaic', name: 'Match Mosaic' },
  { slug: 'rosterbird', name: 'Rosterbird' },
  { slug: 'courtlantern', name: 'Courtlantern Displays' },
  { slug: 'pingpoint', name: 'Pingpoint Status' },
  { slug: 'slotweaver', name: 'Slotweaver' },
  { slug: 'oldserve', name: 'Oldserve' },
  { slug: 'firstserve', name: 'Firstserve' },
] as const

/** The approved installation whose code is not exchanged yet. */
export const APPROVAL = { club: 'main', application: 'firstserve' } as const

/** Redirect URI of the partners; no server listens there. */
export const REDIRECT_URI = 'http://127.0.0.1:8910/installed'

export type ApplicationSlug = (typeof APPLICATIONS)[number]['slug']

const FULL_SOURCE: SourcePlan = {
  sourceKey: 'rallydesk-main',
  name: 'RallyDesk calendar',
  externalAccountId: 'rd-acct-20417',
  courtPrefix: 'pista-',
  bookingPrefix: 'RD-',
  share: 0.6,
}

const PEER_SOURCE: SourcePlan = {
  sourceKey: 'glasswall.es',
  name: 'Glasswall calendar',
  externalAccountId: null,
  courtPrefix: 'GW/court/',
  bookingPrefix: 'gw:reservation:',
  share: 0.22,
}

const OTHER_SOURCE: SourcePlan = {
  sourceKey: 'rallydesk-main',
  name: 'RallyDesk kalender',
  externalAccountId: 'rd-acct-31850',
  courtPrefix: 'bana-',
  bookingPrefix: 'RD-',
  share: 0.85,
}

/** The installations under the names that `sandbox.json` gives them. */
export const INSTALLATIONS = {
  full: { ...onMain('full', 'rallydesk', CLUB_SCOPES), source: FULL_SOURCE },
  peer: { ...onMain('peer', 'glasswall', CLUB_SCOPES), source: PEER_SOURCE },
  participants_reader: onMain(
    'participants-reader',
    'matchmosaic',
    allScopesExcept('participants:write'),
  ),
  participants_writer: onMain(
    'participants-writer',
    'rosterbird',
    allScopesExcept('participants:read'),
  ),
  reader: onMain('reader', 'courtlantern', readOnlyScopes()),
  minimal: onMain('minimal', 'pingpoint', ['club:read']),
  no_club: onMain('no-club', 'slotweaver', allScopesExcept('club:read')),
  other: {
    ...onMain('other', 'rallydesk', CLUB_SCOPES),
    club: 'other' as const,
    source: OTHER_SOURCE,
  },
  inactive: { ...onMain('inactive', 'oldserve', CLUB_SCOPES), status: 'REVOKED' as const },
} satisfies Record<string, InstallationPlan>

export type InstallationName = keyof typeof INSTALLATIONS

function onMain(
  name: string,
  application: ApplicationSlug,
  scopes: readonly ClubScope[],
): InstallationPlan {
  return {
    club: 'main',
    application,
    oauthSubject: `sandbox-installation-${name}`,
    scopes,
    status: 'ACTIVE',
    source: null,
  }
}

function allScopesExcept(missing: ClubScope): ClubScope[] {
  return CLUB_SCOPES.filter((scope) => scope !== missing)
}

/** All read scopes except participants and scores. */
function readOnlyScopes(): ClubScope[] {
  const withheld: ClubScope[] = ['participants:read', 'scores:read']
  return CLUB_SCOPES.filter((scope) => scope.endsWith(':read') && !withheld.includes(scope))
}
