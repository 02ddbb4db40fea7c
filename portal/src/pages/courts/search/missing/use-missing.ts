import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { asFault } from '../../../../graph/fault.ts'
import { queryOf, useAsk } from '../../../../graph/use-ask.ts'
import { useSettledText } from '../../../../graph/use-settled.ts'
import { type PortalClub, rolesIn, useClubs } from '../../../../shell/club.tsx'
import { DESK_ROLES } from '../../../../shell/person/club-roles.ts'
import { useSignedIn } from '../../../../shell/session.tsx'
import { addDays, inZone, startOfDay } from '../../../../time/zoned.ts'
import { isUnknown, type Looked, lookBeside, lookHere, toMissingQuery } from './missing.ts'

/** What the clubs of the reader know of a number, while it is typed. */
export function useMissing(club: PortalClub, typed: string) {
  const settled = useSettledText(typed)
  const query = toMissingQuery(settled)
  const [from] = useState(() => sinceYesterday(new Date(), club.timezone))
  const others = useOtherClubs(club)
  const isOn = query !== null
  const asked = { ...(query ?? NOTHING), from }
  const own = useAsk('PortalMissingBooking', { clubId: club.id, ...asked }, { enabled: isOn })
  const beside = useQueries({
    queries: others.map(({ id }) => ({
      ...queryOf('PortalMissingBooking', { clubId: id, ...asked }),
      enabled: isOn,
    })),
  })
  const answer = own.data?.club ?? null
  const here = isOn && answer ? lookHere(settled, answer) : null
  const elsewhere = others.flatMap((other, at) => {
    const found = isOn && beside[at]?.data?.data.club
    const looked = found ? lookBeside(settled, found) : null
    return looked && !isUnknown(looked) ? [{ club: other, looked }] : []
  })
  const [besideFault = null] = beside.flatMap(({ error, data }) =>
    error ? [asFault(error)] : (data?.faults.slice(0, 1) ?? []),
  )
  const fault = own.error ?? own.faults[0] ?? besideFault
  const isWhole = here !== null && fault === null && beside.every(({ data }) => data !== undefined)
  return {
    here,
    elsewhere,
    fault: isOn ? fault : null,
    isReading: typed !== settled || own.isLoading || beside.some(({ isLoading }) => isLoading),
    /** No club of the reader knows the number, and each of them was asked. */
    isNever: isWhole && typed === settled && isUnknown(here) && elsewhere.length === 0,
    readAt: own.readAt,
    readAgain: () => void Promise.all([own.refetch(), ...beside.map(({ refetch }) => refetch())]),
  }
}

export type Missing = ReturnType<typeof useMissing>
export interface Elsewhere {
  club: PortalClub
  looked: Looked
}

/** The reader's other clubs that are asked, too; of the many of an ADMIN the first. */
function useOtherClubs({ id: own }: PortalClub): readonly PortalClub[] {
  const signedIn = useSignedIn()
  const { clubs } = useClubs()
  const isDesk = ({ id }: PortalClub) =>
    rolesIn(signedIn, id).some((role) => DESK_ROLES.includes(role))
  return clubs.filter((one) => one.id !== own && isDesk(one)).slice(0, MOST_OTHERS)
}

/** Few people work at the desks of more. */
const MOST_OTHERS = 8

const NOTHING = { text: '', typed: '', upper: '', lower: '' }

/** Yesterday's are still asked for. */
function sinceYesterday(now: Date, zone: string): string {
  return startOfDay(addDays(inZone(now, zone).day, -1), zone).toISOString()
}
