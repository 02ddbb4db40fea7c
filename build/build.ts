import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { BUILT, PROVISIONING_SCHEMA, SEARCH_SCRIPT } from '../schema/built.ts'
import { buildContracts } from '../schema/registry/build.ts'
import { hashInputs } from './inputs.ts'
import { hasDevelopmentTools, toStamp } from './needs.ts'
import { putInPlace, removeAbandoned, STAMP } from './place.ts'
import { NOTE, toEventTypes } from './to-event-types.ts'

const ROOT = join(import.meta.dirname, '..')
const SCHEMA = join(ROOT, 'schema')

/** The package of the client is packed from here. */
const CLIENT = join(ROOT, 'clients/typescript/src/schema')

type Files = ReadonlyMap<string, string | Uint8Array>

/** Makes `built/` and the generated source of the client; the former ones are replaced once the new ones are complete. */
async function build(): Promise<void> {
  const built = BUILT.folder
  const stamp = toStamp(hashInputs(ROOT), hasDevelopmentTools() ? 'whole' : 'without types')
  removeAbandoned(built)
  const made = `${built}.tmp-${process.pid}`
  rmSync(made, { recursive: true, force: true })
  try {
    const client = await makeInto(made)
    writeFiles(made, new Map([[STAMP, stamp]]))
    // Without its stamp the client is made again, should this process end before its last file.
    rmSync(join(CLIENT, STAMP), { force: true })
    replaceFiles(CLIENT, new Map([...client, [STAMP, stamp]]))
    putInPlace(made, built)
  } finally {
    rmSync(made, { recursive: true, force: true })
  }
}

/** Makes everything in its order: each part reads the one before. Returns the source of the client. */
async function makeInto(folder: string): Promise<Files> {
  const contracts = buildContracts(SCHEMA)
  replaceFiles(SCHEMA, contracts.operations)
  writeFiles(folder, contracts.built)
  BUILT.folder = folder
  // Imported only now: routes look up their operations when they are loaded.
  const { buildDocuments } = await import('../rest-facade/openapi/build-documents.ts')
  const documents = buildDocuments()
  writeFiles(folder, documents)
  const { toSchemaOfFile } = await import('../provisioning/file/write-file-schema.ts')
  const sdl = readFileSync(join(SCHEMA, 'club/provisioning.graphql'), 'utf8')
  const fileSchema = `${JSON.stringify(toSchemaOfFile(sdl), null, 2)}\n`
  writeFiles(folder, new Map([[PROVISIONING_SCHEMA, fileSchema]]))
  await bundleInto(folder)

  const { 'openapi/club.json': club = '', 'openapi/volunteer.json': volunteer = '' } =
    Object.fromEntries(documents)
  const client = new Map([['event-types.ts', toEventTypes({ club, volunteer })]])
  if (!hasDevelopmentTools()) return client

  const { generateTypes } = await import('./generate-types.ts')
  const { listRegistered } = await import('./list-registered.ts')
  const { toClientTypes } = await import('../clients/typescript/build/client-types.ts')
  const { buildReference } = await import('../rest-facade/reference/build-reference.ts')
  writeFiles(folder, await generateTypes(SCHEMA))
  const manifest = JSON.parse(contracts.built.get('graph/manifest.json') ?? '{}')
  writeFiles(folder, new Map([['types/registered.ts', listRegistered(manifest)]]))
  writeFiles(join(folder, 'reference'), await buildReference())
  return client
    .set('club.ts', NOTE + (await toClientTypes(club)))
    .set('volunteer.ts', NOTE + (await toClientTypes(volunteer)))
}

/** What browsers load. */
async function bundleInto(folder: string): Promise<void> {
  const { buildGraphiql } = await import('./build-graphiql.ts')
  const { buildPortal } = await import('./build-portal.ts')
  const { buildSearch } = await import('./build-search.ts')
  const { stop } = await import('esbuild')
  writeFiles(join(folder, 'graphiql'), await buildGraphiql())
  writeFiles(join(folder, 'portal'), await buildPortal())
  writeFiles(folder, new Map([[SEARCH_SCRIPT, await buildSearch()]]))
  await stop()
}

function writeFiles(folder: string, files: Files): void {
  for (const [file, contents] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), contents)
  }
}

/** Each file is whole at any moment, and keeps its time where nothing changes. */
function replaceFiles(folder: string, files: Files): void {
  mkdirSync(folder, { recursive: true })
  for (const [file, contents] of files) {
    const path = join(folder, file)
    if (readIfThere(path) === contents) continue
    const temporary = `${path}.tmp-${process.pid}`
    writeFileSync(temporary, contents)
    renameSync(temporary, path)
  }
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

const startedAt = performance.now()
try {
  await build()
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.error(`built/ was made in ${seconds} s.`)
} catch (error) {
  // Errors with a name of their own are faults of the build.
  const isFault = !(error instanceof Error) || error.name !== 'Error'
  console.error('built/ was not made:', isFault ? error : error.message)
  process.exitCode = 1
}
