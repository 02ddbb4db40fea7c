import { useEffect, useRef } from 'react'
import { useWords } from '../../../../i18n/use-words.tsx'
import { showToast } from '../../../../parts/toasts.tsx'
import type { Court } from '../day-plan.ts'
import type { OpenConflict } from './conflict.ts'
import { conflictWords } from './conflict-words.ts'

/**
 * Says of each conflict that leaves the page that it was settled elsewhere; null while the open ones are not known. Returns
 * what a page calls with one that it has settled itself.
 */
export function useSettlements(
  conflicts: readonly OpenConflict[] | null,
  courts: ReadonlyMap<string, Court>,
): (id: string) => void {
  const words = useWords(conflictWords)
  const open = useRef<ReadonlyMap<string, string>>(new Map())
  const here = useRef(new Set<string>())
  useEffect(() => {
    if (conflicts === null) return
    const now = new Map(conflicts.map((one) => [one.id, courtOf(one, courts)]))
    for (const [id, court] of open.current) {
      if (now.has(id) || here.current.delete(id)) continue
      showToast({ text: words.settledMeanwhile(court) })
    }
    open.current = now
  }, [conflicts, courts, words])
  return (id) => void here.current.add(id)
}

/** Name of the court on which the match is played. */
export function courtOf(
  { booking, matchSession }: OpenConflict,
  courts: ReadonlyMap<string, Court>,
): string {
  return courts.get((matchSession ?? booking)?.courtId ?? '')?.name ?? '–'
}
