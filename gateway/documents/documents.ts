import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  OverlappingFieldsCanBeMergedRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql'
import type { Answer } from '../../platform/executor.ts'
import { makeBoundedCache } from '../../platform/limits/bounded-cache.ts'
import { Problem } from '../../platform/problem.ts'
import {
  DOCUMENT_LIMITS,
  MAX_DOCUMENTS,
  requireModestDocument,
  requireModestText,
} from './document-limits.ts'
import { mergeableFieldsRule } from './mergeable-fields.ts'
import { conditionsOf } from './normal-form.ts'
import { rootFieldsOf } from './root-fields.ts'

/** A document that fits the graph. */
export interface ReadDocument {
  document: DocumentNode
  text: string
  /** The variables that decide what it leaves out. */
  conditions: readonly string[]
  /** The schema itself is asked for, which the gateway answers alone. */
  isIntrospection: boolean
}

export interface RefusedDocument {
  refusal: Answer
}

const RULES = specifiedRules.map((rule) =>
  rule === OverlappingFieldsCanBeMergedRule ? mergeableFieldsRule : rule,
)

export interface DocumentRules {
  schema: GraphQLSchema
  /** Whether clients may ask for the schema itself. */
  isSchemaTold: boolean
}

/** Reads the documents of clients; each is parsed, validated and measured once. */
export function makeDocuments(rules: DocumentRules) {
  const known = makeBoundedCache<string, ReadDocument | RefusedDocument>(MAX_DOCUMENTS)

  return (text: string): ReadDocument | RefusedDocument => {
    const seen = known.get(text)
    if (seen) return seen

    const read = readDocument(text, rules)
    // What is too long to be answered is also too long to be kept.
    if (text.length <= DOCUMENT_LIMITS.characters) known.set(text, read)
    return read
  }
}

/** An answer to what could not be executed at all. */
export function refuseDocument(errors: readonly { message: string }[]): Answer {
  return {
    errors: errors.map(({ message }) => ({ message, extensions: { code: 'invalid_input' } })),
  }
}

export function toReadDocument(document: DocumentNode, text: string): ReadDocument {
  return {
    document,
    text,
    conditions: conditionsOf(document),
    isIntrospection: isIntrospection(document),
  }
}

function readDocument(
  text: string,
  { schema, isSchemaTold }: DocumentRules,
): ReadDocument | RefusedDocument {
  try {
    requireModestText(text.length)
    const document = parse(text, { maxTokens: DOCUMENT_LIMITS.tokens })
    const errors = validate(schema, document, RULES, {
      maxErrors: 20,
      hideSuggestions: !isSchemaTold,
    })
    if (errors.length > 0) return { refusal: refuseDocument(errors) }
    if (getOperationAST(document) === null)
      return { refusal: refuseDocument([{ message: 'The document must hold one operation.' }]) }

    requireModestDocument(document)
    if (!isSchemaTold && asksForSchema(document))
      return { refusal: refuseDocument([SCHEMA_IS_NOT_TOLD]) }
    return toReadDocument(document, text)
  } catch (error) {
    if (error instanceof GraphQLError || error instanceof Problem)
      return { refusal: refuseDocument([error]) }
    // A deeply nested document exhausts the stack.
    return { refusal: refuseDocument([{ message: 'The document cannot be read.' }]) }
  }
}

const SCHEMA_IS_NOT_TOLD = {
  message: 'This installation does not tell its schema.',
}

function asksForSchema(document: DocumentNode): boolean {
  return rootFieldsOf(document).some(({ name }) => /^__(schema|type)$/.test(name.value))
}

/** The planner knows nothing of `__schema`, and cannot answer it together with data. */
function isIntrospection(document: DocumentNode): boolean {
  const names = rootFieldsOf(document).map((field) => field.name.value)
  if (names.every((name) => name.startsWith('__'))) return true
  if (names.every((name) => name === '__typename' || !name.startsWith('__'))) return false

  throw new Problem('invalid_input', 'Ask for the schema in a request of its own, without data.')
}
