import { basename, dirname } from 'node:path'
import { HOUSE } from '../support/source/house.ts'
import { readSource, runtimeImportsOf, sourceFilesOf } from '../support/source/import-graph.ts'

const FOLDERS = [...Object.keys(HOUSE.rooms), ...Object.keys(HOUSE.beside)]

/** Suites about all files of the repository: those that read them, and import none, run for each change. */
const OF_ALL_FILES = 'test/repository/'

const SYSTEM = 'test/system/'

/** Starts the files of `launch/` as processes, by their names. */
const STARTS_PROCESSES = 'test/system/support/processes/child.ts'

/** The modules that read contracts by their folder, and the one that opens the portal's pages. */
const READERS: readonly [contract: RegExp, module: string][] = [
  [/^portal\/src\//, 'test/system/support/tools/browser/browser.ts'],
  [/^schema\/operations\//, 'schema/operations.ts'],
  [/^schema\/.*\.graphql$/, 'schema/sdl.ts'],
]

/**
 * The suites that a change may break, nearest first: by the number of imports from the suite to a changed file.
 * Suites in the folder of `test/` that mirrors a changed file's are as near as those that import the file.
 */
export function rankSuites(changed: readonly string[]): string[] {
  const files = FOLDERS.flatMap(sourceFilesOf)
  const edges = [
    ...files.flatMap((file) => runtimeImportsOf(file).map((target) => ({ file, target }))),
    ...files
      .filter((file) => dirname(file) === 'launch')
      .map((target) => ({ file: STARTS_PROCESSES, target })),
  ]
  const importers = Map.groupBy(edges, ({ target }) => target)
  const distances = new Map(changed.map((file) => [file, 0]))
  const reach = (file: string, distance: number) => {
    if (!distances.has(file)) distances.set(file, distance)
  }
  for (const file of files) if (isBeside(file, changed) || isReader(file, changed)) reach(file, 1)
  // Breadth first: the loop comes to the entries that it adds.
  for (const [file, distance] of distances)
    for (const importer of importers.get(file) ?? []) reach(importer.file, distance + 1)
  const present = new Set(files)
  return [...distances]
    .filter(([file]) => file.endsWith('.test.ts') && present.has(file))
    .sort(([, a], [, b]) => a - b)
    .map(([file]) => file)
}

function isBeside(file: string, changed: readonly string[]): boolean {
  if (!file.endsWith('.test.ts')) return false
  if (changed.some((path) => dirname(file) === mirrorOf(path))) return true
  return (
    file.startsWith(OF_ALL_FILES) &&
    runtimeImportsOf(file).every((target) => target.startsWith('test/'))
  )
}

function mirrorOf(path: string): string {
  return path.startsWith('test/') ? dirname(path) : `test/${dirname(path)}`
}

/** Documents and configuration are read by the files that name them. */
function isReader(file: string, changed: readonly string[]): boolean {
  return changed.some(
    (path) =>
      !path.endsWith('.ts') &&
      (READERS.some(([contract, module]) => module === file && contract.test(path)) ||
        readSource(file).includes(`${basename(path)}'`)),
  )
}

/** The suites of the first tier, and the folders of the second one that hold others. */
export function splitByTier(ranked: readonly string[]): {
  suites: string[]
  systemFolders: string[]
} {
  const isSystem = (suite: string) => suite.startsWith(SYSTEM)
  const folders = ranked.filter(isSystem).map((suite) => suite.split('/')[2] ?? '')
  return {
    suites: ranked.filter((suite) => !isSystem(suite)),
    systemFolders: [...new Set(folders)].sort(),
  }
}

/** The nearest suites that take no longer than `budgetMs` together, and those that are left out. */
export function chooseSuites(
  ranked: readonly string[],
  durationOf: (suite: string) => number,
  budgetMs: number,
): { chosen: string[]; left: string[] } {
  const chosen: string[] = []
  const left: string[] = []
  let remainingMs = budgetMs
  for (const suite of ranked) {
    const duration = durationOf(suite)
    if (duration > remainingMs) left.push(suite)
    else {
      chosen.push(suite)
      remainingMs -= duration
    }
  }
  return { chosen, left }
}
