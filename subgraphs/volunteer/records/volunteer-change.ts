import type { VolunteerChangeKind } from '../../../built/types/volunteer.ts'
import type { ChangeNotices } from '../../foundation/change/change-notices.ts'

/** Changes without an event of the club. */
export const VOLUNTEER_CHANGE_KINDS = [
  'HELPER_DETAILS',
  'MESSAGE_RECIPIENTS',
  'POLL',
  'WORKFLOW',
  'WORKFLOW_RUN',
] as const satisfies readonly VolunteerChangeKind[]

export type VolunteerNotices = ChangeNotices<VolunteerChangeKind>

/** One notice for a change of any number of records. */
export function publishEach(
  notices: VolunteerNotices,
  clubId: string,
  kind: VolunteerChangeKind,
  ids: readonly string[],
): void {
  const [resourceId, ...others] = ids
  if (resourceId === undefined) return
  notices.publish({ clubId, kind, resourceId: others.length === 0 ? resourceId : null })
}

/** One notice for an import of any size. */
export function publishHelpers(
  notices: VolunteerNotices,
  clubId: string,
  helperIds: readonly string[],
): void {
  publishEach(notices, clubId, 'HELPER_DETAILS', helperIds)
}
