import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  OverlappingFieldsCanBeMergedRule,
  specifiedRules,
  validate,
} from 'graphql'
import type { Answer } from '../../platform/executor.ts'
import { makeBoundedCache } from '../../platform/limits/bounded-cache.ts'
import { Problem } from '../../schema/problem.ts'
import {
  DOCUMENT_LIMITS,
  MAX_DOCUMENTS,
  parseToKeep,
  parseToMeasure,
  requireDocumentWithinLimits,
  requireIntrospectionWithinLimits,
  requireTextWithinLimits,
} from './document-limits.ts'
import { INTROSPECTION_DISABLED, type Introspection, splitIntrospection } from './introspect.ts'
import { mergeableFieldsRule } from './mergeable-fields.ts'
import { conditionVariablesOf } from './normal-form.ts'

/** A valid document. */
export interface ReadDocument {
  /** Without the part that reads the schema. */
  document: DocumentNode
  text: string
  /** Variables of @skip and @include. */
  conditions: readonly string[]
  /** The part that reads the schema, which the gateway answers itself, or null. */
  introspection: Introspection | null
}

export interface RefusedDocument {
  refusal: Answer
}

const RULES = specifiedRules.map((rule) =>
  rule === OverlappingFieldsCanBeMergedRule ? mergeableFieldsRule : rule,
)

export interface DocumentRules {
  schema: GraphQLSchema
  /** Whether introspection is allowed. */
  isSchemaVisible: boolean
}

/** Parses, validates and measures clients' documents, each once. */
export function makeDocuments(rules: DocumentRules) {
  const known = makeBoundedCache<string, ReadDocument | RefusedDocument>(MAX_DOCUMENTS)

  return (text: string): ReadDocument | RefusedDocument => {
    const seen = known.get(text)
    if (seen) return seen

    const read = readDocument(text, rules)
    // Documents that exceed the limit are not cached either.
    if (text.length <= DOCUMENT_LIMITS.characters) known.set(text, read)
    return read
  }
}

/** Answer for a document that was not executed. */
export function refuseDocument(errors: readonly { message: string }[]): Answer {
  return {
    errors: errors.map(({ message }) => ({ message, extensions: { code: 'invalid_input' } })),
  }
}

export function toReadDocument(document: DocumentNode, text: string): ReadDocument {
  return {
    ...splitIntrospection(document),
    text,
    conditions: conditionVariablesOf(document),
  }
}

function readDocument(
  text: string,
  { schema, isSchemaVisible }: DocumentRules,
): ReadDocument | RefusedDocument {
  try {
    requireTextWithinLimits(text.length)
    const measured = parseToMeasure(text)
    const errors = validate(schema, measured, RULES, {
      maxErrors: 20,
      hideSuggestions: !isSchemaVisible,
    })
    if (errors.length > 0) return { refusal: refuseDocument(errors) }
    if (getOperationAST(measured) === null)
      return { refusal: refuseDocument([{ message: 'The document must hold one operation.' }]) }

    requireDocumentWithinLimits(measured)
    const read = toReadDocument(parseToKeep(text), text)
    if (read.introspection === null) return read
    if (!isSchemaVisible) return { refusal: refuseDocument([INTROSPECTION_DISABLED]) }

    requireIntrospectionWithinLimits(read.introspection.document, schema)
    return read
  } catch (error) {
    if (error instanceof GraphQLError || error instanceof Problem)
      return { refusal: refuseDocument([error]) }
    // Deep nesting may exhaust the parser's stack.
    return { refusal: refuseDocument([{ message: 'The document cannot be read.' }]) }
  }
}
