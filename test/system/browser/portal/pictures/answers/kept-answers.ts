import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Recorded } from '../record-answers.ts'

const FOLDER = import.meta.dirname
const PAGES = 'pages.json'

type Answers = Recorded['answers']

/** The answers that were recorded last, from a file for each person. */
export function readAnswers(): Recorded {
  const { paths, live } = read<Pick<Recorded, 'paths' | 'live'>>(PAGES)
  const ofPersons = keptFiles().filter((file) => file !== PAGES)
  return { paths, live, answers: Object.assign({}, ...ofPersons.map((file) => read(file))) }
}

/** Replaces the kept answers; one file for all would be larger than any other file of the repository. */
export function keepAnswers({ paths, live, answers }: Recorded): void {
  for (const file of keptFiles()) rmSync(join(FOLDER, file))
  const persons = Map.groupBy(Object.entries(answers), ([key]) => key.split(' ', 1)[0])
  write(PAGES, { paths, live })
  for (const [person, entries] of persons) write(`${person}.json`, Object.fromEntries(entries))
}

const keptFiles = () => readdirSync(FOLDER).filter((file) => file.endsWith('.json'))

function read<Kept = Answers>(file: string): Kept {
  return JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Kept
}

function write(file: string, kept: object): void {
  writeFileSync(join(FOLDER, file), `${JSON.stringify(kept, null, 2)}\n`)
}
