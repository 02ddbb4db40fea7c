import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { operationsOf, readDocument, SCHEMA_FOLDER } from '../../support/openapi/documents.ts'
import type { RecordedExample } from '../../support/openapi/record-examples.ts'
import { toPresentable } from './presentable.ts'

// Records the examples of the OpenAPI documents: what the suites below send and receive, every success of every
// operation. Ids, times and secrets are replaced, so that a second recording differs only where an answer does.

const SUITES = ['test/rest-facade/club/access.test.ts', 'test/rest-facade/volunteer/access.test.ts']

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
  const folder = join(SCHEMA_FOLDER, 'openapi/examples')
  mkdirSync(folder, { recursive: true })
  const text = JSON.stringify(Object.fromEntries(operations), null, 2)
  writeFileSync(join(folder, `${api}.json`), `${text}\n`)
}

function record(): RecordedExample[] {
  const folder = mkdtempSync(join(tmpdir(), 'examples-'))
  const file = join(folder, 'examples')
  const { status } = spawnSync('npm', ['test', '--', '--maxWorkers=1', ...SUITES], {
    env: { ...process.env, RECORD_EXAMPLES: file },
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('The suites that record the examples have failed.')

  const lines = readFileSync(file, 'utf8').trim().split('\n')
  rmSync(folder, { recursive: true })
  return lines.map((line) => withFewRows(JSON.parse(line)))
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

/** The fullest request and answer of each status. */
function toExamples(recorded: readonly RecordedExample[]) {
  const byStatus = Map.groupBy(recorded, ({ status }) => status)
  const answers = [...byStatus]
    .toSorted(([a], [b]) => a - b)
    .map(([status, ofStatus]) => {
      const [fullest] = ofStatus
        .filter((one) => lengthOf(one) <= MAX_CHARACTERS)
        .toSorted((a, b) => lengthOf(b) - lengthOf(a))
      return [status, fullest] as const
    })
  const [first] = answers
  const shown = toPresentable({
    request: first?.[1]?.request,
    answers: Object.fromEntries(answers.map(([status, one]) => [status, one?.answer ?? null])),
  })
  return shown
}

function lengthOf(example: RecordedExample): number {
  return JSON.stringify(example).length
}
