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

/** One notice for an import of any size. */
export function publishHelpers(
  notices: VolunteerNotices,
  clubId: string,
  helperIds: readonly string[],
): void {
  const [resourceId, ...others] = helperIds
  if (resourceId === undefined) return
  const named = others.length === 0 ? resourceId : null
  notices.publish({ clubId, kind: 'HELPER_DETAILS', resourceId: named })
}
