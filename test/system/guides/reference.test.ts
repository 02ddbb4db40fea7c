import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { idListsOf } from '../../../rest-facade/reference/examples/id-lists.ts'
import {
  type Language,
  requestExamplesOf,
} from '../../../rest-facade/reference/examples/request-examples.ts'
import type {
  ApiReference,
  OperationEntry,
} from '../../../rest-facade/reference/model/reference.ts'
import { readDocuments } from '../../../rest-facade/reference/read-documents.ts'
import { followLinks } from '../../support/guides/follow-links.ts'
import { type DataDir, type Instance, startInstance } from '../support/processes/instance.ts'
import { makeUsedDataDir } from '../support/processes/used-data-dir.ts'
import { runSamples, type Sample } from './reference-samples.ts'

const LANGUAGES: readonly Language[] = ['curl', 'TypeScript', 'Python']
/** What needs ids of a reader in its body, or what is there once in a sandbox, or not yet. */
const MAY_BE_REFUSED: Readonly<Record<string, string>> = {
  'create-booking-source': '409',
  'create-shift': '422',
  'create-volunteer-role': '409',
  'delete-shift': '409',
  'delete-volunteer-role': '409',
  'exchange-installation': '400',
  'get-booking-import': '404',
  'put-availability-response': '404',
  'put-court-mapping': '404',
  'rotate-webhook-secret': '404',
  'start-volunteer-workflow-run': '404',
  'trigger-volunteer-workflow': '422',
  'update-volunteer-role': '409',
  'update-webhook-endpoint': '404',
}

const hasPython = spawnSync('python3', ['--version']).status === 0

let dir: DataDir
let instance: Instance

beforeAll(async () => {
  dir = await makeUsedDataDir()
  instance = await startInstance({ dataDir: dir.path, env: { CLUB_RATE_LIMIT: '1000000' } })
  // More than 180 requests a minute.
  const connection = await instance.connect('volunteer')
  await connection.query(`UPDATE accounts SET add_ons = '["API_ACCESS_PLUS"]'`)
  await connection.end()
})

afterAll(async () => {
  await instance?.end('SIGTERM')
  await dir?.remove()
})

describe('the documentation of a sandbox', () => {
  test('has links that are answered, and lead to a section where they name one', async () => {
    const { baseUrl } = instance
    const { read, broken } = await followLinks(baseUrl, async (path) => {
      const response = await fetch(baseUrl + path)
      const type = response.headers.get('content-type') ?? ''
      return { status: response.status, type, text: await response.text() }
    })
    expect(broken).toEqual([])
    expect(read).toBeGreaterThan(60)
  })
})

describe('the samples of the reference, as they stand', () => {
  for (const language of LANGUAGES) {
    if (language === 'Python' && !hasPython) {
      test.skip('in Python, because python3 is not installed', () => {})
      continue
    }
    test(`are answered in ${language}`, async () => {
      const answers = await runAll(language, (all) =>
        all.filter(({ method }) => method !== 'DELETE'),
      )
      expect(refusedOf(answers)).toEqual([])
      expect(Object.keys(answers).length).toBeGreaterThan(70)
    })
  }

  test('delete what is there in curl', async () => {
    // A sandbox has no endpoint of this installation.
    await runAll('curl', (all) => all.filter(({ id }) => id === 'create-webhook-endpoint'))
    const answers = await runAll('curl', deletionsOf)
    expect(refusedOf(answers)).toEqual([])
    expect(Object.keys(answers).length).toBeGreaterThan(7)
  })
})

function refusedOf(answers: Readonly<Record<string, string>>): [string, string][] {
  return Object.entries(answers).filter(
    ([name, status]) => !/^20\d$/.test(status) && status !== MAY_BE_REFUSED[name],
  )
}

/** Children before their parents: of a deleted event nothing is there. */
function deletionsOf(all: readonly OperationEntry[]): OperationEntry[] {
  const depthOf = ({ path }: OperationEntry) => path.split('/').length
  return all
    .filter(({ method }) => method === 'DELETE')
    .toSorted((one, other) => depthOf(other) - depthOf(one))
}

async function runAll(
  language: Language,
  select: (all: readonly OperationEntry[]) => readonly OperationEntry[],
): Promise<Record<string, string>> {
  const { club, volunteer } = await readDocuments(instance.baseUrl)
  const samples: Sample[] = []
  const idsOf = makeIdLists()
  for (const api of [club, volunteer])
    for (const operation of select(api.resources.flatMap(({ operations }) => operations)))
      samples.push(await toSample(language, operation, { api, idsOf }))
  const unanswered = samples.map(({ operation }) => [operation, 'no answer'])
  return { ...Object.fromEntries(unanswered), ...(await runSamples(language, samples)) }
}

/** A sample with the variables that a reader sets before it: a credential, and ids of lists. */
async function toSample(
  language: Language,
  operation: OperationEntry,
  { api, idsOf }: { api: ApiReference; idsOf: IdsOf },
): Promise<Sample> {
  const { sandbox, baseUrl } = instance
  const token = sandbox.installations['full']?.access_token ?? ''
  const apiKey = sandbox.api_keys['pro']?.key ?? ''
  const examples = requestExamplesOf(operation, { api, publicUrl: baseUrl })
  const fields = operation.parameters.flatMap((part) => (part.place === 'path' ? part.fields : []))
  const lists = idListsOf(operation, api)
  const credential = api.name === 'club' ? token : apiKey
  const recorded = Object.fromEntries(fields.map(({ name, example }) => [name, String(example)]))
  const ofLists = Object.entries(lists).filter(([name]) => name in recorded)
  const values = { ...recorded, ...(await findIds(ofLists, (path) => idsOf(path, credential))) }
  const code = examples.find((one) => one.language === language)?.code ?? ''
  return { operation: operation.id, code, values: { token, apiKey, ...values } }
}

type IdsOf = (path: string, credential: string) => Promise<string[]>

/** The ids of a list, which is read once. */
function makeIdLists(): IdsOf {
  const known = new Map<string, Promise<string[]>>()
  return (path, credential) => {
    const ids = known.get(path) ?? readIds(path, credential)
    known.set(path, ids)
    return ids
  }
}

async function readIds(path: string, credential: string): Promise<string[]> {
  const headers = { authorization: `Bearer ${credential}` }
  const response = await fetch(instance.baseUrl + path, { headers })
  const rows = Object.values((await response.json()) as object).find(Array.isArray) ?? []
  // The festival of the sandbox has all that an event can have.
  const isFestival = ({ name }: { name?: string }) => name?.startsWith('Festival') === true
  return [...rows.filter(isFestival), ...rows].map(({ id }: { id: string }) => id)
}

type Ids = Readonly<Record<string, string>>

/** As the form of the page does it: of several parents the first one that has children, else as many ids as there are. */
async function findIds(
  lists: readonly [string, string][],
  read: (path: string) => Promise<string[]>,
): Promise<Ids> {
  const found = await findChain(lists, read, {})
  return found ?? (lists.length === 0 ? {} : findIds(lists.slice(0, -1), read))
}

async function findChain(
  [first, ...rest]: readonly [string, string][],
  read: (path: string) => Promise<string[]>,
  parents: Ids,
): Promise<Ids | null> {
  if (first === undefined) return parents

  const [name, list] = first
  const ids = await read(list.replaceAll(/\{(\w+)\}/g, (_all, parent) => parents[parent] ?? ''))
  for (const id of ids.slice(0, 8)) {
    const found = await findChain(rest, read, { ...parents, [name]: id })
    if (found !== null) return found
  }
  return null
}
