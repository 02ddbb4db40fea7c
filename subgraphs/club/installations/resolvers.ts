import { asInstallation, asService, CLUB_SCOPES, requireScopes } from '../../../platform/caller.ts'
import { notFound } from '../../../platform/problem.ts'
import type { QueryInstallationBySubjectArgs } from '../../../schema/types/club.ts'
import { clubStore } from '../clubs/store.ts'
import type { ClubContext } from '../context.ts'
import type { Installation } from './entities.ts'
import { isActive } from './rules.ts'
import { installationStore } from './store.ts'

export const Query = {
  async installation(_parent: unknown, _args: unknown, { caller, database }: ClubContext) {
    const { installationId } = asInstallation(caller)
    requireScopes(asInstallation(caller), ['club:read'])
    const installation = await installationStore.find(database, installationId)
    if (installation === null) throw notFound('installation')

    return { ...installation, scopes: inListedOrder(installation.scopes) }
  },

  async installationBySubject(
    _parent: unknown,
    { subject }: QueryInstallationBySubjectArgs,
    { caller, database, clock }: ClubContext,
  ) {
    asService(caller)
    const installation = await installationStore.findBySubject(database, subject)
    if (installation === null) return null

    return {
      ...installation,
      installationId: installation.id,
      isActive: isActive(installation, clock()),
    }
  },
}

export const InstallationFields = {
  application: ({ applicationId }: Installation, _args: unknown, { database }: ClubContext) =>
    installationStore.findApplication(database, applicationId),

  club: ({ clubId }: Installation, _args: unknown, { database }: ClubContext) =>
    clubStore.find(database, clubId),
}

function inListedOrder(scopes: readonly string[]): string[] {
  return CLUB_SCOPES.filter((scope) => scopes.includes(scope))
}
