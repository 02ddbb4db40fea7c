import { appendFileSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FieldNode, parse } from 'graphql'
import { keyOf, rootFieldsOf } from '../../../../gateway/documents/root-fields.ts'
import type { Answer, GraphExecutor, Operation } from '../../../../platform/executor.ts'
import { LISTED_PROBLEMS } from './listed-problems.ts'

/** A mutation and a problem code with which it answered: `deleteShift not_found`; items have the name of the code. */
type SeenProblem = string

const PREFIX = 'seen-problems-'

/** Problems seen in this process. */
const seen = new Set<SeenProblem>()

let unlisted: SeenProblem[] = []

/** Records the problem codes of the mutations of a subgraph, for `requireListedProblems`. */
export function withProblemsRecorded<Owner extends GraphExecutor>(subgraph: Owner): Owner {
  return {
    ...subgraph,
    async execute(operation, variables, request) {
      const answer = await subgraph.execute(operation, variables, request)
      if (operation.kind === 'mutation') record(operation, answer)
      return answer
    },
  }
}

/** Throws if a mutation has answered with a code that its description does not list. */
export function requireListedProblems(): void {
  const missing = unlisted
  unlisted = []
  if (missing.length > 0)
    throw new Error(`Descriptions of mutations do not list: ${missing.join(', ')}.`)
}

/** The problems that all processes of a run have seen. */
export function readSeenProblems(runFolder: string): ReadonlySet<SeenProblem> {
  const files = globSync(`${PREFIX}*`, { cwd: runFolder })
  return new Set(files.flatMap((file) => readFileSync(join(runFolder, file), 'utf8').split('\n')))
}

function record(operation: Operation, answer: Answer): void {
  // The document itself was refused.
  if (answer.data === undefined) return

  for (const field of rootFieldsOf(parse(operation.document))) {
    const name = field.name.value
    const listed = LISTED_PROBLEMS.get(name)
    if (listed === undefined) continue

    for (const code of codesOf(answer, field)) note(name, code, listed?.errors.has(code))
    for (const code of itemCodesOf(answer, field)) note(name, code, listed?.items?.includes(code))
  }
}

function note(mutation: string, code: string, isListed: boolean | undefined): void {
  const problem = `${mutation} ${code}`
  if (seen.has(problem)) return

  seen.add(problem)
  if (!isListed) unlisted.push(problem)
  const { TEST_RUN_FOLDER } = process.env
  if (TEST_RUN_FOLDER !== undefined)
    appendFileSync(join(TEST_RUN_FOLDER, `${PREFIX}${process.pid}`), `${problem}\n`)
}

/** Codes of the errors of a field; an error without a path refuses all fields. */
function codesOf({ errors = [] }: Answer, field: FieldNode): string[] {
  // Errors below are those of relations and lists, which have codes of their own.
  const own = errors.filter(({ path }) => path === undefined || isPathOf(path, field))
  return own.map(({ extensions }) => String(extensions?.['code']))
}

function isPathOf(path: readonly (string | number)[], field: FieldNode): boolean {
  return path.length === 1 && path[0] === keyOf(field)
}

/** Codes of refused items, where the document selects them. */
function itemCodesOf({ data }: Answer, field: FieldNode): string[] {
  const payload = data?.[keyOf(field)] as Payload | null | undefined
  return (payload?.results ?? []).flatMap(({ refusal }) => refusal?.code ?? [])
}

interface Payload {
  results?: readonly { refusal?: { code?: string } | null }[]
}
