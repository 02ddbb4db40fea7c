import { StartupError } from '../platform/config/startup-error.ts'
import type { QueryGraph } from './graph.ts'
import type { StatusOptions } from './options.ts'
import type { Print } from './print.ts'

const FIND = `query ClubBySlug($prefix: String!) {
  clubsBySlug(prefix: $prefix) { id slug status }
}`

const SET = `mutation SetClubStatus($input: SetClubStatusInput!) {
  setClubStatus(input: $input) { club { status } }
}`

interface Found {
  clubsBySlug: { id: string; slug: string; status: string }[] | null
}

/** Suspends a club, or lets its partners and keys in again. */
export async function setClubStatus(
  queryGraph: QueryGraph,
  { club: key, status }: StatusOptions,
  print: Print,
): Promise<void> {
  const { clubsBySlug } = await queryGraph<Found>(FIND, { prefix: key })
  const club = clubsBySlug?.find(({ slug }) => slug === key)
  if (club === undefined) throw new StartupError(`There is no club ${key}.`)
  if (club.status === 'CLOSED')
    throw new StartupError(`${key} is CLOSED for good. The mutation setClubStatus can change that.`)
  if (club.status === status) return print('= 1 unchanged')

  await queryGraph(SET, { input: { clubId: club.id, status } })
  await print(`~ club ${key}: status ${status}`)
}
