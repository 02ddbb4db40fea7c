import { expect } from '@jest/globals'
import type { Instance } from '../../../support/processes/instance.ts'

/** Asks the graph as a partner or a member of staff; a refusal fails the test. */
export async function askGraph<Data = unknown>(
  { sandbox }: Instance,
  token: string,
  query: string,
  variables: object = {},
): Promise<Data> {
  const response = await fetch(sandbox.graphql, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown }
  expect(errors).toBeUndefined()
  return data
}

/** Closes or opens the first court of the main club, which is an event of it. */
export function setCourt(instance: Instance, override: 'MAINTENANCE' | null): Promise<unknown> {
  const { staff_token: token, courts } = instance.sandbox.clubs.main
  const query =
    'mutation ($input: SetCourtStatusOverrideInput!) { setCourtStatusOverride(input: $input) { court { id } } }'
  return askGraph(instance, token, query, { input: { courtId: courts[0]?.id, override } })
}
