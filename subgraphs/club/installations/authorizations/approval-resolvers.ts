import type { ClubInstallationAuthorizationsArgs } from '../../../../built/types/club.ts'
import { asUuid, requireUuid } from '../../../../platform/ids.ts'
import { parseInput } from '../../../../platform/input/issues.ts'
import { notFound, requireFound } from '../../../../schema/problem.ts'
import { idempotencyOf } from '../../../foundation/change/idempotency-scope.ts'
import { asStaff, requireAdmin } from '../../../foundation/graph/staff-access.ts'
import { byId, listPage } from '../../../foundation/lists/paging.ts'
import { clubStore } from '../../clubs/store.ts'
import type { ClubContext } from '../../records/context.ts'
import type { FieldsOf } from '../../records/fields-of.ts'
import { reference, relation } from '../../records/relations.ts'
import { authorizeInstallationChange, authorizeIntegrations, requireSomeDesk } from '../access.ts'
import type { Application } from '../application.ts'
import { applicationStore } from '../application-store.ts'
import { ApproveInstallationInput, RegisterApplicationInput } from '../inputs.ts'
import { readPublicKey } from '../public-key.ts'
import type { Authorization } from './authorization.ts'
import {
  authorize,
  CODE_BYTES,
  CODE_LIFETIME_MS,
  encodeCode,
  requireOwnEnvironment,
  withdraw,
} from './authorization-rules.ts'
import { authorizationStore } from './authorization-store.ts'

export const Query = {
  applications(_parent, args, context) {
    requireSomeDesk(context.caller)
    return listPage<Application>({
      context,
      list: ['applications'],
      args,
      read: (slice) => applicationStore.list(context.database, slice),
      positionOf: byId,
    })
  },

  application(_parent, { id }, context) {
    requireSomeDesk(context.caller)
    return applicationStore.find(context.database, requireUuid(id))
  },

  installationAuthorizations(_parent, { clubId, ...args }, context) {
    return readAuthorizations(context, clubId, args)
  },
} satisfies FieldsOf<'Query'>

export const ClubFields = {
  installationAuthorizations({ id }, args, context) {
    return readAuthorizations(context, id, args)
  },
} satisfies FieldsOf<'Club', { id: string }>

export const Mutation = {
  async registerApplication(_parent, { input }, { caller, change, newId }) {
    requireAdmin(caller)
    const { idempotencyKey, ...asked } = parseInput(RegisterApplicationInput, input)
    const { slug, name, redirectUris, wantedScopes, publisher, logoUrl } = asked
    const registration = {
      redirectUris: [...new Set(redirectUris)],
      requestedScopes: wantedScopes,
      publicKey: readPublicKey(asked.publicKey),
      publisher: publisher ?? null,
      logoUrl: logoUrl ?? null,
    }
    const idempotency = idempotencyOf(caller, 'registerApplication', idempotencyKey, asked)
    const { result, isReplay } = await change(idempotency, async (tx, now) => {
      const application: Application = { id: newId(), slug, name, registration, createdAt: now }
      await applicationStore.add(tx, application)
      return { result: application, events: [] }
    })
    return { application: result, idempotentReplay: isReplay }
  },

  async approveInstallation(_parent, { input }, context) {
    const { caller, change, newId } = context
    const clubId = authorizeInstallationChange(caller, input.clubId)
    const { idempotencyKey, ...asked } = parseInput(ApproveInstallationInput, input)
    const application = await getApplication(context, asked.applicationId)
    const environment = asked.environment ?? context.environment
    requireOwnEnvironment(environment, context.environment)

    const approval = {
      clubId,
      environment,
      scopes: asked.approvedScopes,
      redirectUri: asked.redirectUri,
      codeChallenge: asked.codeChallenge,
      nonce: asked.nonce,
      installationExpiresAt: asked.expiresAt ?? null,
      approvedBy: asStaff(caller).subject,
    }
    const code = encodeCode(context.randomBytes(CODE_BYTES))
    const idempotency = idempotencyOf(caller, 'approveInstallation', idempotencyKey, {
      ...asked,
      clubId,
    })
    const { result, isReplay } = await change(idempotency, async (tx, now) => {
      // An ADMIN may name any club.
      if ((await clubStore.find(tx, clubId)) === null) throw notFound('club')
      const made = { id: newId(), installationId: newId(), code, lifetimeMs: CODE_LIFETIME_MS }
      const authorization = authorize(application, approval, made, now)
      await authorizationStore.add(tx, authorization)
      return { result: { authorization, code }, events: [] }
    })
    return { ...result, idempotentReplay: isReplay }
  },

  async withdrawInstallationAuthorization(_parent, { input }, { caller, change }) {
    const clubId = authorizeInstallationChange(caller, input.clubId)
    const id = asUuid(input.installationAuthorizationId, 'authorization')
    const { result } = await change(null, async (tx, now) => {
      const found = requireFound(await authorizationStore.lock(tx, clubId, id), 'authorization')
      const withdrawn = withdraw(found, now)
      await authorizationStore.withdraw(tx, id)
      return { result: withdrawn, events: [] }
    })
    return { authorization: result }
  },
} satisfies FieldsOf<'Mutation'>

export const InstallationAuthorizationFields = {
  __resolveReference: reference('authorization'),
  approvedScopes: ({ scopes }: Authorization) => scopes,
  application: relation('application', 'applicationId'),
  club: relation('club', 'clubId'),
  installation: relation('installation', 'installationId'),
}

export const ApplicationFields = {
  __resolveReference: reference('application'),
  publisher: ({ registration }: Application) => registration?.publisher ?? null,
  logoUrl: ({ registration }: Application) => registration?.logoUrl ?? null,
  redirectUris: ({ registration }: Application) => registration?.redirectUris ?? [],
  wantedScopes: ({ registration }: Application) => registration?.requestedScopes ?? [],
}

function readAuthorizations(
  context: ClubContext,
  clubId: string,
  args: ClubInstallationAuthorizationsArgs,
) {
  authorizeIntegrations(context.caller, clubId)
  return listPage<Authorization>({
    context,
    list: ['installationAuthorizations', clubId],
    args,
    read: (slice) => authorizationStore.list(context.loaders.pages, clubId, slice),
    positionOf: byId,
  })
}

async function getApplication({ database }: ClubContext, id: string): Promise<Application> {
  const application = await applicationStore.find(database, asUuid(id, 'application'))
  if (application === null) throw notFound('application')

  return application
}
