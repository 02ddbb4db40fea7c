import { hash, randomBytes } from 'node:crypto'
import { newUuid } from '../../platform/ids.ts'
import { CLUB_SCOPES } from '../../schema/club/scopes.ts'
import {
  authorize,
  CODE_BYTES,
  encodeCode,
} from '../../subgraphs/club/installations/authorizations/authorization-rules.ts'
import { authorizationStore } from '../../subgraphs/club/installations/authorizations/authorization-store.ts'
import { ApplicationEntity } from '../../subgraphs/club/installations/entities.ts'
import type { Database } from '../../subgraphs/foundation/database/database.ts'
import { tableOf } from '../../subgraphs/foundation/query/table.ts'
import { APPROVAL, REDIRECT_URI } from '../plans/installation-plans.ts'
import { NAMED_CLUBS } from '../plans/organizations.ts'
import { getSandboxClub } from './sandbox-ids.ts'

/** Input of the exchange by the partner's server. */
export interface SandboxApproval {
  applicationId: string
  code: string
  codeVerifier: string
  redirectUri: string
}

const VERIFIER_BYTES = 48
export const LIFETIME_MS = 12 * 60 * 60 * 1000

const applications = tableOf(ApplicationEntity)

/** Approves an installation on behalf of the club's owner; valid for half a day. */
export async function approveInstallation(club: Database, now: Date): Promise<SandboxApproval> {
  const { slug, owner } = NAMED_CLUBS[APPROVAL.club]
  const { id: clubId } = await getSandboxClub(club, slug)
  const [row] = await club.query(
    `SELECT ${applications.columns('a')} FROM applications a WHERE a.slug = ?`,
    [APPROVAL.application],
  )
  if (row === undefined) throw new Error(`There is no application ${APPROVAL.application}.`)

  const application = applications.toRecord(row)
  const code = encodeCode(randomBytes(CODE_BYTES))
  const codeVerifier = randomBytes(VERIFIER_BYTES).toString('base64url')
  const approval = {
    clubId,
    environment: 'SANDBOX' as const,
    scopes: [...CLUB_SCOPES],
    redirectUri: REDIRECT_URI,
    codeChallenge: hash('sha256', codeVerifier, 'base64url'),
    nonce: 'sandbox',
    installationExpiresAt: null,
    approvedBy: owner,
  }
  const made = { id: newUuid(), installationId: newUuid(), code, lifetimeMs: LIFETIME_MS }
  await authorizationStore.add(club, authorize(application, approval, made, now))
  return { applicationId: application.id, code, codeVerifier, redirectUri: REDIRECT_URI }
}
