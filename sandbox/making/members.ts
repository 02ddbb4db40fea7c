import type { Participant } from '../../subgraphs/club/match-sessions/participants.ts'
import type { ClubPlan } from '../plans/club-plan.ts'
import { pairNames, withNewcomers } from './names.ts'
import type { Random } from './random.ts'

type Member = Omit<Participant, 'team'>

const MEMBER_COUNT = 64
const CONSENT_SHARE = 0.6

/** Weights of the number of players in a booking. */
const PARTY_SIZES = [
  { size: 0, share: 0.2 },
  { size: 1, share: 0.15 },
  { size: 2, share: 0.15 },
  { size: 4, share: 0.5 },
] as const

const TEAMS = {
  0: [],
  1: ['UNASSIGNED'],
  2: ['BLUE', 'ORANGE'],
  4: ['BLUE', 'BLUE', 'ORANGE', 'ORANGE'],
} as const

/** Players of a club, with or without consent to share their data. */
export function makeMembers(plan: ClubPlan, random: Random): Member[] {
  const names = withNewcomers(plan, random.sample(pairNames(plan.people), MEMBER_COUNT))
  return names.map(({ firstName, lastName }, index) => {
    const displayName = `${firstName} ${lastName}`
    const number = String(index + 1).padStart(4, '0')
    const consentToShare = random.chance(CONSENT_SHARE)
    return {
      externalId: `player-${number}`,
      displayName,
      consentToShare,
      consentReference: consentToShare ? `consent-${number}` : null,
    }
  })
}

/** The players of a booking that its source sends. */
export function pickParticipants(members: readonly Member[], random: Random): Participant[] {
  const teams = TEAMS[pickSize(random)]
  const players = random.sample(members, teams.length)
  return teams.flatMap((team, index) => {
    const player = players[index]
    return player ? [{ ...player, team }] : []
  })
}

function pickSize(random: Random): (typeof PARTY_SIZES)[number]['size'] {
  let left = random.next()
  for (const { size, share } of PARTY_SIZES) {
    if (left < share) return size
    left -= share
  }
  return 4
}
