import type { ClubChangeKind } from '../../../built/types/club.ts'
import type { ChangeNotice, ChangeNotices } from '../../foundation/change/change-notices.ts'

export type { ClubChangeKind }

/** Kinds of records that change without an event of the club. */
export const CLUB_CHANGE_KINDS = [
  'CLUB',
  'COURT',
  'LOCATION',
  'RECONCILIATION_CONFLICT',
  'WEBHOOK_ENDPOINT',
] as const satisfies readonly ClubChangeKind[]

export type ClubNotices = ChangeNotices<ClubChangeKind>

/** Notice of a changed endpoint, of one of its deliveries, or of an attempt. */
export function toEndpointNotice({
  id,
  clubId,
}: {
  id: string
  clubId: string
}): ChangeNotice<ClubChangeKind> {
  return { clubId, kind: 'WEBHOOK_ENDPOINT', resourceId: id }
}
