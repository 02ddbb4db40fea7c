import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { requestExamplesOf } from '../../../../rest-facade/reference/examples/request-examples.ts'
import { guideFile, guideGroups } from '../../../../rest-facade/reference/guides/guide-list.ts'
import { readDocuments } from '../../../../rest-facade/reference/read-documents.ts'
import { overviewSections } from '../../../../rest-facade/reference/texts/overview.ts'
import { readBlocks } from '../../../support/guides/read-blocks.ts'
import { bareOf, commandsOf, functionsOf } from '../../../support/guides/shell-text.ts'
import { readSource } from '../../../support/source/import-graph.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const PUBLIC_URL = 'https://api.example.org'

interface Sample {
  place: string
  text: string
}

const PAGES = [
  'README.md',
  ...guideGroups({ isSandbox: true }).flatMap(({ guides }) => guides.map(guideFile)),
  ...globSync('rest-facade/reference/rules/**/*.md', { cwd: ROOT }),
]

const ofPages = PAGES.flatMap((page): Sample[] =>
  readBlocks(readSource(page))
    .filter(({ language }) => language === 'sh')
    .map(({ line, text }) => ({ place: `${page}:${line}`, text })),
)

const reference = await readDocuments(PUBLIC_URL)

const ofOperations = [reference.club, reference.volunteer].flatMap((api) =>
  api.resources.flatMap(({ operations }) =>
    operations.map((operation): Sample => {
      const [curl] = requestExamplesOf(operation, { api, publicUrl: PUBLIC_URL })
      return { place: operation.id, text: curl?.code ?? '' }
    }),
  ),
)

const ofOverview = overviewSections(reference, PUBLIC_URL).flatMap(({ id, code }): Sample[] =>
  code === undefined ? [] : [{ place: id, text: code }],
)

const SAMPLES = [...ofPages, ...ofOperations, ...ofOverview]

/** Utilities that every system with a shell has. */
const POSIX = [
  ...['[', ':', 'cat', 'cd', 'date', 'done', 'echo', 'export', 'fi', 'for', 'grep', 'kill'],
  ...['mkdir', 'printf', 'rm', 'sed', 'sleep', 'tr', 'true', 'wait'],
]

const ALLOWED = [
  ...POSIX,
  ...['curl', 'node', 'node_modules/.bin/node', 'npm', 'npx'],
  // Nothing of Node.js makes a certificate.
  'openssl',
]

/** What other shells than bash do not know. */
const BASHISM =
  /\[\[|<<<|[<>]\(|\(\(|\bfunction \w|\$\{\w+(?:\/|:\d|\^|,|@|\[)|&>|\|&|\+=|\b==\b|=\(|\{\d+\.\.|^\s*(?:local|declare|source|pushd|let|shopt) |\bpipefail\b|\$RANDOM|\becho -[en]/m

describe('the shell samples of reference and guides', () => {
  const functions = new Set(SAMPLES.flatMap(({ text }) => functionsOf(text)))

  test('use sh, curl and node alone; python3 for a program in Python', () => {
    expect(SAMPLES.length).toBeGreaterThan(150)
    const found = SAMPLES.flatMap(({ place, text }) =>
      commandsOf(text)
        .filter((command) => {
          const [name = ''] = command.split(/\s/)
          const isOwn = ALLOWED.includes(name) || functions.has(name)
          return !isOwn && !/^python3 \w+\.py\b/.test(command)
        })
        .map((command) => `${place}: ${command}`),
    )
    expect(found).toEqual([])
  })

  test('have nothing that bash alone understands', () => {
    const found = SAMPLES.filter(({ text }) => BASHISM.test(bareOf(text)))
    expect(found.map(({ place, text }) => `${place}: ${BASHISM.exec(bareOf(text))}`)).toEqual([])
  })

  test('can be parsed by sh', () => {
    const script = SAMPLES.map(({ text }) => `(\n${text}\n)`).join('\n')
    const { status, stderr } = spawnSync('sh', ['-n'], { input: script, encoding: 'utf8' })
    expect([status, stderr]).toEqual([0, ''])
  })

  test.each([
    ['X=$(uuidgen) # it’s new', ['uuidgen']],
    [
      'curl -H "Key: $(uuidgen)" -d \'{"a;b": 1}\' | jq .id',
      ['uuidgen', 'curl -H _ -d _', 'jq .id'],
    ],
    [
      'take() { node -p "f($1)"; }\nuntil take x; do sleep 1; done',
      ['node -p _', 'take x', 'sleep 1', 'done'],
    ],
  ])('are read as commands: %s', (text, commands) => {
    expect(
      commandsOf(text).map((command) => command.replaceAll(/_\w*_?/g, '_').replaceAll(/\s+/g, ' ')),
    ).toEqual(commands)
  })
})
