import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { collectOperations } from './collect-operations.ts'
import { composeSupergraph, toApiSchema } from './compose.ts'
import { generateTypes } from './generate-types.ts'

/** Everything that is made from the SDL and the operations in `folder`: file name → text. */
export async function buildContracts(folder: string): Promise<ReadonlyMap<string, string>> {
  const supergraphSdl = composeSupergraph({
    club: readFileSync(join(folder, 'club.graphql'), 'utf8'),
    volunteer: readFileSync(join(folder, 'volunteer.graphql'), 'utf8'),
  })
  const apiSchema = toApiSchema(supergraphSdl)
  const manifest = collectOperations(join(folder, 'operations'), apiSchema)

  return new Map([
    ['supergraph.graphql', supergraphSdl],
    ['operations/manifest.json', `${JSON.stringify(manifest, null, 2)}\n`],
    ...(await generateTypes(folder, apiSchema)),
  ])
}

/** Names the made files in `folder` that no longer say what their sources say. */
export async function findStaleContracts(folder: string): Promise<string[]> {
  const contracts = await buildContracts(folder)
  return [...contracts]
    .filter(([file, text]) => readIfThere(join(folder, file)) !== text)
    .map(([file]) => file)
}

async function writeContracts(folder: string): Promise<void> {
  for (const [file, text] of await buildContracts(folder)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
}

async function checkContracts(folder: string): Promise<void> {
  const stale = await findStaleContracts(folder)
  if (stale.length === 0) return

  const files = stale.map((file) => `  schema/${file}`).join('\n')
  throw new Error(`Run \`npm run schema:build\`; these files are stale:\n${files}`)
}

function readIfThere(path: string): string | null {
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}

if (import.meta.main) {
  const work = process.argv.includes('--check') ? checkContracts : writeContracts
  await work(import.meta.dirname).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
}
