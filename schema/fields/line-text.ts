import type { z } from 'zod'
import { exactText, fault, trimmedText } from './fields.ts'

type Length = Parameters<typeof trimmedText>[0]

/** Text of one line, such as a name: trimmed, and without control characters. */
export function lineText(length: Length) {
  return trimmedText(length).superRefine(refuseIn(BREAKS_LINE))
}

/** Text of one line that is not trimmed. */
export function exactLine(length: Length) {
  return exactText(length).superRefine(refuseIn(BREAKS_LINE))
}

/** Text of several lines, such as a description: trimmed; line breaks and tabs are its only control characters. */
export function linesText(length: Length) {
  return trimmedText(length).superRefine(refuseIn(CONTROL))
}

/** Text of several lines that is not trimmed, for comparisons. */
export function exactLines(length: Length) {
  return exactText(length).superRefine(refuseIn(CONTROL))
}

/** Control characters and Unicode's line and paragraph separators; `checkText` (fields.ts) refuses lone surrogates. */
const BREAKS_LINE = /[\p{Cc}\p{Zl}\p{Zp}]/u
const CONTROL = /(?![\t\n\r\u0085])\p{Cc}/u

const LINE_BREAKS = '\n\r\u0085\u2028\u2029'

function refuseIn(refused: RegExp) {
  return (text: string, context: Parameters<typeof fault>[0] & z.RefinementCtx) => {
    const [character] = refused.exec(text) ?? []
    if (character !== undefined) fault(context, 'control_character', whatToDo(character))
  }
}

function whatToDo(character: string): string {
  if (LINE_BREAKS.includes(character)) return 'Send text of one line, without line breaks.'
  if (character === '\t') return 'Send spaces instead of tabs.'

  const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
  return `Leave control characters out; this text holds U+${code}.`
}
