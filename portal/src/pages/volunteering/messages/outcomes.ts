import type { DataOf } from '../../../graph/ask.ts'

type WithRecipients = NonNullable<DataOf<'PortalMessageRecipients'>['volunteerMessage']>
export type Recipient = NonNullable<WithRecipients['recipients']>['nodes'][number]
export type Outcome = Recipient['outcome']

/** Outcomes in the order in which they need attention, each with the shape of its status. */
export const OUTCOMES = {
  FAILED: 'FAILED',
  NO_ADDRESS: 'NEEDS_YOU',
  OPTED_OUT: 'CLOSED',
  PENDING: 'PENDING',
  NOT_MAILED: 'CLOSED',
  OUTBOX: 'DELIVERED',
  MAILED: 'DELIVERED',
} as const satisfies Record<Outcome, string>

export interface OutcomeGroup {
  outcome: Outcome
  recipients: readonly Recipient[]
}

/** Recipients by what became of their mails; outcomes that nobody has are left out. */
export function groupByOutcome(recipients: readonly Recipient[]): OutcomeGroup[] {
  const outcomes = Object.keys(OUTCOMES) as Outcome[]
  return outcomes.flatMap((outcome) => {
    const own = recipients.filter((recipient) => recipient.outcome === outcome)
    return own.length > 0 ? [{ outcome, recipients: own }] : []
  })
}
