import { join } from 'node:path'
import { generate } from '@graphql-codegen/cli'
import { type GraphQLSchema, printSchema } from 'graphql'
import { readSubgraphSdl } from '../sdl.ts'
import { SUBGRAPHS } from '../subgraphs.ts'
import type { OperationFile } from './collect-operations.ts'
import { remember } from './remember.ts'

const SCALARS = { ID: 'string', JSON: 'unknown', Date: 'string', _FieldSet: 'string' }

const COMMON = { useTypeImports: true, enumsAsTypes: true, strictScalars: true }

/** TypeScript of the contracts: resolver types per subgraph, data and variables per operation. */
export async function generateTypes(
  folder: string,
  wholeSchema: GraphQLSchema,
  operationFiles: readonly OperationFile[],
): Promise<Map<string, string>> {
  const texts = await Promise.all([
    ...SUBGRAPHS.map((name) => generateOne(ofSubgraph(readSubgraphSdl(folder, name)))),
    generateOne(ofOperations(operationFiles, wholeSchema)),
  ])
  const files = [...SUBGRAPHS, 'operations'].map((name) => `types/${name}.ts`)

  return new Map(files.map((file, index) => [file, texts[index] ?? '']))
}

function generateOne(output: ReturnType<typeof ofSubgraph | typeof ofOperations>): Promise<string> {
  return generateText(JSON.stringify(output))
}

const generateText = remember(async (output) => {
  const [file]: { content: string }[] = await generate(
    {
      // codegen resolves plugins from this folder.
      cwd: join(import.meta.dirname, '..'),
      silent: true,
      generates: { 'types.ts': JSON.parse(output) },
    },
    false,
  )
  return toModule(file?.content ?? '')
})

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
  return `// Made by \`npm run schema:build\`; not edited by hand.\n${lines.join('\n')}\n`
}
