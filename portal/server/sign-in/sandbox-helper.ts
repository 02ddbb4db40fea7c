import type {
  PortalSandboxHelperLinkMutation,
  PortalSandboxHelperQuery,
} from '../../../built/types/operations.ts'
import { Problem } from '../../../schema/problem.ts'
import { requireOperation } from '../operations/portal-operations.ts'
import type { PortalSetup } from '../portal-setup.ts'

/** Name under which a sandbox opens the page of a helper, beside those of staff. */
export const HELPER = 'helper'

/** In whose name the link is made. */
const COORDINATOR = 'coordinator'

/**
 * Path of the page of a helper, by a link that is made for this opening: one who was asked for a shift, else one with
 * access to an active event; null where there is none.
 */
export async function makeHelperPath(
  { executor, sandbox }: Pick<PortalSetup, 'executor' | 'sandbox'>,
  requestId: string,
): Promise<string | null> {
  const signed = await sandbox?.signIn(COORDINATOR)
  if (!signed) return null
  const caller = await executor.authenticate({ kind: 'bearer', token: signed.token }, requestId)
  const [role] = caller.kind === 'staff' ? caller.roles : []
  if (role === undefined) return null

  const ask = async (name: string, variables: Record<string, unknown>) => {
    const { data, errors } = await executor.execute(requireOperation(name), variables, {
      caller,
      requestId,
      client: 'clubgate-portal',
    })
    if (errors?.[0]) throw new Problem('dependency_unavailable', errors[0].message)
    return data
  }
  const { club } = (await ask('PortalSandboxHelper', {
    clubId: role.clubId,
  })) as PortalSandboxHelperQuery
  const found = findHelper(club?.volunteerEvents?.nodes ?? [])
  if (found === null) return null
  const input = { ...found, expiresInDays: 1 }
  const { createHelperLink } = (await ask('PortalSandboxHelperLink', {
    input,
  })) as PortalSandboxHelperLinkMutation
  return createHelperLink?.helperLink.path ?? null
}

type ActiveEvent = NonNullable<
  NonNullable<PortalSandboxHelperQuery['club']>['volunteerEvents']
>['nodes'][number]

/** An event may be without shifts or helpers yet, so each active one is looked at. */
function findHelper(events: readonly ActiveEvent[]) {
  const pick = (helperOf: (event: ActiveEvent) => string | undefined) =>
    events.flatMap((event) => {
      const helperId = helperOf(event)
      return helperId === undefined ? [] : [{ eventId: event.id, helperId }]
    })
  const [first] = [
    ...pick(({ assignments }) => assignments?.nodes[0]?.helperId),
    ...pick(({ helpers }) => helpers?.nodes[0]?.helperId),
  ]
  return first ?? null
}
