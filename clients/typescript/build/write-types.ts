import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'

const DOCUMENTS = resolve(import.meta.dirname, '../../../schema/openapi')
const TYPES = resolve(import.meta.dirname, '../src/schema')
const PRODUCTS = ['club', 'volunteer'] as const

const NOTE = '// Generated from the OpenAPI documents by "npm run schema:build". Do not edit.\n\n'

type Product = (typeof PRODUCTS)[number]

/** Writes the types of both APIs and their event types, from the OpenAPI documents, into the source of the client. */
export async function writeClientTypes(folder = TYPES): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const product of PRODUCTS)
    writeFileSync(join(folder, `${product}.ts`), await toTypes(product))
  writeFileSync(join(folder, 'event-types.ts'), NOTE + PRODUCTS.map(toEventTypes).join('\n'))
}

function toEventTypes(product: Product): string {
  const types = Object.keys(JSON.parse(readDocument(product)).webhooks)
  const list = types.map((type) => `    "${type}",\n`).join('')
  return `export const ${product.toUpperCase()}_EVENT_TYPES = [\n${list}] as const;\n`
}

async function toTypes(product: Product): Promise<string> {
  const document = readDocument(product)
  // With `defaultNonNullable` a caller would have to send every field that has a default.
  const types = await openapiTS(JSON.parse(document, simplify), {
    defaultNonNullable: false,
    emptyObjectsUnknown: true,
  })
  return NOTE + astToString(types)
}

function readDocument(product: Product): string {
  return readFileSync(join(DOCUMENTS, `${product}.json`), 'utf8')
}

/**
 * Drops examples and response headers, which are two thirds of the types. The client itself sends an
 * Idempotency-Key, so callers need not.
 */
function simplify(key: string, value: unknown): unknown {
  if (key === 'example' || key === 'examples' || key === 'headers') return undefined
  if (!isRecord(value) || value['name'] !== 'Idempotency-Key') return value
  return { ...value, required: false }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

if (import.meta.main) await writeClientTypes()
