import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../../build/ensure-built.ts'
import { checkContracts } from '../../schema/registry/check-contracts.ts'
import { isFault, toLines, toTable } from '../../schema/registry/findings.ts'
import { toSchema } from '../../schema/registry/releases/compare-published.ts'
import { parseUsage, toClientsOf } from '../../schema/registry/usage/client-usage.ts'

const SCHEMA = join(import.meta.dirname, '../../schema')

const { values } = parseArgs({ options: { usage: { type: 'string' } } })
const usage = values.usage === undefined ? null : parseUsage(readFileSync(values.usage, 'utf8'))

// Contracts that cannot be built are checked all the same, because the findings say more than the build.
const isBuilt = ensureBuilt()
const { findings, usersOf } = await checkContracts(SCHEMA, async (name) => {
  // Loaded only for valid contracts: the subgraphs read the SDL when they are imported.
  const { readServedSdl } = await import('./served-sdl.ts')
  return readServedSdl(name)
})
const published = () => toSchema(readFileSync(join(SCHEMA, 'published/api.graphql'), 'utf8'))
const clientsOf = usage === null ? undefined : toClientsOf(usage, [published()])
for (const line of [...toLines(findings, usersOf, clientsOf), '', ...toTable(findings)])
  console.log(line)

const faults = findings.filter(isFault).length
if (faults > 0) console.log(`${faults} faults; see docs/schema-registry.md.`)
else if (isBuilt) console.log('The contracts hold.')
if (faults > 0 || !isBuilt) process.exitCode = 1
