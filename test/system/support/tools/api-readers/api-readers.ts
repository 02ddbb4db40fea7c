import { createRequire } from 'node:module'
import { join } from 'node:path'
import { findPackages } from '../find-packages.ts'

interface Value {
  name: string
  value: string
  enabled: boolean
}

/** A request as Bruno has it. */
interface BrunoRequest {
  method: string
  auth: { mode: string }
  headers: readonly Value[]
  params: readonly (Value & { type: 'query' | 'path' })[]
  body: { mode: string; json: string | null }
}

/** As much of `@usebruno/converters` as the tests use; the package has no types. */
interface BrunoConverters {
  postmanToBruno(collection: object): Promise<{
    collection: {
      items: readonly { name: string; items: readonly { name: string; request: BrunoRequest }[] }[]
    }
    issues: readonly unknown[]
  }>
}

/** As much of `@asyncapi/parser` as the tests use. */
interface AsyncApiParser {
  Parser: new () => {
    parse(text: string): Promise<{
      document?: { messages(): Iterable<{ id(): string }> }
      diagnostics: readonly { severity: number; message: string }[]
    }>
  }
}

const path = await findPackages(import.meta.dirname, 'the libraries of Bruno and AsyncAPI')

/** The libraries by which other programs read what an API documents; null where they cannot be installed. */
export const apiReaders = path === null ? null : loadFrom(path)

function loadFrom(folder: string) {
  const load = createRequire(join(folder, 'load.js'))
  return {
    bruno: load('@usebruno/converters') as BrunoConverters,
    asyncApi: load('@asyncapi/parser') as AsyncApiParser,
  }
}
