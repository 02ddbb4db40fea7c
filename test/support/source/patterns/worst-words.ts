import type { Instruction, Program } from './program.ts'

/** A text that a pattern can read in ever more ways: what comes before, what is repeated. */
export interface WorstWord {
  before: string
  repeated: string
}

/** Where a search may be: at the character that it reads next, or before the match (`SEARCHING`). */
type State = number
const SEARCHING: State = -1

interface Automaton {
  start: readonly State[]
  /** The states after a state that reads a character, each as often as ways lead there. */
  after: ReadonlyMap<State, readonly State[]>
  reads: (state: State, character: string) => boolean
  characters: readonly string[]
}

/**
 * The words by which the number of ways to read a text grows with its length: if there are none, a backtracking
 * search is linear. A pattern is infinitely ambiguous if and only if some word leads from a state p to itself and to
 * another state q, and from q to itself (Weber and Seidl, "On the degree of ambiguity of finite automata", 1991).
 */
export function findWorstWords(program: Program): {
  words: WorstWord[]
  characters: readonly string[]
} {
  const automaton = toAutomaton(program)
  const cyclic = [...automaton.after.keys()].filter((state) => reaches(automaton, state, state))
  const words = new Map<string, WorstWord>()
  const add = (from: State, repeated: string) => {
    const before = findWord(automaton, automaton.start, (state) => state === from)
    if (before !== null && repeated !== '') words.set(`${before}|${repeated}`, { before, repeated })
  }

  for (const p of cyclic) {
    for (const q of cyclic) {
      if (p === q || !reaches(automaton, p, q)) continue
      for (const repeated of findCommonWords(automaton, p, q)) add(p, repeated)
    }
    for (const repeated of findDoubledWords(automaton, p)) add(p, repeated)
  }
  return { words: [...words.values()], characters: automaton.characters }
}

function toAutomaton(program: Program): Automaton {
  const { instructions } = program
  const after = new Map<State, readonly State[]>()
  after.set(SEARCHING, [SEARCHING, ...followers(program, 0, false)])
  instructions.forEach((instruction, at) => {
    if (instruction.op === 'char') after.set(at, followers(program, at + 1, false))
  })
  const sets = instructions.filter((instruction) => instruction.op === 'char')
  return {
    start: [SEARCHING, ...followers(program, 0, true)],
    after,
    characters: distinctCharacters(program, sets),
    reads(state, character) {
      const instruction = instructions[state]
      return (
        instruction === undefined || (instruction.op === 'char' && instruction.matches(character))
      )
    },
  }
}

/** The characters that may be read next, each once per way that leads to it; a loop is passed once. */
function followers({ instructions, pattern }: Program, from: number, isAtStart: boolean): State[] {
  const found: State[] = []
  const visit = (at: number, passed: readonly number[]): void => {
    const instruction = instructions[at]
    if (instruction === undefined || instruction.op === 'accept' || passed.includes(at)) return
    const onward = [...passed, at]
    if (instruction.op === 'char') found.push(at)
    else if (instruction.op === 'split') for (const next of instruction.targets) visit(next, onward)
    else if (instruction.op === 'look') {
      visit(at + 1, onward)
      visit(instruction.next, onward)
    } else if (instruction.op === 'assert' && instruction.kind === 'start') {
      if (isAtStart || pattern.multiline) visit(at + 1, onward)
    } else visit(at + 1, onward)
  }
  visit(from, [])
  return found
}

/** One character for each combination of the sets of a pattern. */
function distinctCharacters(
  { pattern }: Program,
  sets: readonly Extract<Instruction, { op: 'char' }>[],
): string[] {
  const candidates = new Set<string>()
  for (let code = 0; code < 0x300; code += 1) candidates.add(String.fromCharCode(code))
  for (const character of `€ﷺ\u2028\u2029\u3000${pattern.source}`) candidates.add(character)
  if (pattern.unicode || pattern.unicodeSets) candidates.add('🎾')

  const bySets = new Map<string, string>()
  for (const character of [...PRINTABLE, ...candidates]) {
    const key = sets.map((set) => (set.matches(character) ? '1' : '0')).join('')
    if (!bySets.has(key)) bySets.set(key, character)
  }
  return [...bySets.values()]
}

const PRINTABLE = 'a0A!'

function reaches(automaton: Automaton, from: State, to: State): boolean {
  return findWord(automaton, automaton.after.get(from) ?? [], (state) => state === to) !== null
}

/** A shortest word that leads from one of some states to one that is sought. */
function findWord(
  automaton: Automaton,
  from: readonly State[],
  isSought: (state: State) => boolean,
): string | null {
  return breadthFirst(
    from.map((state) => [state]),
    automaton,
    ([state = SEARCHING]) => isSought(state),
  )
}

/** Words that lead from p to p, from p to q and from q to q; one for each first character. */
function findCommonWords(automaton: Automaton, p: State, q: State): string[] {
  return automaton.characters.flatMap((first) => {
    const begun = step([p, p, q], first, automaton)
    const rest = breadthFirst(begun, automaton, ([a, b, c]) => a === p && b === q && c === q)
    return rest === null ? [] : [first + rest]
  })
}

/** Words that lead from p to p by two ways which differ only in what they read nothing by. */
function findDoubledWords(automaton: Automaton, p: State): string[] {
  const onward = automaton.after.get(p) ?? []
  const doubled = onward.filter((state, index) => onward.indexOf(state) !== index)
  return doubled.flatMap((state) =>
    automaton.characters.flatMap((first) => {
      if (!automaton.reads(p, first)) return []
      const rest = findWord(automaton, [state], (reached) => reached === p)
      return rest === null ? [] : [first + rest]
    }),
  )
}

function breadthFirst(
  from: readonly (readonly State[])[],
  automaton: Automaton,
  isSought: (states: readonly State[]) => boolean,
): string | null {
  const seen = new Set<string>()
  let frontier = from.map((states) => ({ states, word: '' }))
  while (frontier.length > 0) {
    const next: typeof frontier = []
    for (const { states, word } of frontier) {
      if (isSought(states)) return word
      const key = states.join()
      if (seen.has(key)) continue
      seen.add(key)
      for (const character of automaton.characters)
        for (const reached of step(states, character, automaton))
          next.push({ states: reached, word: word + character })
    }
    frontier = next
  }
  return null
}

/** Where states may be after a character that all of them read. */
function step(states: readonly State[], character: string, automaton: Automaton): State[][] {
  let combined: State[][] = [[]]
  for (const state of states) {
    if (!automaton.reads(state, character)) return []
    const onward = [...new Set(automaton.after.get(state) ?? [])]
    combined = combined.flatMap((before) => onward.map((next) => [...before, next]))
  }
  return combined
}
