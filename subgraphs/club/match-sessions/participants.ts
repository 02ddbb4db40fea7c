import { isDeepStrictEqual } from 'node:util'
import type { Team, UNASSIGNED } from '../../../schema/club/statuses.ts'
import type { ErasingPersons, PersonKey } from '../booking-sources/person-key.ts'

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

/** Sorts participants, which are a set, for comparison. */
export function inOrder<T extends { externalId: string }>(participants: readonly T[]): T[] {
  return participants.toSorted((a, b) => (a.externalId < b.externalId ? -1 : 1))
}

type Party = readonly Participant[]

/**
 * Erases the named persons; their places and teams stay, so that a match keeps its size. Whatever takes participants from
 * a request or from one row into another leaves out those whose erasure is in progress.
 */
export function redactParticipants(
  participants: Party,
  erasing: ErasingPersons | null,
): Participant[] {
  const persons = Object.values(erasing ?? {})
  const isOneOfThem = (one: Participant) => persons.some((person) => isNamedBy(one, person))
  return participants.map((one) => (isOneOfThem(one) ? toErased(one) : one))
}

export function isNamedBy(participant: Participant, person: PersonKey): boolean {
  return person.externalId === null
    ? person.displayName === participant.displayName
    : person.externalId === participant.externalId
}

/** Compares all fields; an erased participant equals any participant of its team. */
export function isSamePartyBefore(a: Party, b: Party): boolean {
  return isSameBeforeErasure(a, b, isDeepStrictEqual)
}

/** Compares persons and teams, not consent; an erased participant equals any participant of its team. */
export function isSamePlayers(a: Party, b: Party): boolean {
  return isSameBeforeErasure(a, b, isSamePlayer)
}

function isSamePlayer(a: Participant, b: Participant): boolean {
  return a.externalId === b.externalId && a.displayName === b.displayName && a.team === b.team
}

/** True if the participants that only one of the parties has are all erased in the other one. */
function isSameBeforeErasure(
  a: Party,
  b: Party,
  isSame: (a: Participant, b: Participant) => boolean,
): boolean {
  const isOnlyIn = (other: Party) => (one: Participant) =>
    isErased(one) || !other.some((another) => isSame(one, another))
  const onlyA = a.filter(isOnlyIn(b))
  const onlyB = b.filter(isOnlyIn(a))
  const isRedacted = onlyA.every(isErased) || onlyB.every(isErased)
  return isRedacted && isDeepStrictEqual(sortedTeams(onlyA), sortedTeams(onlyB))
}

function sortedTeams(party: Party): string[] {
  return party.map(({ team }) => team).sort()
}

/** True for a participant whose person was erased; sources send no empty id. */
function isErased({ externalId }: Participant): boolean {
  return externalId === ''
}

/** The place of a person who is not named. */
export function toErased({ team }: Pick<Participant, 'team'>): Participant {
  return { externalId: '', displayName: '', team, consentToShare: false, consentReference: null }
}
