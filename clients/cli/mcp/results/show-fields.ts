import { asRecord, type JsonObject } from '../tool.ts'
import type { Shape } from './shape.ts'

/** The part of an object that its shape names. */
export function showFields(value: unknown, shape: Shape, isPersonal: boolean): JsonObject {
  const record = asRecord(value)
  return Object.fromEntries(
    Object.entries(record).flatMap(([name, member]) => {
      const shown = showMember(name, member, { shape, isPersonal })
      return shown === undefined ? [] : [[name, shown]]
    }),
  )
}

/** Undefined where the shape does not name the member. */
function showMember(
  name: string,
  value: unknown,
  { shape, isPersonal }: { shape: Shape; isPersonal: boolean },
): unknown {
  const { fields, objects, names, lastNames, personal } = shape
  const inner = objects[name]
  if (inner !== undefined) return showObjects(value, inner, isPersonal)
  if (fields.includes(name)) return value
  if (names.includes(name)) return isPersonal ? value : toShortName(value)
  if (lastNames.includes(name)) return isPersonal ? value : toInitial(value)
  return isPersonal && personal.includes(name) ? value : undefined
}

function showObjects(value: unknown, shape: Shape, isPersonal: boolean): unknown {
  if (value === null) return null
  return Array.isArray(value)
    ? value.map((one) => showFields(one, shape, isPersonal))
    : showFields(value, shape, isPersonal)
}

/**
 * First name and initial: `Marta O.` of `Marta Ortega Ruiz` and of `Ortega Ruiz, Marta`. The text is free: of a first word
 * that has more than letters, such as an address or a number, the initial is shown.
 */
export function toShortName(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const [text = '', behindComma] = value.split(',')
  const [first = '', second] =
    behindComma === undefined ? toWords(text) : [toWords(behindComma)[0], text]
  const [name = ''] = first.split('-')
  const isName = ONLY_LETTERS.test(first)
  return [isName ? name : toInitial(first), toInitial(second)].filter(Boolean).join(' ')
}

/** Double first names have a hyphen: the first one is shown. */
const ONLY_LETTERS = /^[\p{L}\p{M}]+(-[\p{L}\p{M}]+)*$/u

function toWords(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '')
}

function toInitial(value: unknown): string | null {
  const [letter] = (typeof value === 'string' && value.match(/\p{L}/u)) || []
  return letter === undefined ? null : `${letter}.`
}
