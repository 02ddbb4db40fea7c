import { useEffect, useEffectEvent, useRef } from 'react'
import type { DataOf } from './ask.ts'
import { useLive } from './live.ts'
import { makePaced, type Paced } from './paced.ts'

type ChangeKind = NonNullable<DataOf<'PortalClubChanges'>['clubChanges']>['kind']

/** A message about a change may be lost: what waits for one is read again in such intervals. */
export const AGAIN_EVERY_MS = 60_000

/** Calls for what changes without an event of the club; by kind, with the id, or null where anything of it may have changed. */
type OnChange = Partial<Record<ChangeKind, (resourceId: string | null) => void>>

/** Follows what changes without an event of the club. At each connection all of it may have. */
export function useClubChanges(
  clubId: string,
  onChange: OnChange,
  { isOn = true }: { isOn?: boolean } = {},
): void {
  useLive(
    'PortalClubChanges',
    { clubId },
    ({ clubChanges: change }) => change && onChange[change.kind]?.(change.resourceId),
    { isOn },
  )
}

/** What changes many times a second is read at most each `everyMs`, and at the end once more. */
export function usePaced(run: () => Promise<unknown>, everyMs = READ_EVERY_MS): () => void {
  const latest = useEffectEvent(run)
  const paced = useRef<Paced | null>(null)
  useEffect(() => {
    const made = makePaced(() => latest(), everyMs)
    paced.current = made
    return made.end
  }, [everyMs])
  return () => paced.current?.ask()
}

const READ_EVERY_MS = 1_000
