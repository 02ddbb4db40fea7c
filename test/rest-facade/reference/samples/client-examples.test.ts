import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { requestExamplesOf } from '../../../../rest-facade/reference/examples/request-examples.ts'
import type {
  ApiReference,
  OperationEntry,
} from '../../../../rest-facade/reference/model/reference.ts'
import { readDocuments } from '../../../../rest-facade/reference/read-documents.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const PUBLIC_URL = 'https://api.example.org'

const { club, volunteer } = await readDocuments(PUBLIC_URL)

function exampleOf(operation: OperationEntry, api: ApiReference): string {
  const examples = requestExamplesOf(operation, { api, publicUrl: PUBLIC_URL })
  return examples.find(({ language }) => language === 'TypeScript')?.code ?? ''
}

/** A module of one example, whose variables are parameters. */
function moduleOf(operation: OperationEntry, api: ApiReference): string {
  const [imports = '', code = ''] = exampleOf(operation, api).split('\n\n')
  const names = operation.parameters.flatMap(({ fields }) => fields.map(({ name }) => name))
  const variables = names.filter((name) => /^\w+$/.test(name)).map((name) => `${name}: string`)
  const credential = api.name === 'club' ? 'token: string' : 'apiKey: string'
  return `${imports}\nexport async function run(${[credential, ...variables].join(', ')}) {\n${code}\n}\n`
}

function operationsOf(api: ApiReference) {
  return api.resources.flatMap(({ operations }) =>
    operations.map((operation) => ({ operation, api })),
  )
}

const COMPILER_OPTIONS = {
  ...{ noEmit: true, strict: true, target: 'es2024', module: 'preserve', types: [] },
  ...{ lib: ['es2024', 'dom', 'dom.iterable'], skipLibCheck: true },
  ...{ allowImportingTsExtensions: true, moduleResolution: 'bundler' },
  paths: { '@clubgate/client': [join(ROOT, 'clients/typescript/src/index.ts')] },
}

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'reference-examples-'))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The lines that the compiler prints about modules in one program. */
function compile(modules: ReadonlyMap<string, string>): string[] {
  for (const [name, text] of modules) writeFileSync(join(folder, name), text)
  const config = { compilerOptions: COMPILER_OPTIONS, files: [...modules.keys()] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc')
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', '.'], { cwd: folder })
  return String(stdout)
    .split('\n')
    .filter((line) => line !== '')
}

describe('the TypeScript examples of the reference', () => {
  const all = [...operationsOf(club), ...operationsOf(volunteer)]

  test('compile against the client, and a renamed path, value or field does not', () => {
    const modules = new Map(
      all.map(({ operation, api }) => [`${operation.id}.ts`, moduleOf(operation, api)]),
    )
    expect(modules.size).toBe(all.length)
    const put = modules.get('put-booking.ts') ?? ''
    modules.set('renamed-path.ts', put.replace('/bookings/{', '/reservations/{'))
    modules.set(
      'renamed-parameter.ts',
      put.replaceAll('sourceId', 'source').replace('{source}', '{sourceId}'),
    )
    modules.set('renamed-field.ts', put.replace('scheduled_start', 'starts_at'))
    modules.set('renamed-value.ts', put.replace("'CONFIRMED'", "'BOOKED'"))
    const faulty = compile(modules).map((line) => line.split('(')[0])
    expect([...new Set(faulty)].toSorted()).toEqual([
      'renamed-field.ts',
      'renamed-parameter.ts',
      'renamed-path.ts',
      'renamed-value.ts',
    ])
  })

  test('read lists to their end, and create one key for a request that needs one', () => {
    const [courts, exchange] = ['list-courts', 'exchange-installation'].map((id) =>
      all.find(({ operation }) => operation.id === id),
    )
    expect(courts && exampleOf(courts.operation, courts.api)).toBe(
      `import { createClubClient } from '@clubgate/client'\n\nconst club = createClubClient({ baseUrl: '${PUBLIC_URL}', token })\nfor await (const item of club.items('/courts')) console.log(item)`,
    )
    expect(exchange && exampleOf(exchange.operation, exchange.api)).toMatch(
      /createClubClient\(\{ baseUrl: '[^']*' \}\)[\s\S]*'Idempotency-Key': crypto\.randomUUID\(\)/,
    )
  })
})
