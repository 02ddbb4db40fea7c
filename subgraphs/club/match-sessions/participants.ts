import { isDeepStrictEqual } from 'node:util'
import type { Team, UNASSIGNED } from '../../../schema/club/statuses.ts'

/** A participant from the source; visibility is decided on each read. */
export interface Participant {
  externalId: string
  displayName: string
  team: Team | typeof UNASSIGNED
  consentToShare: boolean
  consentReference: string | null
}

export interface VisibleParticipant {
  externalId: string
  displayName: string
}

/** Participants and fields that may be returned at all (Resources, Booking). */
export function shareableParticipants(participants: readonly Participant[]): VisibleParticipant[] {
  return participants
    .filter((participant) => participant.consentToShare)
    .map(({ externalId, displayName }) => ({ externalId, displayName }))
}

/** Compares all fields, including invisible ones such as team and consent. */
export function isSameParty(a: readonly Participant[], b: readonly Participant[]): boolean {
  return isDeepStrictEqual(inOrder(a), inOrder(b))
}

/** Compares persons and teams, not consent. */
export function isSamePlayers(a: readonly Participant[], b: readonly Participant[]): boolean {
  const players = (party: readonly Participant[]) =>
    inOrder(party).map(({ externalId, displayName, team }) => ({ externalId, displayName, team }))
  return isDeepStrictEqual(players(a), players(b))
}

/** Sorts participants, which are a set, for comparison. */
export function inOrder<T extends { externalId: string }>(participants: readonly T[]): T[] {
  return participants.toSorted((a, b) => (a.externalId < b.externalId ? -1 : 1))
}
