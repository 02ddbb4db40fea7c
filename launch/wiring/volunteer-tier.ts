import type { Config } from '../../platform/config/config.ts'
import { VOLUNTEER_LIMITS } from '../../schema/volunteer/limits.ts'
import { makeCursors } from '../../subgraphs/foundation/lists/paging.ts'
import type { EventLimits } from '../../subgraphs/volunteer/accounts/rules.ts'
import { makeLinkTokens } from '../../subgraphs/volunteer/helper-links/link-tokens.ts'
import { makeUnsubscribeTokens } from '../../subgraphs/volunteer/helper-links/unsubscribe-tokens.ts'
import { makeFindInactiveClubs } from '../../subgraphs/volunteer/inactive-clubs/inactive-clubs-provider.ts'
import { hearFirstTelling } from '../../subgraphs/volunteer/inactive-clubs/initial-sync.ts'
import type { MailServer } from '../../subgraphs/volunteer/messages/mail/mail-provider.ts'
import type { MailForm } from '../../subgraphs/volunteer/messages/rules.ts'
import { RECIPIENTS_AT_ONCE } from '../../subgraphs/volunteer/messages/sending/sending-store.ts'
import { startVolunteerJobs } from '../../subgraphs/volunteer/volunteer-jobs.ts'
import { makeVolunteerSubgraph } from '../../subgraphs/volunteer/volunteer-subgraph.ts'
import { makeSubgraphParts, type OwnedSubgraph, type SubgraphSetup } from './subgraph-parts.ts'

export interface VolunteerSetup extends SubgraphSetup {
  eventLimits?: EventLimits
  /** Nothing is mailed where it is absent. */
  mail?: MailSetup
  /** Said only by tests: to how many a message goes in one step. */
  recipientsAtOnce?: number
  /** Said only by tests: how long the first telling of inactive clubs is waited for. */
  heardWithinMs?: number
  /** Said only by tests: how long deliveries are held for it. */
  heldForMs?: number
}

/** How mails leave the platform. */
export interface MailSetup {
  form: MailForm
  server: MailServer | null
}

/** In a sandbox without a server they are kept for staff to read. */
export function mailSetupOf({ environment, smtpUrl, mailFrom }: Config): MailSetup {
  if (smtpUrl !== null && mailFrom !== null)
    return { form: 'SMTP', server: { url: smtpUrl, from: mailFrom } }
  return { form: environment === 'SANDBOX' ? 'OUTBOX' : 'NONE', server: null }
}

/** The owner of what volunteer clubs have. */
export function makeVolunteer(setup: VolunteerSetup): OwnedSubgraph {
  const { log, secretKeys, eventLimits = VOLUNTEER_LIMITS.openEvents } = setup
  const shared = makeSubgraphParts(setup, 'volunteer')
  const firstTelling = hearFirstTelling(shared.bus)
  const parts = {
    ...shared,
    cursors: makeCursors(secretKeys),
    linkTokens: makeLinkTokens(secretKeys),
    unsubscribeTokens: makeUnsubscribeTokens(secretKeys),
    publicUrl: setup.webhooks.publicUrl,
    eventLimits,
    mail: setup.mail?.form ?? ('NONE' as const),
    mailServer: setup.mail?.server ?? null,
    recipientsAtOnce: setup.recipientsAtOnce ?? RECIPIENTS_AT_ONCE,
    findInactiveClubs: makeFindInactiveClubs({ ...setup, firstTelling }),
  }
  return {
    subgraph: makeVolunteerSubgraph(parts, log),
    startJobs: () => startVolunteerJobs({ ...setup, ...parts, firstTelling }),
  }
}
