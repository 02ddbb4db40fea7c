import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { answersHelp, usageOf } from '../../launch/process/words.ts'
import type { ProcessName } from '../../platform/config/config.ts'

const ROOT = join(import.meta.dirname, '../..')
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

/** The program that gets the arguments of a script, if it is one of ours and is a process or reads any. */
const READERS = Object.entries(scripts).flatMap(([name, command]) => {
  const [, file] = /\bnode (\S+\.ts)$/.exec(command) ?? []
  const source = file === undefined ? '' : readFileSync(join(ROOT, file), 'utf8')
  return /argv|parseArgs|readOptions|runProcess|runTask|runReplicable/.test(source)
    ? [{ name, source }]
    : []
})

/** Where each kind of program answers `--help`. */
const ANSWERS = [
  ({ name, source }: { name: string; source: string }) =>
    [...source.matchAll(/\b(?:answerHelp|readOptions)\(\s*(?:'|`Usage: npm run )([\w:]+)/g)].some(
      ([, said]) => said === name,
    ),
  ({ name, source }: { name: string; source: string }) => {
    const [, process] = /\brun(?:Process|Task|Replicable)\('([\w-]+)'/.exec(source) ?? []
    const usage = usageOf(process as ProcessName) ?? ''
    return new RegExp(`^Usage: npm (?:run )?${name}(?: |$)`, 'm').test(usage)
  },
  // They have a usage of their own, which their suites read.
  ({ name }: { name: string }) => name === 'provision' || name === 'doctor',
]

test('every npm script that is a process or has arguments prints its usage for --help', () => {
  expect(READERS.length).toBeGreaterThan(20)
  const silent = READERS.filter((reader) => !ANSWERS.some((answers) => answers(reader)))
  expect(silent.map(({ name }) => name)).toEqual([])
})

test('a process that prints its usage does nothing else', () => {
  const printed: unknown[] = []
  const { log } = console
  console.log = (line) => void printed.push(line)
  const answers = [['--help'], ['--plan', '--help'], ['--plan']].map((words) =>
    answersHelp('migrate', words),
  )
  console.log = log
  expect(answers).toEqual([true, true, false])
  expect(printed).toEqual(Array(2).fill(usageOf('migrate')))
})
