import { appendFileSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const PREFIX = 'seen-answers-'

/** Answers seen in this process: `GET /v1/club/courts 200`, with the code of a refusal behind it. */
const seen = new Set<string>()

export function noteAnswer(answer: string, code: string | null): void {
  const line = code === null ? answer : `${answer} ${code}`
  if (seen.has(line)) return

  seen.add(line)
  const { TEST_RUN_FOLDER } = process.env
  if (TEST_RUN_FOLDER !== undefined)
    appendFileSync(join(TEST_RUN_FOLDER, `${PREFIX}${process.pid}`), `${line}\n`)
}

/** The answers that all processes of a run have seen. */
export function readSeenAnswers(runFolder: string): ReadonlySet<string> {
  const files = globSync(`${PREFIX}*`, { cwd: runFolder })
  return new Set(files.flatMap((file) => readFileSync(join(runFolder, file), 'utf8').split('\n')))
}
