import type { Seat, World } from './world.ts'

/** Staff resolve the open conflicts of a session with the partner. */
export async function resolveConflicts(world: World, sessionId: string): Promise<void> {
  const { client, clubId, staffToken } = world
  const { nodes } = await client.graph<{
    nodes: { id: string; matchSessionId: string; updatedAt: string }[]
  }>(
    staffToken,
    `query Conflicts($clubId: ID!) {
      reconciliationConflicts(clubId: $clubId, first: 100, filter: { status: OPEN }) {
        nodes { id matchSessionId updatedAt }
      }
    }`,
    { clubId },
  )
  for (const { id, matchSessionId, updatedAt } of nodes) {
    if (matchSessionId !== sessionId) continue
    await client.graph(
      staffToken,
      `mutation Resolve($input: ResolveReconciliationConflictInput!) {
        resolveReconciliationConflict(input: $input) { conflict { id } }
      }`,
      { input: { conflictId: id, expectedUpdatedAt: updatedAt } },
    )
  }
}

/** Staff close a court, or open it again. */
export async function setMaintenance(
  { client, staffToken }: World,
  { courtId }: Seat,
  override: 'MAINTENANCE' | null,
): Promise<void> {
  await client.graph(
    staffToken,
    `mutation Override($input: SetCourtStatusOverrideInput!) {
      setCourtStatusOverride(input: $input) { court { id } }
    }`,
    { input: { courtId, override } },
  )
}
