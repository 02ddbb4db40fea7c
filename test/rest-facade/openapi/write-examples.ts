import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { operationsOf, readDocument, SCHEMA_FOLDER } from '../../support/openapi/documents.ts'
import type { RecordedExample } from '../../support/openapi/record-examples.ts'
import { toPresentable } from './presentable.ts'

// Records the examples of the OpenAPI documents: what these suites send and receive in a started sandbox, every
// success of every operation, and a delivery of every event type. Ids, times and secrets are replaced, so that a
// second recording differs only where an answer does.

const SUITES = 'forms/examples'

/** Longer answers teach no more. */
const MAX_CHARACTERS = 4000

const APIS = [
  ['/v1/club', 'club'],
  ['/api/developer/v1', 'volunteer'],
] as const

const recorded = record()
for (const [prefix, api] of APIS) {
  const operations = operationsOf(readDocument(api)).map(({ name, operation }) => {
    const ofOperation = recorded.filter((one) => one.operation === name.replace(' ', ` ${prefix}`))
    return [String(operation['operationId']), toExamples(ofOperation)] as const
  })
  const deliveries = recorded.filter((one) => one.operation.startsWith(`${api} delivery `))
  const byType = Map.groupBy(deliveries, ({ operation }) => String(operation.split(' ').at(-1)))
  const events = [...byType].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(toEventExample)
  const frame = recorded.find(({ operation, answer }) => {
    return operation === `${api} frame` && JSON.stringify(answer).includes('score.updated')
  })
  const examples = {
    operations: Object.fromEntries(operations),
    events: Object.fromEntries(events),
    ...(frame && { frame: toPresentable(frame.answer) }),
  }
  const folder = join(SCHEMA_FOLDER, 'openapi/examples')
  mkdirSync(folder, { recursive: true })
  const text = JSON.stringify(examples, null, 2)
  writeFileSync(join(folder, `${api}.json`), `${text}\n`)
}

function record(): RecordedExample[] {
  const folder = mkdtempSync(join(tmpdir(), 'examples-'))
  const file = join(folder, 'examples')
  const { status } = spawnSync('npm', ['run', 'test:system', '--', '--maxWorkers=1', SUITES], {
    env: { ...process.env, RECORD_EXAMPLES: file },
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('The suites that record the examples have failed.')

  const lines = readFileSync(file, 'utf8').trim().split('\n')
  rmSync(folder, { recursive: true })
  return lines.map((line) => withFewRows(JSON.parse(line)))
}

/** The first event of a type; deliveries of different resources arrive in any order. */
function toEventExample([type, deliveries]: [string, RecordedExample[]]) {
  const payloads = deliveries.map(({ answer }) => answer as { id: string })
  const [first] = payloads.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  return [type, toPresentable(first)] as const
}

/** Two rows show what a list is. */
function withFewRows({ answer, ...example }: RecordedExample): RecordedExample {
  if (typeof answer !== 'object' || answer === null) return { ...example, answer }

  const members = Object.entries(answer).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.slice(0, 2) : value,
  ])
  return { ...example, answer: Object.fromEntries(members) }
}

/** The fullest request with its answer, and what it was answered with at other statuses. */
function toExamples(recorded: readonly RecordedExample[]) {
  const byStatus = Map.groupBy(recorded, ({ status }) => status)
  const statuses = [...byStatus.keys()].toSorted((a, b) => a - b)
  // A request that creates shows the most.
  const shown = fullestOf(byStatus.get(201) ?? byStatus.get(statuses[0] ?? 0) ?? [])
  const answers = statuses.map((status) => {
    const ofStatus = byStatus.get(status) ?? []
    const ofSameRequest = ofStatus.filter((one) => isSameRequest(one, shown))
    const one = fullestOf(ofSameRequest) ?? fullestOf(ofStatus)
    return [status, one?.answer ?? null] as const
  })
  return toPresentable({
    ...{ path: shown?.path, request: shown?.request },
    answers: Object.fromEntries(answers),
  })
}

function fullestOf(examples: readonly RecordedExample[]): RecordedExample | undefined {
  const [fullest] = examples
    .filter((one) => lengthOf(one) <= MAX_CHARACTERS)
    .toSorted((a, b) => lengthOf(b) - lengthOf(a))
  return fullest
}

function isSameRequest(one: RecordedExample, other: RecordedExample | undefined): boolean {
  return one.path === other?.path && isDeepStrictEqual(one.request, other?.request)
}

function lengthOf(example: RecordedExample): number {
  return JSON.stringify(example).length
}
