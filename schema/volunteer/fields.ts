import { z } from 'zod'
import { boundedText, fault } from '../fields/fields.ts'
import { rangeMessage } from '../fields/query-fields.ts'
import { exactLine, linesText, lineText, nameText } from '../fields/text/line-text.ts'
import { LIMITS } from '../limits.ts'
import { VOLUNTEER_LIMITS } from './limits.ts'

export const EventName = nameText(VOLUNTEER_LIMITS.event.name)

export const EventDescription = linesText({ min: 0, max: VOLUNTEER_LIMITS.event.description })

export const EventLocation = lineText({ min: 0, max: VOLUNTEER_LIMITS.event.location })

/** The club's own id of an event, compared exactly. */
export const EventExternalId = exactLine({ min: 1, max: VOLUNTEER_LIMITS.externalId })

export const RoleName = nameText({ min: 1, max: VOLUNTEER_LIMITS.role.name })

export const RoleDescription = linesText({ min: 0, max: VOLUNTEER_LIMITS.role.description })

export const ShiftTitle = lineText(VOLUNTEER_LIMITS.shift.title)

export const ShiftDescription = linesText({ min: 0, max: VOLUNTEER_LIMITS.shift.description })

export const ShiftLocation = lineText({ min: 0, max: VOLUNTEER_LIMITS.shift.location })

const { requiredHelpers } = VOLUNTEER_LIMITS.shift

export const RequiredHelpers = z
  .int()
  .superRefine((number, context) => {
    if (number < requiredHelpers.min || number > requiredHelpers.max)
      fault(context, 'range', rangeMessage(requiredHelpers))
  })
  .meta({ minimum: requiredHelpers.min, maximum: requiredHelpers.max })

/** Event types of webhooks (Events), in the order of the document. */
export const VOLUNTEER_EVENT_TYPES = [
  'event.created',
  'event.updated',
  'event.deleted',
  'event.started',
  'event.ended',
  'role.created',
  'role.updated',
  'role.deleted',
  'shift.created',
  'shift.updated',
  'shift.deleted',
  'shift.changed',
  'helper.registered',
  'helper.granted',
  'helper.revoked',
  'helper.confirmed',
  'helper.cancelled',
  'assignment.updated',
  'message.created',
  'message.updated',
  'message.deleted',
  'availability.request.created',
  'availability.response.upserted',
  'automation.triggered',
] as const

export type VolunteerEventType = (typeof VOLUNTEER_EVENT_TYPES)[number]

/** Kind of resource of an event: the first word of its type. */
export type VolunteerResourceKind<Type = VolunteerEventType> =
  Type extends `${infer Kind}.${string}` ? Kind : never

/** All kinds of resources. */
export const VOLUNTEER_RESOURCE_KINDS = [
  ...new Set(VOLUNTEER_EVENT_TYPES.map((type) => type.split('.')[0] ?? '')),
] as readonly VolunteerResourceKind[]

export const VolunteerEventType = z.enum(VOLUNTEER_EVENT_TYPES)

/** At least one event type; without duplicates, in the order of the document. */
export const WebhookEvents = z
  .array(VolunteerEventType)
  .min(1)
  .transform((asked) => VOLUNTEER_EVENT_TYPES.filter((type) => asked.includes(type)))

export const WebhookDescription = linesText({ min: 0, max: LIMITS.webhookDescription })

export const ApiKeyName = nameText({ min: 1, max: LIMITS.name })

const DAY = { rule: 'format', message: 'Send a day of the calendar, such as 2026-07-01.' }

const DayText = z.iso.date()

/** A day of the calendar, `YYYY-MM-DD`. DATE of MySQL holds the years 1000 to 9999. */
export const CalendarDay = boundedText(LIMITS.raw.day, DAY)
  .superRefine((text, context) => {
    if (!DayText.safeParse(text).success) return fault(context, DAY.rule, DAY.message)
    if (text < '1000') fault(context, 'range', 'Send a day between the years 1000 and 9999.')
  })
  .meta({ format: 'date' })

const PLACE = {
  rule: 'format',
  message: 'Send latitude and longitude, such as 48.2082,16.3738.',
}

const COORDINATES = /^(-?\d{1,3}(?:\.\d{1,20})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,20})?)$/

const MAX_LATITUDE = 90
const MAX_LONGITUDE = 180

/** Coordinates as `latitude,longitude` in decimal degrees, stored without spaces. */
export const Coordinates = boundedText(LIMITS.raw.coordinates, PLACE)
  .trim()
  .superRefine((text, context) => {
    const [, latitude, longitude] = COORDINATES.exec(text) ?? []
    if (latitude === undefined || longitude === undefined)
      return fault(context, PLACE.rule, PLACE.message)
    if (Math.abs(Number(latitude)) > MAX_LATITUDE)
      return fault(context, 'range', 'The latitude lies between -90 and 90.')
    if (Math.abs(Number(longitude)) > MAX_LONGITUDE)
      fault(context, 'range', 'The longitude lies between -180 and 180.')
  })
  .meta({ maxLength: LIMITS.raw.coordinates })
  .transform((text) => text.replace(COORDINATES, '$1,$2'))
