import type { Browser, BrowserContextOptions } from 'playwright-core'
import type { Instance } from '../../../support/processes/instance.ts'
import { openPortal } from './portal-page.ts'

type AskGraph = <Data>(query: string, variables: object) => Promise<Data>

/** The plan of the sandbox's festival, with a shift that lacks helpers chosen. */
export async function openFestivalPlan(
  browser: Browser,
  instance: Instance,
  options: BrowserContextOptions = {},
) {
  const asked = { as: 'coordinator', path: '/portal/el-naranjal/volunteers' } as const
  const opened = await openPortal(browser, instance, asked, options)
  await opened.page.getByRole('link', { name: /^Festival del Azahar/ }).click()
  await opened.page.getByRole('button', { name: /^Barra, tarde/ }).click()
  await opened.page.getByText(/^\d+ helpers can be asked/).waitFor()
  return opened
}

interface FoundCandidates {
  shiftCandidates: {
    nodes: { helperId: string; helper: { firstName: string; lastName: string } }[]
  }
}

/** Helpers who can come to a shift, as the graph orders them. */
export async function findCandidates(ask: AskGraph, shiftId: string | null) {
  const query = `query ($id: ID!) {
    shiftCandidates(shiftId: $id) { nodes { helperId helper { firstName lastName } } }
  }`
  const { shiftCandidates } = await ask<FoundCandidates>(query, { id: shiftId })
  return shiftCandidates.nodes.map(({ helperId, helper }) => ({
    helperId,
    name: `${helper.firstName} ${helper.lastName}`,
  }))
}

export async function revokeAccess(
  ask: AskGraph,
  input: { eventId: string | undefined; helperId: string },
): Promise<void> {
  const query = `mutation ($input: RevokeEventAccessInput!) {
    revokeEventAccess(input: $input) { eventAccess { helperId } }
  }`
  await ask(query, { input })
}
