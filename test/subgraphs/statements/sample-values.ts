import { queueOf } from '../../../subgraphs/foundation/jobs/work-queue/work-items.ts'
import { clubsOf, inClub, reachOf } from '../../../subgraphs/foundation/query/tenancy.ts'
import { DELIVERIES } from '../../../subgraphs/foundation/webhooks/due-deliveries.ts'
import { hasTag } from '../../../subgraphs/volunteer/helpers/helper-list-store.ts'
import { audienceStore } from '../../../subgraphs/volunteer/messages/audience/audience-store.ts'
import type { ChosenAudience } from '../../../subgraphs/volunteer/messages/message.ts'
import type { Exploration } from './explore.ts'

export const ID = '0198a5c6-0000-7000-8000-000000000001'

export const MOMENT = new Date('2026-01-02T03:04:05Z')

const LATER = new Date('2026-01-02T04:04:05Z')

export const OWNER = {
  kind: 'staff',
  subject: 'olga',
  isAdmin: false,
  roles: [{ clubId: ID, role: 'OWNER' }],
} as const

const CHOSEN = audienceStore.choose(
  { eventId: ID, audience: { type: 'ALL' } as ChosenAudience },
  10,
)

const { attempts, ...MEMBERS } = queueOf('a-queue', 'by due time')

/** What parameters and members of these names hold; each value is tried, undefined is a wildcard. */
export const SAMPLE_VALUES: Exploration['values'] = {
  ...{
    tenancy: [() => inClub(ID), () => clubsOf(OWNER, 'club')],
    reach: [() => reachOf(inClub(ID))],
  },
  ...{ now: [() => MOMENT], dueAt: [() => MOMENT, () => LATER], clock: [() => () => MOMENT] },
  ...{ newId: [() => () => ID], key: [() => 'a-key'], scope: [() => 'a-scope'] },
  secretKeys: [() => [Buffer.alloc(32)]],
  table: [
    () => queueOf('a-queue', 'in turn'),
    () => queueOf('a-queue', 'by due time'),
    () => DELIVERIES,
  ],
  // The members of such a table, where a parameter is destructured.
  ...Object.fromEntries(Object.entries(MEMBERS).map(([name, value]) => [name, [() => value]])),
  columns: [() => 'w.id'],
  newest: [() => '2'],
  result: [() => ({})],
  lock: [() => 'FOR UPDATE', () => 'LOCK IN SHARE MODE'],
  ofHelper: [() => [hasTag('early')]],
  chosen: [() => CHOSEN],
  positions: [() => 'webhook_positions'],
  known: [() => new Set(['a-lane'])],
  pacedBy: [() => 'endpoint', () => 'delivery'],
  ...{ search: [() => 'anna', () => '030 12345', () => null], words: [() => ['anna'], () => null] },
  ...{ tag: [() => 'early', () => null], tags: [() => ['early']], lookUp: [() => 0] },
  addresses: [() => ['a@x.example']],
  endingAfter: [() => '', () => MOMENT.toISOString()],
  cancelledSince: [() => '', () => MOMENT.toISOString()],
  type: [() => 'ALL', () => 'HELPERS', () => 'SHIFT', () => 'ROLE', () => 'STATUS'],
  status: [
    ...[() => undefined, () => null, () => 'PENDING', () => 'SCHEDULED', () => 'SENT'],
    () => 'DISABLED',
  ],
}
