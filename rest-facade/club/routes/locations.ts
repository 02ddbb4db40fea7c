import type { LocationFieldsFragment } from '../../../built/types/operations.ts'
import { asUuid } from '../../../platform/ids.ts'
import { CLUB_LIMITS } from '../../../schema/club/limits.ts'
import { LocationFilter } from '../../../schema/club/lists.ts'
import { bodyOf, toRestBody } from '../../../schema/fields/rest-body.ts'
import { operation } from '../../../schema/operations.ts'
import { requireFound } from '../../../schema/problem.ts'
import { defineRoute, requireData } from '../../route.ts'
import { COUNTRY, NAME, TIMEZONE } from '../bodies/keywords.ts'
import { inData, pageOf, toPage } from '../bodies/page.ts'
import { ById, pageQuery, toPageVariables } from '../fields.ts'

const { address, city, postalCode } = CLUB_LIMITS.location

const LocationBody = bodyOf<LocationFieldsFragment>('LocationFields', {
  name: NAME,
  address: { maxLength: address },
  city: { maxLength: city },
  postalCode: { maxLength: postalCode },
  country: COUNTRY,
  timezone: TIMEZONE,
  openingHours: { description: 'The opening hours in the form in which the club stores them.' },
})

export const listLocationsRoute = defineRoute({
  method: 'GET',
  path: '/locations',
  scopes: ['locations:read'],
  query: pageQuery(LocationFilter),
  tag: 'Locations',
  summary: 'List locations',
  operation: operation('ListLocations'),
  variables: ({ query }) => toPageVariables(query),
  answers: { 200: pageOf(LocationBody) },
  answer: ({ locations }) => toPage(requireData(locations), (one) => toRestBody(one)),
})

export const getLocationRoute = defineRoute({
  method: 'GET',
  path: '/locations/:id',
  scopes: ['locations:read'],
  params: ById,
  tag: 'Locations',
  summary: 'Read a location',
  operation: operation('GetLocation'),
  variables: ({ params: { id } }) => ({ id: asUuid(id, 'location') }),
  answers: { 200: inData(LocationBody) },
  answer: ({ location }) => ({ data: toRestBody(requireFound(location, 'location')) }),
})
