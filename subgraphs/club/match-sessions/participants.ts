import { isDeepStrictEqual } from 'node:util'

/** A participant as its source told it; what of it may be shown is decided at each read. */
export interface Participant {
  externalId: string
  displayName: string
  team: 'BLUE' | 'ORANGE' | 'UNASSIGNED'
  consentToShare: boolean
  consentReference: string | null
}

export interface VisibleParticipant {
  externalId: string
  displayName: string
}

/** What of the participants may ever leave the platform (Resources, Booking). */
export function shareableParticipants(participants: readonly Participant[]): VisibleParticipant[] {
  return participants
    .filter((participant) => participant.consentToShare)
    .map(({ externalId, displayName }) => ({ externalId, displayName }))
}

/** Includes what is never shown, such as team and consent. */
export function isSameParty(a: readonly Participant[], b: readonly Participant[]): boolean {
  return isDeepStrictEqual(inOrder(a), inOrder(b))
}

/** The same people in the same teams; consent is about showing them, not about who plays. */
export function isSamePlayers(a: readonly Participant[], b: readonly Participant[]): boolean {
  const players = (party: readonly Participant[]) =>
    inOrder(party).map(({ externalId, displayName, team }) => ({ externalId, displayName, team }))
  return isDeepStrictEqual(players(a), players(b))
}

/** Participants are a set; each one's members, which MySQL reorders, compare in any order. */
export function inOrder<T extends { externalId: string }>(participants: readonly T[]): T[] {
  return participants.toSorted((a, b) => (a.externalId < b.externalId ? -1 : 1))
}
