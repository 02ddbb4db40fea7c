import type { Seat, World } from './world.ts'

/** Staff settle with the partner whatever their bookings could not carry over on this court. */
export async function resolveConflicts(world: World, sessionId: string): Promise<void> {
  const { asking, clubId, staffToken } = world
  const { nodes } = await asking.graph<{ nodes: { id: string; matchSessionId: string }[] }>(
    staffToken,
    `query Conflicts($clubId: ID!) {
      reconciliationConflicts(clubId: $clubId, first: 100, status: OPEN) {
        nodes { id matchSessionId }
      }
    }`,
    { clubId },
  )
  for (const { id, matchSessionId } of nodes) {
    if (matchSessionId !== sessionId) continue
    await asking.graph(
      staffToken,
      `mutation Resolve($input: ResolveReconciliationConflictInput!) {
        resolveReconciliationConflict(input: $input) { conflict { id } }
      }`,
      { input: { conflictId: id } },
    )
  }
}

/** Staff close a court, or open it again. */
export async function setMaintenance(
  { asking, staffToken }: World,
  { courtId }: Seat,
  override: 'MAINTENANCE' | null,
): Promise<void> {
  await asking.graph(
    staffToken,
    `mutation Override($input: SetCourtStatusOverrideInput!) {
      setCourtStatusOverride(input: $input) { court { id } }
    }`,
    { input: { courtId, override } },
  )
}
