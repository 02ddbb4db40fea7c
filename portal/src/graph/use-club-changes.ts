import { useEffect, useEffectEvent, useRef } from 'react'
import type { DataOf } from './ask.ts'
import { useLive } from './live.ts'
import { makeThrottle, type Throttle } from './throttle.ts'

type ChangeKind = NonNullable<DataOf<'PortalClubChanges'>['clubChanges']>['kind']

/** Interval of further reads of records whose changes are announced: an announcement can be lost. */
export const AGAIN_EVERY_MS = 60_000

/** Listeners by kind; they get the id of the changed record, or null where any record of the kind may have changed. */
type OnChange = Partial<Record<ChangeKind, (resourceId: string | null) => void>>

/** Follows the records of a club that change without an event of it. Each connection begins with null for every kind. */
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

/** `run` at most once per `everyMs`, with the last of many requests in any case. */
export function useThrottled(run: () => Promise<unknown>, everyMs = READ_EVERY_MS): () => void {
  const latest = useEffectEvent(run)
  const throttle = useRef<Throttle | null>(null)
  useEffect(() => {
    const made = makeThrottle(() => latest(), everyMs)
    throttle.current = made
    return made.end
  }, [everyMs])
  return () => throttle.current?.request()
}

const READ_EVERY_MS = 1_000
