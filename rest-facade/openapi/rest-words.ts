import { toRestName } from '../../schema/fields/rest-names.ts'
import { isProblemCode } from '../../schema/problem.ts'
import type { RestError } from '../api.ts'

/** How an API spells what the descriptions of the graph name in back-ticks. */
export interface RestWords {
  errors: Readonly<Record<string, RestError>>
  /** Values of enums are in lower case. */
  hasSmallEnums: boolean
  /** Names of the values of all enums. */
  enumNames: ReadonlySet<string>
  /** Names of operations, which are those of the graph. */
  operationIds: ReadonlySet<string>
}

/** A description of the graph in the words of an API. */
export function toRestText(description: string, words: RestWords): string {
  const [text = ''] = description.replaceAll(/\s+/g, ' ').split(/ ?Problem codes: /)
  const translated = dropGraphSentences(text).replaceAll(/`([^`]+)`/g, (_quoted, token: string) => {
    return `\`${toRestToken(token, words)}\``
  })
  if (!words.hasSmallEnums) return translated

  return translated.replaceAll(/\b[A-Z][A-Z_]+\b/g, (word) =>
    words.enumNames.has(word) && word !== 'API' ? `\`${word.toLowerCase()}\`` : word,
  )
}

/** Parts of sentences that are about the graph alone: its roles and callers, and null for what is not visible. */
const OF_THE_GRAPH =
  /^(needs ([a-z]+:|the same)|staff |refused with|called without a credential|any other is null|of what the caller may not see|those of its own court for a court device)/i

function dropGraphSentences(text: string): string {
  return text
    .replaceAll(/([.;])\s+/g, '$1\n')
    .split('\n')
    .filter((part) => !OF_THE_GRAPH.test(part))
    .join(' ')
    .replace(/;$/, '.')
    .replaceAll(/(^|\. )([a-z])(?=[a-z]* )/g, (_all, before: string, letter: string) => {
      return before + letter.toUpperCase()
    })
    .trim()
}

function toRestToken(token: string, { errors, hasSmallEnums, operationIds }: RestWords): string {
  if (operationIds.has(token)) return token
  if (isProblemCode(token)) return errors[token]?.code ?? token
  if (/^[a-z]+([A-Z][a-z]*)+(\.[a-zA-Z]+)?$/.test(token))
    return token
      .split('.')
      .map((name) => toRestName(name))
      .join('.')
  return hasSmallEnums && /^[A-Z_]+$/.test(token) ? token.toLowerCase() : token
}
