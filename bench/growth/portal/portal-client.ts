import type { Variables } from '../../../platform/executor.ts'
import type { PortalOperation } from '../../../portal/src/graph/ask.ts'

/** Sends operations as a page of the portal does. */
export type AskPortal = (name: PortalOperation, variables: Variables) => Promise<void>

/** Signs in at the address, and keeps the cookies. */
export async function signIn(address: string): Promise<AskPortal> {
  const { origin } = new URL(address)
  const answered = await fetch(address, { redirect: 'manual' })
  const cookie = answered.headers
    .getSetCookie()
    .map((set) => set.split(';', 1)[0])
    .join('; ')
  const headers = { 'content-type': 'application/json', 'x-clubgate-portal': '1', origin, cookie }
  return async (name, variables) => {
    const body = JSON.stringify({ name, variables })
    const init = { method: 'POST', headers, body }
    const answer = await fetch(`${origin}/portal/api/operations`, init)
    const { data, errors } = (await answer.json()) as { data: unknown; errors?: unknown }
    if (errors || isEmpty(data)) throw new Error(`${name}: ${JSON.stringify(errors ?? data)}`)
  }
}

/** A record that is not there measures nothing. */
function isEmpty(data: unknown): boolean {
  return Object.values((data ?? {}) as object).every((value) => value === null)
}
