import { baseLanguageOf, isFound, isReached, type Person } from '../volunteers/people.ts'

/** What a filter keeps; each is a chip with its count. */
export const SHOWN = ['access', 'noShift', 'notAnswered', 'inactive'] as const
export type StatusFilter = (typeof SHOWN)[number]

export interface HelperFilters {
  search: string
  shown: readonly StatusFilter[]
  language: string | null
  tag: string | null
}

/** Filters as the address has them: what it does not know is left out. */
export function readFilters(address: URLSearchParams): HelperFilters {
  const named = (address.get('show') ?? '').split(',')
  return {
    search: address.get('q') ?? '',
    shown: SHOWN.filter((one) => named.includes(one)),
    language: address.get('language'),
    tag: address.get('tag'),
  }
}

/** `show` of the address after a chip was pressed; null for none. */
export function toggleShown({ shown }: HelperFilters, one: StatusFilter): string | null {
  const next = SHOWN.filter((name) => (name === one) !== shown.includes(name))
  return next.length > 0 ? next.join(',') : null
}

export function isFiltered({ search, shown, language, tag }: HelperFilters): boolean {
  return search.trim() !== '' || shown.length > 0 || language !== null || tag !== null
}

export function filterPeople(people: readonly Person[], filters: HelperFilters): Person[] {
  const { search, shown, language, tag } = filters
  return people.filter(
    (person) =>
      shown.every((one) => KEEPS[one](person)) &&
      (language === null || baseLanguageOf(person.helper) === language) &&
      (tag === null || person.helper.tags.includes(tag)) &&
      (search.trim() === '' || isFound(person, search)),
  )
}

const KEEPS: Readonly<Record<StatusFilter, (person: Person) => boolean>> = {
  access: ({ access }) => access !== null,
  noShift: (person) => isReached(person) && person.confirmed + person.pending === 0,
  notAnswered: (person) => isReached(person) && person.answers.size === 0,
  inactive: ({ helper }) => helper.status === 'INACTIVE',
}

/** How many each chip would keep, with the other filters as they are. */
export function countShown(
  people: readonly Person[],
  filters: HelperFilters,
): Record<StatusFilter, number> {
  const counts = SHOWN.map((one) => {
    const others = filters.shown.filter((name) => name !== one)
    const kept = filterPeople(people, { ...filters, shown: [...others, one] })
    return [one, kept.length] as const
  })
  return Object.fromEntries(counts) as Record<StatusFilter, number>
}

export interface CountedValue {
  value: string
  count: number
}

/** Languages, the most frequent first, each with how many it would keep. */
export function countLanguages(
  people: readonly Person[],
  filters: HelperFilters,
): readonly CountedValue[] {
  const others = filterPeople(people, { ...filters, language: null })
  return countValues(others.flatMap(({ helper }) => baseLanguageOf(helper) ?? []))
}

export function countTags(
  people: readonly Person[],
  filters: HelperFilters,
): readonly CountedValue[] {
  const others = filterPeople(people, { ...filters, tag: null })
  return countValues(others.flatMap(({ helper }) => helper.tags))
}

function countValues(values: readonly string[]): CountedValue[] {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
}
