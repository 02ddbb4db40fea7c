import { generateKeyPairSync } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test } from '@jest/globals'
import { readProvisioningFile } from '../../provisioning/file/read-file.ts'
import type { QueryGraph } from '../../provisioning/graph.ts'
import { readOptions, readStatusOptions } from '../../provisioning/options.ts'
import { provisionFile } from '../../provisioning/provision-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'clubgate-refused-files-'))
const FILE = join(folder, 'clubs.yaml')
const ORGANIZATIONS = 'organizations: [{ key: limonar, name: El Limonar }]\n'

const warnings: string[] = []
const addWarning = ({ message }: Error) => warnings.push(message)
process.on('warning', addWarning)

afterEach(() => expect(warnings.splice(0)).toEqual([]))

afterAll(() => {
  process.off('warning', addWarning)
  rmSync(folder, { recursive: true })
})

/** The graph, which no refused file may reach. */
const neverQueried: QueryGraph = (_query, variables) => {
  throw new Error(`The graph was called with ${JSON.stringify(variables)}.`)
}

/** The lines of the refusal without the path of the file. */
async function refusalOf(text: string | Buffer, ...words: string[]): Promise<string[]> {
  writeFileSync(FILE, text)
  const options = readOptions([FILE, ...words])
  const message = await provisionFile(neverQueried, options, async () => {}).then(
    () => 'accepted',
    (error: Error) => error.message,
  )
  return message.replaceAll(`${FILE}:`, '').split('\n')
}

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

describe('a file that is refused before the graph is called', () => {
  test.each([
    ['empty', ''],
    ['a comment', '# nothing\n'],
    ['a list that is null', 'organizations: null\n'],
    ['empty lists', 'organizations: []\napplications: []\n'],
  ])('names no record: %s', async (_, text) => {
    expect(await refusalOf(text)).toEqual([
      'Nothing was changed.',
      '1: The file names no organization, application or ADMIN.',
    ])
  })

  test.each([
    ['two documents', `${ORGANIZATIONS}---\n${ORGANIZATIONS}`, '2: One document per file.'],
    ['a map as key', 'a: 1\n? { a: 1 }\n: 2\n', '2: A key is text.'],
    [
      'an unknown tag',
      `${ORGANIZATIONS}admins: !!js/function 'x'\n`,
      '2: The tag !!js/function is unknown.',
    ],
  ])('is no plain YAML: %s', async (_, text, fault) => {
    expect((await refusalOf(text))[1]).toBe(fault)
  })

  test.each([
    ['unclosed', '['.repeat(5_000)],
    ['closed', nested(5_000)],
    ['deep', nested(100_000)],
  ])('is nested too deeply: %s', async (_, text) => {
    expect(await refusalOf(text)).toEqual([`${FILE} is nested too deeply.`])
  })

  test('does not exist, or is a folder', async () => {
    await expect(readProvisioningFile(join(folder, 'absent.yaml'))).rejects.toThrow(
      `${folder}/absent.yaml does not exist.`,
    )
    await expect(readProvisioningFile(folder)).rejects.toThrow(`${folder} is a folder.`)
  })
})

describe('openingHours', () => {
  const withHours = (hours: string) => `organizations:
  - key: naranjal
    name: N
    clubs:
      - key: naranjal-valencia
        name: V
        timezone: Europe/Madrid
        currency: EUR
        country: ES
        language: es
        locations:
          - key: main
            name: Main
            openingHours:
              - { weekday: MONDAY, intervals: [{ opens: 08:00, closes: 22:00 }] }
              ${hours}
`

  test.each([
    ['- { weekday: TUESDAY, intervals: [{ opens: 8, closes: 22:00 }] }', 'Send text.'],
    ['- { weekday: TUESDAY, intervals: [{ opens: 25:00, closes: 22:00 }] }', 'such as 08:00'],
    ['- { weekday: Tuesday, intervals: [] }', 'Send one of'],
    ['- { date: 2026-02-30, intervals: [] }', 'date'],
    ['- { intervals: [] }', 'Send either weekday or date.'],
    ['- { weekday: TUESDAY, date: 2026-12-24, intervals: [] }', 'Send either weekday or date.'],
    ['- { weekday: TUESDAY, intervals: [], note: Late }', 'A weekday has no note.'],
    ['- { weekday: MONDAY, intervals: [] }', 'MONDAY is named twice.'],
  ])('are refused with their line: %s', async (hours, fault) => {
    const [, first] = await refusalOf(withHours(hours))
    expect(first).toMatch(/^16: organizations\[0\]\.clubs\[0\]\.locations\[0\]\.openingHours\[1\]/)
    expect(first).toContain(fault)
  })

  test('are read from the form of the documents', async () => {
    writeFileSync(FILE, withHours('- { date: 2026-12-24, intervals: [], note: Christmas Eve }'))
    const { content } = await readProvisioningFile(FILE)
    expect(content.organizations?.[0]?.clubs?.[0]?.locations?.[0]?.openingHours).toEqual([
      { weekday: 'MONDAY', intervals: [{ opens: '08:00', closes: '22:00' }] },
      { date: '2026-12-24', intervals: [], note: 'Christmas Eve' },
    ])
  })
})

describe('publicKeyFile', () => {
  const APPLICATION = `applications:
  - key: rallydesk
    name: RallyDesk
    redirectUris: [https://rallydesk.example/installed]
    scopes: [bookings:read]
    publicKeyFile: `

  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const pkcs8 = rsa.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const spki = rsa.publicKey.export({ type: 'spki', format: 'pem' }).toString()
  const cipher = { cipher: 'aes-256-cbc', passphrase: 'secret' }

  test.each([
    ['PKCS 8', pkcs8],
    ['PKCS 1', rsa.privateKey.export({ type: 'pkcs1', format: 'pem' })],
    ['encrypted', rsa.privateKey.export({ type: 'pkcs8', format: 'pem', ...cipher })],
    ['beside the public one', `${spki}${pkcs8}`],
  ])('is refused with a private key, which is never sent: %s', async (_, text) => {
    writeFileSync(join(folder, 'key.pem'), text)
    for (const words of [[], ['--dry-run']])
      expect((await refusalOf(`${APPLICATION}key.pem`, ...words))[1]).toBe(
        '6: applications[0].publicKeyFile: key.pem has a private key, which stays with its owner: name the public one.',
      )
  })

  test.each([
    ['a text', 'root:x:0:0'],
    ['a private JWK', JSON.stringify(rsa.privateKey.export({ format: 'jwk' }))],
    ['another algorithm', ec.publicKey.export({ type: 'spki', format: 'pem' })],
    ['a damaged key', spki.replace(/\n.{9}/, '\n')],
    ['a large file', spki.padEnd(30_000)],
  ])('is refused with %s, which is never sent', async (_, text) => {
    writeFileSync(join(folder, 'key.pem'), text)
    expect((await refusalOf(`${APPLICATION}key.pem`))[1]).toBe(
      '6: applications[0].publicKeyFile: key.pem is no RSA public key in PEM.',
    )
  })

  test.each([
    ['absent.pem', 'absent.pem does not exist.'],
    ['.', '. is a folder.'],
    ['/dev/zero', '/dev/zero is no RSA public key in PEM.'],
  ])('is refused with the path %s', async (path, fault) => {
    expect((await refusalOf(APPLICATION + path))[1]).toBe(
      `6: applications[0].publicKeyFile: ${fault}`,
    )
  })

  test('sends of a public key the key alone', async () => {
    writeFileSync(join(folder, 'key.pem'), `A note of the owner.\n${spki}`)
    writeFileSync(FILE, `${APPLICATION}key.pem`)
    const { publicKeys } = await readProvisioningFile(FILE)
    expect([...publicKeys]).toEqual([['key.pem', spki]])
  })
})

describe('--secrets', () => {
  test.each([
    ['/dev/full', /^Nothing was changed\. \/dev\/full is no regular file\.$/],
    [folder, /^Nothing was changed\. \S+ is a folder\.$/],
    [join(folder, 'absent', 'x'), /^Nothing was changed\. \S+\/absent does not exist\.$/],
    [join(FILE, 'x'), /^Nothing was changed\. \S+ does not exist\.$/],
  ])('is refused with %s, by a dry run, too', async (path, fault) => {
    for (const words of [[], ['--dry-run']])
      expect((await refusalOf(ORGANIZATIONS, '--secrets', path, ...words))[0]).toMatch(fault)
  })

  test('creates no file in a dry run', async () => {
    const path = join(folder, 'secrets')
    expect((await refusalOf(ORGANIZATIONS, '--secrets', path, '--dry-run'))[0]).toMatch(
      /^The graph was called/,
    )
    expect(existsSync(path)).toBe(false)
  })
})

describe('wrong usage', () => {
  test.each([
    [['--close'], '--close needs a club.'],
    [['--open='], '--open needs a club.'],
    [['--close', 'a', '--open', 'a'], '--close and --open stand alone.'],
    [['--close', 'a', 'clubs.yaml'], '--close and --open stand alone.'],
    [['--open', 'a', '--prune'], '--close and --open stand alone.'],
  ])('of %j, which names a club, is refused in words', (words, fault) => {
    expect(() => readStatusOptions(words)).toThrow(fault)
  })

  test.each([
    [[], 'A file is needed.'],
    [['a.yaml', 'b.yaml'], 'Only one file can be given.'],
    [['a.yaml', '--purge'], 'There is no option --purge.'],
    [['a.yaml', '-x'], 'There is no option -x.'],
    [['a.yaml', '--dry-run=no'], '--dry-run takes no value.'],
    [['a.yaml', '--secrets'], '--secrets needs a file.'],
    [['a.yaml', '--secrets', ''], '--secrets needs a file.'],
    [['a.yaml', '--secrets='], '--secrets needs a file.'],
    [['a.yaml', '--secrets', '--dry-run'], '--secrets needs a file.'],
  ])('of %j is refused in words, with the usage', (words, fault) => {
    expect(() => readOptions(words)).toThrow(`${fault}\nUsage: npm run provision -- FILE.yaml`)
  })
})
