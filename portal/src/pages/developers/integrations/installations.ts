import type { DataOf } from '../../../graph/ask.ts'
import { toShortId } from '../../../parts/words/graph-names.ts'

type Club<Name extends 'PortalIntegrations' | 'PortalApprovals' | 'PortalSources'> = NonNullable<
  DataOf<Name>['club']
>

export type Installation = NonNullable<Club<'PortalIntegrations'>['installations']>['nodes'][number]
export type Approval = NonNullable<
  Club<'PortalApprovals'>['installationAuthorizations']
>['nodes'][number]
export type Source = NonNullable<Club<'PortalSources'>['bookingSources']>['nodes'][number]

export type InstallationState = 'working' | 'revoked' | 'expired'

export function stateOf(
  { status, expiresAt }: Pick<Installation, 'status' | 'expiresAt'>,
  now: Date,
): InstallationState {
  if (status === 'REVOKED') return 'revoked'
  return expiresAt !== null && new Date(expiresAt) <= now ? 'expired' : 'working'
}

type Named = Pick<Installation, 'id'> & { application: { name: string } }

/** The application's name; of one that is installed more than once with the end of the installation's id. */
export function nameAmong({ id, application: { name } }: Named, all: readonly Named[]): string {
  const isOnly = all.every((one) => one.id === id || one.application.name !== name)
  return isOnly ? name : `${name} ${toShortId(id)}`
}

/** Personal data is named apart from the rest. */
export function hasPlayers(scopes: readonly string[]): boolean {
  return scopes.some((scope) => scope.startsWith('PARTICIPANTS_'))
}

/** Approvals whose code can still be exchanged, the latest first. */
export function openApprovals(approvals: readonly Approval[], now: Date): Approval[] {
  return approvals
    .filter(({ status, expiresAt }) => status === 'APPROVED' && new Date(expiresAt) > now)
    .reverse()
}
