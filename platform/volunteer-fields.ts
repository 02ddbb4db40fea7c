import { z } from 'zod'
import { fault, trimmedText } from './fields.ts'

/** Limits of the Volunteer-Event Developer API; said once, used by routes and resolvers alike. */
export const VOLUNTEER_LIMITS = {
  page: { max: 200 },
  search: 100,
} as const

export const EventName = trimmedText({ min: 2, max: 140 })

export const EventDescription = trimmedText({ min: 0, max: 4000 })

export const EventLocation = trimmedText({ min: 0, max: 240 })

export const ApiKeyName = trimmedText({ min: 1, max: 120 })

export const HelperSearch = trimmedText({ min: 1, max: VOLUNTEER_LIMITS.search })

export const HelperTag = trimmedText({ min: 1, max: 40 })

const DayText = z.iso.date()

/** A day of the calendar, `YYYY-MM-DD`. DATE of MySQL holds the years 1000 to 9999. */
export const CalendarDay = z
  .string()
  .superRefine((text, context) => {
    if (!DayText.safeParse(text).success)
      return fault(context, 'format', 'Send a day of the calendar, such as 2026-07-01.')
    if (text < '1000') fault(context, 'range', 'Send a day between the years 1000 and 9999.')
  })
  .meta({ format: 'date' })

const COORDINATES = /^(-?\d{1,3}(?:\.\d{1,20})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,20})?)$/

const MAX_LATITUDE = 90
const MAX_LONGITUDE = 180

/** A place on earth as `latitude,longitude` in decimal degrees; kept without spaces. */
export const Coordinates = z
  .string()
  .trim()
  .superRefine((text, context) => {
    const [, latitude, longitude] = COORDINATES.exec(text) ?? []
    if (latitude === undefined || longitude === undefined)
      return fault(context, 'format', 'Send latitude and longitude, such as 48.2082,16.3738.')
    if (Math.abs(Number(latitude)) > MAX_LATITUDE)
      return fault(context, 'range', 'The latitude lies between -90 and 90.')
    if (Math.abs(Number(longitude)) > MAX_LONGITUDE)
      fault(context, 'range', 'The longitude lies between -180 and 180.')
  })
  .transform((text) => text.replace(COORDINATES, '$1,$2'))
