import type { ClubInstallationsArgs } from '../../../built/types/club.ts'
import { CALLERS_TOPIC } from '../../../platform/bus/bus.ts'
import { asPublic, asService } from '../../../platform/caller.ts'
import { asUuid } from '../../../platform/ids.ts'
import { parseInput } from '../../../platform/input/issues.ts'
import { CLUB_SCOPES } from '../../../schema/club/scopes.ts'
import { notFound } from '../../../schema/problem.ts'
import { byId, listPage } from '../../foundation/lists/paging.ts'
import { endpointStore } from '../../foundation/webhooks/endpoint-store.ts'
import { bookingSourceStore } from '../booking-sources/store.ts'
import type { IdentityParts } from '../identity/identity-provider.ts'
import { asScopedInstallation } from '../records/access.ts'
import { toEndpointNotice } from '../records/club-change.ts'
import type { ClubContext } from '../records/context.ts'
import type { FieldsOf } from '../records/fields-of.ts'
import { reference, relation } from '../records/relations.ts'
import { authorizeInstallationChange, authorizeIntegrations } from './access.ts'
import { applicationStore } from './application-store.ts'
import type { ExchangeAnswer } from './authorizations/authorization.ts'
import { requireRequested } from './authorizations/authorization-rules.ts'
import { exchangeCode } from './authorizations/change-authorization.ts'
import { ChangeInstallationScopesInput, ExchangeInstallationInput } from './inputs.ts'
import type { Installation } from './installation.ts'
import { isActive, refuseRevoked, requireActiveInstallation, revoke } from './rules.ts'
import { installationStore } from './store.ts'

interface Revoked {
  installation: Installation
  /** Endpoints that were disabled with it. */
  endpointIds: string[]
}

export const Query = {
  async installation(_parent, _args, { caller, database, clock }) {
    const { installationId } = asScopedInstallation(caller, 'club:read')
    const found = await installationStore.findInClub(database, installationId)
    // The gateway may have let in the caller before it heard of a revocation.
    return found && requireActiveInstallation(found, clock())
  },

  installations(_parent, { clubId, ...args }, context) {
    return readPage(context, clubId, args)
  },

  async installationBySubject(_parent, { subject }, { caller, database, clock }) {
    asService(caller)
    const installation = await installationStore.findBySubject(database, subject)
    if (installation === null) return null

    return {
      ...installation,
      installationId: installation.id,
      isActive: isActive(installation, clock()),
    }
  },
} satisfies FieldsOf<'Query'>

export const ClubFields = {
  installations({ id }, args, context) {
    return readPage(context, id, args)
  },
} satisfies FieldsOf<'Club', { id: string }>

export const Mutation = {
  async changeInstallationScopes(_parent, { input }, { caller, change, bus }) {
    const clubId = authorizeInstallationChange(caller, input.clubId)
    const { grantedScopes: scopes, installationId } = parseInput(
      ChangeInstallationScopesInput,
      input,
    )
    const id = asUuid(installationId, 'installation')
    const { result } = await change(null, async (tx) => {
      const installation = await installationStore.lock(tx, clubId, id)
      if (installation === null) throw notFound('installation')
      refuseRevoked(installation)
      const application = await applicationStore.find(tx, installation.applicationId)
      requireRequested(scopes, application?.registration?.requestedScopes ?? CLUB_SCOPES)
      const changed = { ...installation, scopes }
      await installationStore.replace(tx, changed)
      return { result: changed, events: [] }
    })
    bus.publish(CALLERS_TOPIC, result.oauthSubject)
    return { installation: result }
  },

  async revokeInstallation(_parent, { input }, { caller, change, bus, notices }) {
    const clubId = authorizeInstallationChange(caller, input.clubId)
    const id = asUuid(input.installationId, 'installation')
    const { result } = await change<Revoked>(null, async (tx, now) => {
      const installation = await installationStore.lock(tx, clubId, id)
      if (installation === null) throw notFound('installation')

      const revoked = revoke(installation, now)
      if (revoked === installation) return { result: { installation, endpointIds: [] }, events: [] }
      await installationStore.replace(tx, revoked)
      await bookingSourceStore.disableAll(tx, id, now)
      const endpointIds = await endpointStore.endAllOf(tx, id, now)
      return { result: { installation: revoked, endpointIds }, events: [] }
    })
    const { installation, endpointIds } = result
    bus.publish(CALLERS_TOPIC, installation.oauthSubject)
    for (const endpointId of endpointIds)
      notices.publish(toEndpointNotice({ id: endpointId, clubId }))
    return { installation }
  },

  async exchangeInstallation(_parent, { input }, context) {
    asPublic(context.caller)
    const asked = parseInput(ExchangeInstallationInput, input)
    const { result, isReplay } = await exchangeCode(context, asked)
    return { exchange: result, idempotentReplay: isReplay }
  },
} satisfies FieldsOf<'Mutation', unknown, ClubContext & IdentityParts>

export const InstallationExchangeFields = {
  grantedScopes: ({ scopes }: ExchangeAnswer) => scopes,
}

export const InstallationFields = {
  __resolveReference: reference('installation'),
  application: relation('application', 'applicationId'),
  club: relation('club', 'clubId'),
  grantedScopes: ({ scopes }: Installation) =>
    CLUB_SCOPES.filter((scope) => scopes.includes(scope)),
}

function readPage(context: ClubContext, clubId: string, args: ClubInstallationsArgs) {
  authorizeIntegrations(context.caller, clubId)
  return listPage<Installation>({
    context,
    list: ['installations', clubId],
    args,
    read: (slice) => installationStore.list(context.loaders.pages, clubId, slice),
    positionOf: byId,
  })
}
