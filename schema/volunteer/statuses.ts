/** Closed enumerations of the Volunteer-Event Developer API in the graph's upper case (Resources). */
export const VOLUNTEER_EVENT_STATUSES = ['DRAFT', 'ACTIVE', 'ARCHIVED', 'CANCELLED'] as const

export type VolunteerEventStatus = (typeof VOLUNTEER_EVENT_STATUSES)[number]

export const SHIFT_STATUSES = ['OPEN', 'CLOSED', 'CANCELLED'] as const

export type ShiftStatus = (typeof SHIFT_STATUSES)[number]

export const STAFFING_STATUSES = ['EMPTY', 'PARTIAL', 'FULL', 'OVERBOOKED'] as const

export type StaffingStatus = (typeof STAFFING_STATUSES)[number]

export const ASSIGNMENT_STATUSES = ['PENDING', 'CONFIRMED', 'DECLINED', 'CANCELLED'] as const

export type AssignmentStatus = (typeof ASSIGNMENT_STATUSES)[number]

/** Reasons with which the platform and the staff's plan cancel an assignment; no helper cancelled it. */
export const SYSTEM_REASONS = [
  'shift_cancelled',
  'access_revoked',
  'helper_erased',
  'withdrawn',
  'removed',
] as const

export type SystemReason = (typeof SYSTEM_REASONS)[number]

/** Origin of an assignment. */
export const ASSIGNMENT_ORIGINS = ['API', 'DASHBOARD', 'HELPER', 'AUTOMATION'] as const

export type AssignmentOrigin = (typeof ASSIGNMENT_ORIGINS)[number]

export const HELPER_STATUSES = ['ACTIVE', 'INACTIVE'] as const

/** Whether a helper receives mails of the club. */
export const MAIL_PREFERENCES = ['ON', 'OFF'] as const

export type MailPreference = (typeof MAIL_PREFERENCES)[number]

export const DELIVERY_STATUSES = ['PENDING', 'DELIVERED', 'FAILED'] as const

export const MESSAGE_KINDS = ['MESSAGE', 'BROADCAST'] as const

export const MESSAGE_STATUSES = ['DRAFT', 'SCHEDULED', 'SENT', 'FAILED'] as const

export const AUDIENCE_TYPES = ['ALL', 'ROLE', 'SHIFT', 'HELPERS', 'STATUS'] as const

/** Audience types of a workflow's message; TRIGGER is the helper of the triggering event. */
export const ACTION_AUDIENCE_TYPES = [...AUDIENCE_TYPES, 'TRIGGER'] as const

export const AVAILABILITY_REQUEST_STATUSES = ['OPEN', 'CLOSED'] as const

export const AVAILABILITIES = ['YES', 'MAYBE', 'NO'] as const
export const TRIGGER_TYPES = ['MANUAL', 'EVENT'] as const

export const CONDITION_OPS = ['EQ', 'IN'] as const

export const ACTION_TYPES = ['SEND_MESSAGE', 'GRANT_EVENT_ACCESS', 'SET_ASSIGNMENT_STATUS'] as const

export const RUN_STATUSES = [
  ...(['WAITING', 'QUEUED', 'RUNNING', 'SUCCEEDED', 'FAILED', 'SKIPPED'] as const),
] as const

/** Reasons of failed or skipped runs that are not problem codes. */
export const RUN_FAULTS = ['no_event', 'no_helper', 'no_assignment', 'too_many_waiting'] as const

export type RunFault = (typeof RUN_FAULTS)[number]

export function isRunFault(error: string | null): error is RunFault {
  return RUN_FAULTS.some((fault) => fault === error)
}

export const MESSAGE_OUTCOMES = [
  'PENDING',
  'MAILED',
  'FAILED',
  'NO_ADDRESS',
  'OPTED_OUT',
  'NOT_MAILED',
  'OUTBOX',
] as const
