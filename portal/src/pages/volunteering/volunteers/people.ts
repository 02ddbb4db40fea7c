import { toSearchable } from '../../../../../rules/search-text.ts'
import { toPhoneKey } from '../../../../../rules/volunteer/phone-key.ts'
import type { DataOf } from '../../../graph/ask.ts'

type Club = NonNullable<DataOf<'PortalHelpers'>['club']>
export type Helper = NonNullable<Club['helpers']>['nodes'][number]
export type Access = NonNullable<
  DataOf<'PortalEventAccesses'>['volunteerEventHelpers']
>['nodes'][number]
export type EventAssignment = NonNullable<
  DataOf<'PortalEventAssignments'>['assignments']
>['nodes'][number]
export type Poll = NonNullable<DataOf<'PortalPolls'>['availabilityRequests']>['nodes'][number]
type AskedPoll = NonNullable<DataOf<'PortalPollAnswers'>['availabilityRequest']>
export type PollAnswer = NonNullable<AskedPoll['responses']>['nodes'][number]

/** A helper with what the lists of an event know of them. */
export interface Person {
  helper: Helper
  name: string
  /** To the event; null without. */
  access: Access | null
  confirmed: number
  pending: number
  /** By the poll, to the newest polls of the event. */
  answers: ReadonlyMap<string, PollAnswer>
  /** What a search looks through. */
  haystack: string
}

interface EventLists {
  helpers: readonly Helper[]
  accesses: readonly Access[]
  assignments: readonly EventAssignment[]
  answers: readonly PollAnswers[]
}

/** What was said to one poll. */
export interface PollAnswers {
  pollId: string
  nodes: readonly PollAnswer[]
}

export function toPeople({ helpers, accesses, assignments, answers }: EventLists): Person[] {
  const accessOf = new Map(accesses.map((access) => [access.helperId, access]))
  const answersOf = byHelper(answers)
  const confirmed = countBy(assignments, 'CONFIRMED')
  const pending = countBy(assignments, 'PENDING')
  return helpers.map((helper) => {
    const name = nameOf(helper)
    const searched = [name, helper.email ?? '', helper.externalId ?? '', ...helper.tags]
    return {
      helper,
      name,
      access: accessOf.get(helper.id) ?? null,
      confirmed: confirmed.get(helper.id) ?? 0,
      pending: pending.get(helper.id) ?? 0,
      answers: answersOf.get(helper.id) ?? NOTHING_SAID,
      haystack: toSearchable(searched.join('\n')),
    }
  })
}

export function nameOf({ firstName, lastName }: Pick<Helper, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter(Boolean).join(' ')
}

type Named = Pick<Helper, 'id' | 'firstName' | 'lastName' | 'email'>

/** By their ids, the addresses of helpers of a list who have one name with another one. */
export function toNamesakes(helpers: readonly Named[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>()
  for (const helper of helpers) {
    const key = toSearchable(nameOf(helper))
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const isNamesake = (helper: Named) => (counts.get(toSearchable(nameOf(helper))) ?? 0) > 1
  return new Map(
    helpers
      .filter(isNamesake)
      .flatMap(({ id, email }): [string, string][] => (email === null ? [] : [[id, email]])),
  )
}

/** True if each word of a search is somewhere in the text. */
export function matches(haystack: string, search: string): boolean {
  return toSearchable(search)
    .split(/\s+/)
    .every((word) => haystack.includes(word))
}

/** True if a search finds the person, as it does in the graph: by words, or by the phone number. */
export function isFound({ haystack, helper: { phone } }: Person, search: string): boolean {
  const key = toPhoneKey(search.trim())
  const isCalled = key !== null && phone !== null && toPhoneKey(phone) === key
  return isCalled || matches(haystack, search.trim())
}

/** `ca` of `ca-ES`; null where the helper has no language. */
export function baseLanguageOf({ language }: Pick<Helper, 'language'>): string | null {
  return language?.split('-', 1)[0]?.toLowerCase() ?? null
}

/** Those of them to whom a message of the event goes. */
export function isReached({ helper, access }: Person): boolean {
  return access !== null && helper.status === 'ACTIVE'
}

const NOTHING_SAID: Person['answers'] = new Map()

function byHelper(answers: readonly PollAnswers[]) {
  const byId = new Map<string, Map<string, PollAnswer>>()
  for (const { pollId, nodes } of answers)
    for (const answer of nodes) {
      const own = byId.get(answer.helperId) ?? new Map<string, PollAnswer>()
      byId.set(answer.helperId, own.set(pollId, answer))
    }
  return byId
}

function countBy(assignments: readonly EventAssignment[], status: EventAssignment['status']) {
  const counts = new Map<string, number>()
  for (const { helperId, status: own } of assignments)
    if (own === status) counts.set(helperId, (counts.get(helperId) ?? 0) + 1)
  return counts
}
