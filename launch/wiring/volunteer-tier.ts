import type { Config } from '../../platform/config/config.ts'
import { traceOperations } from '../../platform/metrics/trace-operations.ts'
import { type EventLimits, VOLUNTEER_LIMITS } from '../../schema/volunteer/limits.ts'
import { makeCursors } from '../../subgraphs/foundation/lists/paging.ts'
import { makeLinkTokens } from '../../subgraphs/volunteer/helper-links/link-tokens.ts'
import { makeUnsubscribeTokens } from '../../subgraphs/volunteer/helper-links/unsubscribe-tokens.ts'
import { makeFindInactiveClubs } from '../../subgraphs/volunteer/inactive-clubs/inactive-clubs-provider.ts'
import { trackInitialSync } from '../../subgraphs/volunteer/inactive-clubs/initial-sync.ts'
import type { MailServer } from '../../subgraphs/volunteer/messages/mail/mail-provider.ts'
import type { MailForm } from '../../subgraphs/volunteer/messages/rules.ts'
import { INLINE_RECIPIENT_LIMIT } from '../../subgraphs/volunteer/messages/sending/recipient-rules.ts'
import { VOLUNTEER_CHANGE_KINDS } from '../../subgraphs/volunteer/records/volunteer-change.ts'
import { startVolunteerJobs } from '../../subgraphs/volunteer/volunteer-jobs.ts'
import { makeVolunteerSubgraph } from '../../subgraphs/volunteer/volunteer-subgraph.ts'
import { makeSubgraphParts, type OwnedSubgraph, type SubgraphSetup } from './subgraph-parts.ts'

export interface VolunteerSetup extends SubgraphSetup {
  eventLimits?: EventLimits
  /** If absent, no mails are sent. */
  mail?: MailSetup
  /** For tests: maximum of recipients of a message that is sent in one transaction. */
  inlineRecipientLimit?: number
  /** For tests: timeout of changes for the initial sync of inactive clubs. */
  syncTimeoutMs?: number
  /** For tests: timeout of deliveries for the initial sync. */
  holdTimeoutMs?: number
}

/** Template and transport of mails. */
export interface MailSetup {
  form: MailForm
  server: MailServer | null
}

/** A sandbox without a mail server stores its mails, so that staff can read them. */
export function mailSetupOf({ environment, smtpUrl, mailFrom }: Config): MailSetup {
  if (smtpUrl !== null && mailFrom !== null)
    return { form: 'SMTP', server: { url: smtpUrl, from: mailFrom } }
  return { form: environment === 'SANDBOX' ? 'OUTBOX' : 'NONE', server: null }
}

/** Wires the subgraph of the volunteer side. */
export function makeVolunteer(setup: VolunteerSetup): OwnedSubgraph {
  const { log, secretKeys, eventLimits = VOLUNTEER_LIMITS.openEvents } = setup
  const shared = makeSubgraphParts(setup, 'volunteer', VOLUNTEER_CHANGE_KINDS)
  const initialSync = trackInitialSync(shared.bus)
  const parts = {
    ...shared,
    cursors: makeCursors(secretKeys),
    linkTokens: makeLinkTokens(secretKeys),
    unsubscribeTokens: makeUnsubscribeTokens(secretKeys),
    publicUrl: setup.webhooks.publicUrl,
    eventLimits,
    mail: setup.mail?.form ?? ('NONE' as const),
    mailServer: setup.mail?.server ?? null,
    inlineRecipientLimit: setup.inlineRecipientLimit ?? INLINE_RECIPIENT_LIMIT,
    findInactiveClubs: makeFindInactiveClubs({ ...setup, initialSync: initialSync }),
  }
  return {
    subgraph: traceOperations('volunteer', makeVolunteerSubgraph(parts, log)),
    startJobs: () => startVolunteerJobs({ ...setup, ...parts, initialSync: initialSync }),
  }
}
