import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { makeLog } from '../../platform/log.ts'
import { BUILT, builtBeside } from '../../schema/built.ts'
import { buildContracts, composeFolder } from '../../schema/registry/build.ts'
import { readSubgraphs, toVersion, writePublished } from '../../schema/registry/releases/version.ts'
import { remember } from '../../schema/registry/remember.ts'
import type { SubgraphName } from '../../schema/subgraphs.ts'
import { makeSubgraph } from '../../subgraphs/foundation/graph/subgraph.ts'
import { makeOperations } from '../../subgraphs/foundation/graph/subgraph-operations.ts'
import { EVERY_CLUB_ACTIVE } from '../support/club/every-club-active.ts'
import { echoReferences } from '../support/graph/echo-references.ts'
import { askForSdl } from './served-sdl.ts'

export const SCHEMA = join(import.meta.dirname, '../../schema')

/** The contracts in a folder of their own, with what is made of them beside it, published as they are, to be changed. */
export interface SchemaCopy {
  folder: string
  edit(file: string, from: string, to: string): void
  append(file: string, text: string): void
  removeFile(file: string): void
  /** Makes everything from its sources again. */
  build(): void
  /** What subgraphs would serve that were started from this copy. */
  readServed(name: SubgraphName): Promise<string>
  remove(): void
}

export function copySchema(): SchemaCopy {
  const folder = makeFolder()
  cpSync(SCHEMA, folder, { recursive: true, filter: (path) => !path.endsWith('.ts') })
  for (const part of ['graph', 'openapi'])
    cpSync(join(BUILT.folder, part), join(builtBeside(folder), part), { recursive: true })
  return publish(folder)
}

/** A folder for a schema, in a new root. */
export function makeFolder(): string {
  return join(mkdtempSync(join(process.env['TEST_RUN_FOLDER'] ?? tmpdir(), 'contracts-')), 'schema')
}

/** Publishes the contracts of a folder. */
export function publish(folder: string): SchemaCopy {
  writePublished(folder, toVersion(readSubgraphs(folder), composeFolder(folder).apiSchema))
  return toCopy(folder)
}

export function toCopy(folder: string): SchemaCopy {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)

  return {
    folder,
    edit(file, from, to) {
      if (!read(file).includes(from)) throw new Error(`${file} does not hold: ${from}`)
      write(file, read(file).replace(from, to))
    },
    removeFile: (file) => rmSync(join(folder, file)),
    append: (file, text) => appendFileSync(join(folder, file), text),
    build() {
      const { built, operations } = buildContracts(folder)
      for (const [file, text] of operations) write(file, text)
      for (const [file, text] of built) write(`../built/${file}`, text)
    },
    readServed: (name) => SERVED[name](readSubgraphs(folder)[name]),
    remove: () => rmSync(dirname(folder), { recursive: true }),
  }
}

const SERVED: Record<SubgraphName, (sdl: string) => Promise<string>> = {
  club: remember((sdl) => serve('club', sdl)),
  volunteer: remember((sdl) => serve('volunteer', sdl)),
}

function serve(name: SubgraphName, sdl: string): Promise<string> {
  const subgraph = makeSubgraph({
    name,
    operations: makeOperations(sdl, echoReferences(sdl)),
    findInactiveClubs: EVERY_CLUB_ACTIVE,
    makeContext: () => ({}),
    log: makeLog('silent'),
  })
  return askForSdl(subgraph)
}
