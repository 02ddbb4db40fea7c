import { z } from 'zod'
import { checkText, exactText, fault, toSchemaLength, trimmedText } from '../fields.ts'
import { BREAKS_LINE, CONTROL, cleanLine, cleanName, codeOf, hasVisible } from './characters.ts'

type Length = Parameters<typeof trimmedText>[0]

/** Name of a person or thing: of one line, without hidden characters, with at least one that is seen. */
export function nameText(length: Length) {
  return z
    .string()
    .overwrite(cleanName)
    .superRefine(checkText(length))
    .superRefine(refuseIn(BREAKS_LINE))
    .superRefine((text, context) => {
      if (!hasVisible(text))
        fault(context, 'visible_character', 'Send a name with at least one visible character.')
    })
    .meta(toSchemaLength(length))
}

/** Text of one line, such as a title or a place: without hidden characters, and without control characters. */
export function lineText(length: Length) {
  return cleanText(length).superRefine(refuseIn(BREAKS_LINE))
}

/** Text that stands in a line beside others, and takes control characters as it did before there were kinds of text. */
export function cleanText(length: Length) {
  return z
    .string()
    .overwrite((text) => cleanLine(text, length.min))
    .superRefine(checkText(length))
    .meta(toSchemaLength(length))
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

const LINE_BREAKS = '\n\r\u0085\u2028\u2029'

/** Lone surrogates are refused by `checkText` (fields.ts). */
function refuseIn(refused: RegExp) {
  return (text: string, context: Parameters<typeof fault>[0] & z.RefinementCtx) => {
    const [character] = refused.exec(text) ?? []
    if (character !== undefined) fault(context, 'control_character', whatToDo(character))
  }
}

function whatToDo(character: string): string {
  if (LINE_BREAKS.includes(character)) return 'Send text of one line, without line breaks.'
  if (character === '\t') return 'Send spaces instead of tabs.'

  return `Leave control characters out; this text holds ${codeOf(character)}.`
}
