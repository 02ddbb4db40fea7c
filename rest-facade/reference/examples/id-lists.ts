import type { ApiReference, OperationEntry } from '../model/reference.ts'

/** Addresses of lists that have the ids of a request, by names of path parameters, in order, and of members of the body. */
export type IdLists = Readonly<Record<string, string>>

/** Where a request of the page gets its ids; what no list has keeps its recorded value. */
export function idListsOf(
  { path, body }: OperationEntry,
  { prefix, resources }: ApiReference,
): IdLists {
  const reads = resources.flatMap(({ operations }) =>
    operations.filter(({ method }) => method === 'GET').map((operation) => operation.path),
  )
  const parts = path.split('/')
  const ofPath = parts.flatMap((part, at): [string, string][] => {
    const list = parts.slice(0, at).join('/')
    return part.startsWith('{') && reads.includes(list) ? [[part.slice(1, -1), list]] : []
  })
  const own = parametersOf(path)
  const ofBody = idMembersOf(body?.example).flatMap((name): [string, string][] => {
    const end = `/${name.replace(/_ids?$/, 's')}`
    const lists = reads.filter((list) => {
      return list.endsWith(end) && parametersOf(list).every((one) => own.includes(one))
    })
    // The list of this event goes before that of the club.
    const [list] = lists.toSorted((a, b) => b.length - a.length)
    return list === undefined ? [] : [[name, list]]
  })
  return Object.fromEntries([...ofPath, ...ofBody].map(([name, list]) => [name, prefix + list]))
}

function parametersOf(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
}

/** Names of members that are ids, at any depth. */
function idMembersOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idMembersOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]) => [
    ...(/_ids?$/.test(name) && !name.startsWith('external_') ? [name] : []),
    ...idMembersOf(member),
  ])
}
