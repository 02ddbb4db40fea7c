import { basename } from 'node:path'

/** Rooms: what many folders of a tier keep for themselves, under the same name in each. */
const ROOMS: Readonly<Record<string, ReadonlySet<string>>> = {
  schema: wordsOf('access fields limits lists problem-codes scopes statuses'),
  'rest-facade': wordsOf('errors fields index'),
  subgraphs: wordsOf(
    'access context delivery-resolvers entities inputs jobs node-tables node-types relations resolvers rules store visibility',
  ),
}

/** The contract of a resource by product, which is named like the resource: its fields, bodies and routes. */
const OF_A_RESOURCE = /^(schema\/(club|volunteer)|rest-facade\/\w+\/(bodies|routes))\//

/** Processes and commands are named as they are started. */
const NAMED_ELSEWHERE = /^(launch|build)\/[^/]+$/

/** Files of one name that do not stand for the same thing. */
export function findNamesakes(files: readonly string[]): string[][] {
  const named = files.filter((file) => !NAMED_ELSEWHERE.test(file))
  const byName = Map.groupBy(named, (file) => basename(file))
  return [...byName.values()].filter(
    (namesakes) => namesakes.length > 1 && !namesakes.every(isNamedByPlace),
  )
}

/** Its folder says whose room it is, or of which product's resource. */
function isNamedByPlace(file: string): boolean {
  const [tier = ''] = file.split('/')
  return OF_A_RESOURCE.test(file) || ROOMS[tier]?.has(basename(file, '.ts')) === true
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.split(' '))
}
