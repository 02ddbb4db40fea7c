import type { Program } from './program.ts'

class BudgetExceeded extends Error {}

interface Run {
  program: Program
  characters: readonly string[]
  steps: number
  budget: number
}

/**
 * Counts the steps of a backtracking engine that searches a text for all matches of a pattern, as `replace`,
 * `split` and `matchAll` do. Ends shortly after the budget is exceeded.
 */
export function countSteps(program: Program, text: string, budget: number): number {
  const { unicode, unicodeSets, sticky } = program.pattern
  const characters = unicode || unicodeSets ? Array.from(text) : text.split('')
  const run = { program, characters, steps: 0, budget }
  const isAnchored = startsAtStart(program)
  try {
    let at = 0
    while (at <= characters.length) {
      const end = matchAt(run, 0, at)
      if (end === null && (sticky || isAnchored)) break
      at = end === null || end === at ? at + 1 : end
    }
  } catch (error) {
    if (!(error instanceof BudgetExceeded)) throw error
  }
  return run.steps
}

/** Engines try such a pattern at the start of a text alone. */
function startsAtStart({ instructions, pattern }: Program): boolean {
  const [first] = instructions
  return first?.op === 'assert' && first.kind === 'start' && !pattern.multiline
}

type Choice = { at: number; position: number } | { register: number; before: number }

/** Where the match ends that an engine finds first, if any. */
function matchAt(run: Run, start: number, from: number): number | null {
  const { instructions, registers } = run.program
  const marks = new Array<number>(registers).fill(-1)
  const choices: Choice[] = []
  let at = start
  let position = from

  for (;;) {
    run.steps += 1
    if (run.steps > run.budget) throw new BudgetExceeded()

    const instruction = instructions[at]
    let isMatching = true
    if (instruction === undefined || instruction.op === 'accept') return position
    if (instruction.op === 'char') {
      const character = run.characters[position]
      isMatching = character !== undefined && instruction.matches(character)
      position += 1
      at += 1
    } else if (instruction.op === 'split') {
      const [first = 0, ...others] = instruction.targets
      for (const other of others.reverse()) choices.push({ at: other, position })
      at = first
    } else if (instruction.op === 'assert') {
      isMatching = holds(run, instruction.kind, position)
      at += 1
    } else if (instruction.op === 'look') {
      isMatching = (matchAt(run, at + 1, position) !== null) !== instruction.isNegated
      at = instruction.next
    } else if (instruction.op === 'mark') {
      choices.push({ register: instruction.register, before: marks[instruction.register] ?? -1 })
      marks[instruction.register] = position
      at += 1
    } else {
      isMatching = marks[instruction.register] !== position
      at += 1
    }
    if (isMatching) continue

    const choice = goBack(choices, marks)
    if (choice === null) return null
    at = choice.at
    position = choice.position
  }
}

function goBack(choices: Choice[], marks: number[]): { at: number; position: number } | null {
  for (let choice = choices.pop(); choice !== undefined; choice = choices.pop()) {
    if ('at' in choice) return choice
    marks[choice.register] = choice.before
  }
  return null
}

function holds(run: Run, kind: string, position: number): boolean {
  const before = run.characters[position - 1]
  const after = run.characters[position]
  const { multiline } = run.program.pattern
  if (kind === 'start') return before === undefined || (multiline && isLineEnd(before))
  if (kind === 'end') return after === undefined || (multiline && isLineEnd(after))
  return (isWord(before) !== isWord(after)) === (kind === 'boundary')
}

const isLineEnd = (character: string) => '\n\r\u2028\u2029'.includes(character)

const isWord = (character: string | undefined) => character !== undefined && /^\w$/.test(character)
