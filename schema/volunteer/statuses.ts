/** The closed sets that the Volunteer-Event Developer API names, in the graph's capitals (Resources). */
export const VOLUNTEER_EVENT_STATUSES = ['DRAFT', 'ACTIVE', 'ARCHIVED', 'CANCELLED'] as const

export type VolunteerEventStatus = (typeof VOLUNTEER_EVENT_STATUSES)[number]

export const HELPER_STATUSES = ['ACTIVE', 'INACTIVE'] as const

export const DELIVERY_STATUSES = ['PENDING', 'DELIVERED', 'FAILED'] as const
