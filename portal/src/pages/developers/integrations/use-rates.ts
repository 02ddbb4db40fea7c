import { useList } from '../../../graph/lists.ts'
import { useClub } from '../../../shell/club.tsx'
import { toRate } from '../requests-left/requests-left.ts'
import { nameAmong, stateOf } from './installations.ts'

/** What each installation of the club that is let in has left; those of which it is not known are left out. */
export function useRates(now: Date) {
  const club = useClub()
  const list = useList(
    'PortalRequestsLeft',
    { clubId: club.id },
    (data) => data.club?.installations,
  )
  const working = list.nodes.filter((one) => stateOf(one, now) === 'working')
  const rates = working.flatMap((one) => {
    const { id, rateLimit } = one
    if (!rateLimit) return []
    return [{ id, name: nameAmong(one, list.nodes), rate: toRate(rateLimit, now) }]
  })
  return { ...list, rates, letIn: working.length }
}
