import { join } from 'node:path'
import { generate } from '@graphql-codegen/cli'
import { type GraphQLSchema, printSchema } from 'graphql'
import { composeFolder } from '../schema/registry/build.ts'
import { type OperationFile, readOperationFiles } from '../schema/registry/collect-operations.ts'
import { splitByClient } from '../schema/registry/manifests/trusted-operations.ts'
import { readSubgraphSdl } from '../schema/sdl.ts'
import { SUBGRAPHS } from '../schema/subgraphs.ts'

const SCALARS = { ID: 'string', JSON: 'unknown', Date: 'string', _FieldSet: 'string' }

const COMMON = { useTypeImports: true, enumsAsTypes: true, strictScalars: true }

/** TypeScript of a folder of contracts: resolver types per subgraph, data and variables per operation. */
export async function generateTypes(folder: string): Promise<ReadonlyMap<string, string>> {
  const { wholeSchema } = composeFolder(folder)
  const { ofTiers } = splitByClient(readOperationFiles(join(folder, 'operations'), wholeSchema))
  const outputs = {
    ...Object.fromEntries(
      SUBGRAPHS.map((name) => [`types/${name}.ts`, ofSubgraph(readSubgraphSdl(folder, name))]),
    ),
    'types/operations.ts': ofOperations(ofTiers, wholeSchema),
  }
  // codegen resolves plugins from this folder.
  const cwd = join(import.meta.dirname, '..')
  const files: { filename: string; content: string }[] = await generate(
    { cwd, silent: true, generates: outputs },
    false,
  )
  return new Map(files.map(({ filename, content }) => [filename, toModule(content)]))
}

function ofSubgraph(sdl: string) {
  return {
    schema: sdl,
    plugins: ['typescript', 'typescript-resolvers'],
    config: {
      ...COMMON,
      federation: true,
      // Resolvers always receive an argument that has a default.
      avoidOptionals: { defaultValue: true },
      scalars: { ...SCALARS, DateTime: { input: 'Date', output: 'Date | string' } },
    },
  }
}

function ofOperations(files: readonly OperationFile[], wholeSchema: GraphQLSchema) {
  return {
    schema: printSchema(wholeSchema),
    documents: files.map(({ text }) => text).join('\n'),
    plugins: ['typescript-operations'],
    config: {
      ...COMMON,
      scalars: { ...SCALARS, DateTime: { input: 'Date | string', output: 'string' } },
    },
  }
}

function toModule(content: string): string {
  const lines = content
    .trim()
    .split('\n')
    .map((line) => line.trimEnd())
  return `// Made by \`npm run build\`; not edited by hand.\n${lines.join('\n')}\n`
}
