import { join } from 'node:path'
import { generate } from '@graphql-codegen/cli'
import { describe, expect, test } from '@jest/globals'
import { printSchema } from 'graphql'
import { GRAPH } from '../../support/graph/graph.ts'

const SCALARS = { DateTime: 'string', Date: 'string', JSON: 'unknown' }

/** The output of a client's codegen for the whole graph and the registered operations. */
async function generateClient(scalars: Readonly<Record<string, string>>): Promise<string> {
  const files: { filename: string; content: string }[] = await generate(
    {
      cwd: join(import.meta.dirname, '../../..'),
      silent: true,
      generates: {
        'client/': {
          preset: 'client',
          schema: printSchema(GRAPH.planning.whole.schema),
          documents: 'schema/operations/**/*.graphql',
          config: { strictScalars: true, scalars },
        },
      },
    },
    false,
  )
  return files.find(({ filename }) => filename.endsWith('graphql.ts'))?.content ?? ''
}

describe("codegen's client preset", () => {
  test('types every scalar, and nothing as any', async () => {
    const client = await generateClient(SCALARS)
    expect(client).toContain('ListVolunteerEventsQuery')
    expect(client).not.toMatch(/[:=<|]\s*any\b/)
  })

  test.each(Object.keys(SCALARS))('refuses to guess at %s', async (scalar) => {
    const { [scalar as keyof typeof SCALARS]: _, ...others } = SCALARS
    await expect(generateClient(others)).rejects.toThrow(scalar)
  })
})
