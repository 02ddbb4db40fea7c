import type { Side } from '../../court/board.ts'
import type { Pair } from '../../today/score-parts.ts'

/** A set as it is typed; an empty text is an empty field. */
export type TypedSet = Readonly<Record<Side, string>>

export type TypedSets = readonly TypedSet[]

export interface Cell {
  set: number
  side: Side
}

export const SIDES = ['blue', 'orange'] as const satisfies readonly Side[]

const MOST_SETS = 3

const LAST = MOST_SETS - 1

const EMPTY: TypedSet = { blue: '', orange: '' }

/** The fields of a result, with these sets in them. */
export function toTypedSets(sets: readonly Pair[]): TypedSets {
  return Array.from({ length: MOST_SETS }, (_, at) => {
    const set = sets[at]
    return set === undefined ? EMPTY : { blue: String(set.blue), orange: String(set.orange) }
  })
}

interface Typing {
  sets: TypedSets
  /** Where the focus goes. */
  next: Cell
}

/**
 * The fields once a field has another text. A digit of a set leads on to the next field; in a match tie-break, where numbers
 * have two digits, a character that is no digit does, too. Several numbers, such as of a pasted result, fill the fields from
 * this one on.
 */
export function typeInto(sets: TypedSets, at: Cell, text: string, endsInTieBreak: boolean): Typing {
  const numbers = text.match(/\d+/g) ?? []
  if (numbers.length > 1) return fillFrom(sets, at, numbers, endsInTieBreak)
  const [digits = ''] = numbers
  // A separator alone stands between two fields, of which the second has the focus already.
  if (digits === '' && text !== '') return { sets, next: at }
  const isLong = endsInTieBreak && at.set === LAST
  const value = isLong ? toTieBreakText(digits) : digits.slice(-1)
  const isFull = isLong ? value.length === 2 || /^[03-9]$/.test(value) : value !== ''
  const isEnded = value !== '' && /\D$/.test(text)
  return {
    sets: withCell(sets, at, value),
    next: isFull || isEnded ? (nextOf(at) ?? at) : at,
  }
}

/** The newest digit stands alone where a third one comes. */
function toTieBreakText(digits: string): string {
  const kept = digits.length > 2 ? digits.slice(-1) : digits
  return kept.replace(/^0(?=\d)/, '')
}

function fillFrom(
  sets: TypedSets,
  from: Cell,
  numbers: readonly string[],
  endsInTieBreak: boolean,
): Typing {
  let at: Cell | null = from
  let typing: Typing = { sets, next: from }
  for (const number of numbers) {
    if (at === null) break
    typing = { sets: typeInto(typing.sets, at, number, endsInTieBreak).sets, next: at }
    at = nextOf(at)
  }
  return { ...typing, next: at ?? typing.next }
}

function withCell(sets: TypedSets, { set, side }: Cell, value: string): TypedSets {
  return sets.map((one, at) => (at === set ? { ...one, [side]: value } : one))
}

/** In the order in which a result is read; null behind the last field. */
function nextOf({ set, side }: Cell): Cell | null {
  if (side === 'blue') return { set, side: 'orange' }
  return set < LAST ? { set: set + 1, side: 'blue' } : null
}

const MOVES: Readonly<Record<string, (at: Cell) => Cell>> = {
  ArrowLeft: ({ set, side }) => ({ set: Math.max(0, set - 1), side }),
  ArrowRight: ({ set, side }) => ({ set: Math.min(LAST, set + 1), side }),
  ArrowUp: ({ set }) => ({ set, side: 'blue' }),
  ArrowDown: ({ set }) => ({ set, side: 'orange' }),
}

/** The field to which a key leads, null for a key that types: arrows by set and team, Backspace from an empty field back. */
export function moveFrom(sets: TypedSets, at: Cell, key: string): Cell | null {
  if (key !== 'Backspace') return MOVES[key]?.(at) ?? null
  if (sets[at.set]?.[at.side] !== '') return null
  if (at.side === 'orange') return { set: at.set, side: 'blue' }
  return at.set > 0 ? { set: at.set - 1, side: 'orange' } : null
}
