import { type AST, RegExpParser } from '@eslint-community/regexpp'

/** One instruction of a backtracking matcher; `next` and the like are places in the program. */
export type Instruction =
  | { op: 'char'; matches: (character: string) => boolean; source: string }
  /** Tries its targets in their order. */
  | { op: 'split'; targets: number[] }
  | { op: 'assert'; kind: 'start' | 'end' | 'boundary' | 'no boundary' }
  /** Runs its own program up to `accept` without consuming anything, and continues at `next`. */
  | { op: 'look'; isNegated: boolean; next: number }
  /** Remembers the position at which an iteration starts: one that matches nothing ends its loop. */
  | { op: 'mark'; register: number }
  | { op: 'progress'; register: number }
  | { op: 'accept' }

export interface Program {
  pattern: RegExp
  instructions: Instruction[]
  registers: number
}

/** A number of repetitions beyond which a bounded loop is analysed as an unbounded one. */
const LONG_LOOP = 9

const MOST_INSTRUCTIONS = 20_000

/**
 * The program by which a backtracking engine matches a pattern. `loopsOf: 'analysis'` turns long bounded loops
 * into unbounded ones, so that an analysis of its cycles finds them.
 */
export function compilePattern(pattern: RegExp, loopsOf: 'analysis' | 'engine'): Program {
  const flags = { unicode: pattern.unicode, unicodeSets: pattern.unicodeSets }
  const ast = new RegExpParser().parsePattern(pattern.source, 0, pattern.source.length, flags)
  const instructions: Instruction[] = []
  let registers = 0

  const emit = (instruction: Instruction): number => {
    if (instructions.length >= MOST_INSTRUCTIONS) throw new Error('The pattern is too large.')
    return instructions.push(instruction) - 1
  }
  const here = () => instructions.length

  function alternatives(list: readonly AST.Alternative[]): void {
    const split = { op: 'split' as const, targets: [] as number[] }
    const ends: { op: 'split'; targets: number[] }[] = []
    if (list.length > 1) emit(split)
    for (const alternative of list) {
      split.targets.push(here())
      for (const element of alternative.elements) compile(element)
      if (list.length === 1) return
      const end = { op: 'split' as const, targets: [] }
      emit(end)
      ends.push(end)
    }
    for (const end of ends) end.targets.push(here())
  }

  function compile(element: AST.Element): void {
    switch (element.type) {
      case 'Character':
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass':
        emit({ op: 'char', matches: membership(element.raw, pattern.flags), source: element.raw })
        return
      case 'Group':
      case 'CapturingGroup':
        alternatives(element.alternatives)
        return
      case 'Quantifier':
        repeat(element)
        return
      case 'Assertion':
        assert(element)
        return
      case 'Backreference':
        throw new Error('A reference to a group has no linear bound.')
    }
  }

  function repeat({ element, min, max, greedy }: AST.Quantifier): void {
    const isLong = loopsOf === 'analysis' && max > LONG_LOOP
    const required = isLong ? Math.min(min, LONG_LOOP) : min
    for (let i = 0; i < required; i += 1) compile(element)
    if (isLong || max === Number.POSITIVE_INFINITY) loop(element, greedy)
    else repeatUpTo(max - required, element, greedy)
  }

  function repeatUpTo(times: number, element: AST.QuantifiableElement, greedy: boolean): void {
    const exits: number[][] = []
    for (let i = 0; i < times; i += 1) {
      const targets: number[] = []
      const at = emit({ op: 'split', targets })
      targets.push(at + 1)
      exits.push(targets)
      compile(element)
    }
    for (const targets of exits) order(targets, here(), greedy)
  }

  function loop(element: AST.QuantifiableElement, greedy: boolean): void {
    const register = registers
    registers += 1
    const targets: number[] = []
    const start = emit({ op: 'split', targets })
    targets.push(start + 1)
    emit({ op: 'mark', register })
    compile(element)
    emit({ op: 'progress', register })
    emit({ op: 'split', targets: [start] })
    order(targets, here(), greedy)
  }

  function assert(assertion: AST.Assertion): void {
    if (assertion.kind === 'start' || assertion.kind === 'end') {
      emit({ op: 'assert', kind: assertion.kind })
    } else if (assertion.kind === 'word') {
      emit({ op: 'assert', kind: assertion.negate ? 'no boundary' : 'boundary' })
    } else if (assertion.kind === 'lookahead') {
      const look = { op: 'look' as const, isNegated: assertion.negate, next: 0 }
      emit(look)
      alternatives(assertion.alternatives)
      emit({ op: 'accept' })
      look.next = here()
    } else {
      throw new Error('What a lookbehind costs is not counted.')
    }
  }

  alternatives(ast.alternatives)
  emit({ op: 'accept' })
  return { pattern, instructions, registers }
}

function order(targets: number[], exit: number, greedy: boolean): void {
  if (greedy) targets.push(exit)
  else targets.unshift(exit)
}

/** Whether a character belongs to a set, by the engine itself. */
function membership(source: string, flags: string): (character: string) => boolean {
  const one = new RegExp(`^(?:${source})$`, flags.replace(/[gymd]/g, ''))
  const known = new Map<string, boolean>()
  return (character) => {
    const before = known.get(character)
    if (before !== undefined) return before

    const isMember = one.test(character)
    known.set(character, isMember)
    return isMember
  }
}
