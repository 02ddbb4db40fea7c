import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { printSchema } from 'graphql'
import { GRAPH } from '../support/graph/graph.ts'
import { type ConnectionField, connectionFieldsOf, toRelayDocument } from './connections.ts'

const compiler = createRequire(import.meta.url).resolve('relay-compiler/cli.js')
const schema = GRAPH.planning.apiSchema
const connections = connectionFieldsOf(schema)

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'relay-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const toModuleName = ({ type, field }: ConnectionField) => `${type.name}${toSuffix(field.name)}`

const toSuffix = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** Compiles a client with one module for each document; throws with what the compiler says. */
async function compile(documents: ReadonlyMap<string, string>): Promise<string[]> {
  const [source, artifacts] = [join(folder, 'src'), join(folder, 'artifacts')]
  for (const made of [source, artifacts]) mkdirSync(made)
  writeFileSync(join(folder, 'schema.graphql'), printSchema(schema))
  for (const [name, document] of documents)
    writeFileSync(join(source, `${name}.ts`), `export const read = graphql\`${document}\`\n`)
  const config = {
    src: './src',
    schema: './schema.graphql',
    artifactDirectory: './artifacts',
    language: 'typescript',
  }
  writeFileSync(join(folder, 'relay.config.json'), JSON.stringify(config))
  writeFileSync(join(folder, 'package.json'), '{}')
  await promisify(execFile)(process.execPath, [compiler, '--repersist'], { cwd: folder })
  return readdirSync(artifacts)
}

describe('relay-compiler', () => {
  test('takes every list of the graph with @connection', async () => {
    const documents = new Map(
      connections.map((connection) => {
        const name = toModuleName(connection)
        return [name, toRelayDocument(connection, name)] as const
      }),
    )
    expect(documents.size).toBeGreaterThan(15)
    const artifacts = await compile(documents)
    expect(artifacts).toHaveLength(documents.size)
  })

  test('refuses a list that is none', async () => {
    const query = `query OtherQuery($id: ID!) {
      club(id: $id) { courts @connection(key: "Other_courts") { edges { node { id } } } }
    }`
    await expect(compile(new Map([['Other', query]]))).rejects.toThrow(/@connection|connection/i)
  })
})
