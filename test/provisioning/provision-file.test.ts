import { generateKeyPairSync } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { createQueryGraph, type QueryGraph } from '../../provisioning/graph.ts'
import { readOptions, readStatusOptions } from '../../provisioning/options.ts'
import { provisionFile } from '../../provisioning/provision-file.ts'
import { setClubStatus } from '../../provisioning/set-club-status.ts'
import { startTestApi, type TestApi } from '../support/http/api.ts'
import { startScriptedServer } from '../support/http/scripted-server.ts'
import { CREATED, YAML } from './sample-clubs.ts'

const folder = mkdtempSync(join(tmpdir(), 'clubgate-provision-'))
const FILE = join(folder, 'clubs.yaml')

let api: TestApi
let queryGraph: QueryGraph
let baseUrl: string
let token: string

beforeAll(async () => {
  api = await startTestApi()
  baseUrl = await api.app.listen({ port: 0, host: '127.0.0.1' })
  token = await api.staffToken({ admin: true })
  queryGraph = createQueryGraph({ url: `${baseUrl}/graphql`, token }, { pause: async () => {} })
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  writeFileSync(join(folder, 'rallydesk.pem'), publicKey.export({ type: 'spki', format: 'pem' }))
})

afterAll(async () => {
  await api.close()
  rmSync(folder, { recursive: true })
})

const TABLES = ['external_keys', 'organizations', 'clubs', 'locations', 'courts', 'applications']

beforeEach(async () => {
  for (const table of [...TABLES, 'staff_roles', 'court_devices'])
    await api.club.query(`DELETE FROM ${table}`)
  for (const table of ['accounts', 'api_keys']) await api.volunteer.query(`DELETE FROM ${table}`)
})

/** The lines that the command prints for a text with these options. */
async function provision(text: string, ...options: string[]): Promise<string[]> {
  writeFileSync(FILE, text)
  const lines: string[] = []
  await provisionFile(
    queryGraph,
    readOptions([FILE, ...options]),
    async (line) => void lines.push(line),
  )
  return lines
}

async function refusalOf(text: string, ...options: string[]): Promise<string[]> {
  const message = await provision(text, ...options).then(
    (lines) => lines.join('\n'),
    (error: Error) => error.message,
  )
  return message.replaceAll(`${FILE}:`, '').split('\n')
}

async function countRows(): Promise<number> {
  const rows = await Promise.all(
    TABLES.slice(1).map((table) => api.club.query(`SELECT id FROM ${table}`)),
  )
  return rows.flat().length
}

describe('provisioning of a file', () => {
  test('prints the plan of a dry run, makes it, and changes nothing the second time', async () => {
    expect(await provision(YAML, '--dry-run')).toEqual([...CREATED, '= 0 unchanged'])
    expect(await countRows()).toBe(0)

    const [credential, ...lines] = await provision(YAML)
    expect(credential).toMatch(/^device naranjal-valencia\/pista-1: cd_/)
    expect(lines).toEqual([...CREATED, '= 0 unchanged'])
    expect(await provision(YAML)).toEqual(['= 8 unchanged'])
  })

  test('names what differs, and deletes with --prune alone', async () => {
    await provision(YAML)
    const changed = YAML.replace('ARTIFICIAL_GRASS', 'CARPET')
      .replace('plan: pro', 'plan: none')
      .replace('apiAccess: true', 'apiAccess: false')
      .replace('{ email: owner@naranjal.example, role: OWNER }', '{ subject: ana, role: OWNER }')
      .replace('device: true', 'device: false')
    expect(await provision(changed)).toEqual([
      '~ court naranjal-valencia/pista-1: surfaceType',
      '? device naranjal-valencia/pista-1 (not in the file; --prune deletes it)',
      '+ staff naranjal-valencia/ana OWNER',
      '? staff naranjal-valencia/owner@naranjal.example OWNER (not in the file; --prune deletes it)',
      '~ volunteer naranjal-valencia: plan, apiAccess',
      '= 4 unchanged',
    ])
    expect(await provision(changed, '--prune')).toEqual([
      '- device naranjal-valencia/pista-1',
      '- staff naranjal-valencia/owner@naranjal.example OWNER',
      '= 7 unchanged',
    ])
  })

  test('writes credentials to a file that its owner alone can read', async () => {
    const secrets = join(folder, 'secrets')
    expect(await provision(YAML, '--secrets', secrets)).toEqual([...CREATED, '= 0 unchanged'])
    expect(readFileSync(secrets, 'utf8')).toMatch(
      /^device naranjal-valencia\/pista-1: cd_\S{43}\n$/,
    )
    expect(statSync(secrets).mode & 0o777).toBe(0o600)
    await provision(YAML.replace('device: true', 'device: 2'), '--secrets', secrets)
    expect(readFileSync(secrets, 'utf8').match(/cd_/g)).toHaveLength(2)
  })

  test('makes API keys once, by their names', async () => {
    const secrets = join(folder, 'key-secrets')
    const keys = (...scopes: string[]) =>
      YAML.replace(
        'apiAccess: true',
        `apiAccess: true, apiKeys: [{ name: Front desk, scopes: [${scopes}] }]`,
      )
    const made = '+ API key naranjal-valencia/Front desk'
    expect(await provision(keys('events:read'), '--dry-run')).toContain(made)
    expect(await provision(keys('events:read'), '--secrets', secrets)).toContain(made)
    const [, key = ''] =
      /^API key naranjal-valencia\/Front desk: (vk_\S+)$/m.exec(readFileSync(secrets, 'utf8')) ?? []
    const headers = { 'x-service-api-key': key }
    expect((await api.ask('GET', '/api/developer/v1/events', { headers })).status).toBe(200)
    expect(await provision(keys('helpers:read'))).toEqual([
      '! API key naranjal-valencia/Front desk: scopes (a key is never changed: revoke it, and the next run makes it again)',
      '= 8 unchanged',
    ])
    expect(await provision(keys('events:read').replace('Front', 'Back'), '--dry-run')).toEqual([
      '+ API key naranjal-valencia/Back desk',
      '! API key naranjal-valencia/Front desk (not in the file; it stays until staff revoke it)',
      '= 8 unchanged',
    ])
    await api.volunteer.query('UPDATE api_keys SET revoked_at = NOW()')
    expect(await provision(keys('events:read'), '--secrets', secrets)).toContain(made)
    expect(await provision(keys('events:read'))).toEqual(['= 9 unchanged'])
    await api.volunteer.query(
      "UPDATE api_keys SET expires_at = '2020-01-01' WHERE revoked_at IS NULL",
    )
    expect(await provision(keys('events:read'), '--secrets', secrets)).toContain(made)
    expect(new Set(readFileSync(secrets, 'utf8').match(/vk_\S+/g)).size).toBe(3)
    expect((await refusalOf(keys('events:all')))[1]).toMatch(
      /^11: .*apiKeys\[0\]\.scopes\[0\]: Send one of/,
    )
  })

  test.each([
    [
      'plan: pro, addOns: [api_access_plus]',
      'plan: none',
      'the plan of the club has no API: its requests are refused',
    ],
    ['apiAccess: true', 'apiAccess: false', 'apiAccess is false: its requests are refused'],
  ])('remarks on a key that is refused with %s as %s', async (given, without, note) => {
    const text = YAML.replace(
      'apiAccess: true',
      'apiAccess: true, apiKeys: [{ name: Desk, scopes: [events:read] }]',
    )
    const remark = `! API key naranjal-valencia/Desk (${note})`
    for (const words of [['--dry-run'], []])
      expect(await provision(text.replace(given, without), ...words)).toContain(remark)
  })

  test('remarks on a number of a credential below the stored one', async () => {
    await provision(YAML.replace('device: true', 'device: 3'))
    expect(await provision(YAML.replace('device: true', 'device: 1'))).toEqual([
      '! device naranjal-valencia/pista-1: credential (the number is lower than the stored one, which stays)',
      '= 7 unchanged',
    ])
  })

  test('remarks on unknown codes and overlapping opening hours with their lines', async () => {
    const hours = (...intervals: string[]) =>
      `[${intervals.map((text) => `{ opens: ${text.replace('-', ', closes: ')} }`).join(', ')}]`
    const text = YAML.replace('language: es', 'language: qx')
      .replace('country: ES', 'country: XQ')
      .replace(
        '            name: Main building\n',
        `            name: Main building
            openingHours:
              - { weekday: SUNDAY, intervals: ${hours('10:00-14:00', '13:00-20:00', '22:00-03:00')} }
              - { weekday: MONDAY, intervals: ${hours('02:00-12:00', '12:00-22:00')} }
`,
      )
    const place = 'organizations[0].clubs[0]'
    const lines = (await provision(text, '--dry-run')).map((line) => line.replace(FILE, ''))
    expect(lines.slice(0, 4)).toEqual([
      `! :9: ${place}.country: XQ is no known country.`,
      `! :10: ${place}.language: qx is no known language.`,
      `! :16: ${place}.locations[0].openingHours[0]: 10:00–14:00 and 13:00–20:00 overlap.`,
      `! :16: ${place}.locations[0].openingHours[0]: 22:00–03:00 and 02:00–12:00 overlap.`,
    ])
    expect(lines.slice(4)).toEqual([...CREATED, '= 0 unchanged'])
  })

  test('asks little where nothing changes: one plan, and the volunteer side of fifty clubs at once', async () => {
    const text = manyClubs(60)
    const asked: string[] = []
    const whole = queryGraph
    queryGraph = (query, variables) => {
      asked.push(/(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '')
      return whole(query, variables)
    }
    const secrets = join(folder, 'many-secrets')
    await provision(text, '--secrets', secrets)
    asked.length = 0
    expect(await provision(text)).toEqual(['= 181 unchanged'])
    queryGraph = whole
    expect(asked).toEqual(['Provision', 'VolunteerStates', 'VolunteerStates'])
  })

  test('makes settings and keys of clubs behind their call, before the next one', async () => {
    const text = threeOrganizations().replaceAll(
      'language: es,',
      'language: es, volunteer: { plan: pro },',
    )
    const lines = await provision(text)
    const settings = lines.flatMap((line, index) => (line.startsWith('~ volunteer') ? [index] : []))
    const laterClub = lines.indexOf('+ organization org-c')
    expect(settings.map((index) => index < laterClub)).toEqual([true, true, false])
  })

  test('changes nothing where the credentials cannot be written', async () => {
    const open = join(folder, 'open')
    writeFileSync(open, '')
    chmodSync(open, 0o644)
    for (const path of [join(folder, 'absent', 'secrets'), open]) {
      const [first] = await refusalOf(YAML, '--secrets', path)
      expect(first).toMatch(/^Nothing was changed\. .*(does not exist|chmod 600)/)
    }
    expect(await countRows()).toBe(0)
  })

  test('lists every fault of a file with its line', async () => {
    const wrong = YAML.replace('timezone: Europe/Madrid', 'timezone: Valencia')
      .replace('currency: EUR', 'curency: EUR')
      .replace('number: 1', 'number: one')
      .replace('role: OWNER', 'role: BOSS')
      .replace('bookings:write', 'bookings:all')
      .replace('key: main', 'key: 5')
      .replace('plan: pro', 'plan: gold')
      .replace('rallydesk.pem', 'absent.pem')
    expect(await refusalOf(wrong)).toEqual([
      'Nothing was changed.',
      expect.stringMatching(/^5: .*currency: This value is required\.$/),
      expect.stringMatching(/^7: .*timezone: Send an IANA time zone/),
      expect.stringMatching(/^8: .*curency: This property is not part of the input\.$/),
      expect.stringMatching(/^11: .*plan: Send one of/),
      expect.stringMatching(/^13: .*key: Send text\.$/),
      expect.stringMatching(/^16: .*number: Send a (whole )?number\.$/),
      expect.stringMatching(/^18: .*role: Send one of/),
      expect.stringMatching(/^24: applications\[0\]\.scopes\[1\]: Send one of/),
    ])
    const twice = YAML.replace('applications:', `  - { key: naranjal, name: Again }\napplications:`)
    expect(await refusalOf(twice)).toEqual([
      'Nothing was changed.',
      '19: organizations[1].key: naranjal is named twice.',
    ])
    expect((await refusalOf(YAML.replace('rallydesk.pem', 'absent.pem')))[1]).toBe(
      '25: applications[0].publicKeyFile: absent.pem does not exist.',
    )
    expect(await countRows()).toBe(0)
  })

  test('lists conflicts with what is stored with their lines, and changes nothing', async () => {
    await provision(YAML)
    const before = await countRows()
    const moved = YAML.replace('key: naranjal  ', 'key: other  ')
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 1024 })
    writeFileSync(join(folder, 'short.pem'), publicKey.export({ type: 'spki', format: 'pem' }))
    const [, ...faults] = await refusalOf(moved.replace('rallydesk.pem', 'short.pem'))
    expect(faults).toEqual([
      expect.stringMatching(
        /^5: organizations\[0\]\.clubs\[0\]\.key: .* belongs to another organization/,
      ),
      expect.stringMatching(/^25: applications\[0\]\.publicKeyFile: /),
    ])
    expect(await countRows()).toBe(before)
  })

  test('closes a club and opens it again, by its key', async () => {
    await provision(YAML)
    const lines: string[] = []
    for (const words of [
      ['--close', 'naranjal-valencia'],
      ['--close=naranjal-valencia'],
      ['--open', 'naranjal-valencia'],
    ]) {
      const options = readStatusOptions(words)
      if (options !== null)
        await setClubStatus(queryGraph, options, async (line) => void lines.push(line))
    }
    expect(lines).toEqual([
      '~ club naranjal-valencia: status SUSPENDED',
      '= 1 unchanged',
      '~ club naranjal-valencia: status ACTIVE',
    ])
    const absent = { club: 'naranjal', status: 'ACTIVE' } as const
    await expect(setClubStatus(queryGraph, absent, async () => {})).rejects.toThrow(
      'There is no club naranjal.',
    )
  })

  test('completes the call during which a signal arrives, prints its changes and stops', async () => {
    writeFileSync(FILE, YAML)
    const stopping = new AbortController()
    const lines: string[] = []
    const interrupted: QueryGraph = async <Data>(query: string, variables: object) => {
      const answer = await queryGraph<Data>(query, variables)
      if (lines.length === 0 && JSON.stringify(variables).includes('"dryRun":false'))
        stopping.abort()
      return answer
    }
    const options = { ...readOptions([FILE]), signal: stopping.signal }
    await expect(
      provisionFile(interrupted, options, async (line) => void lines.push(line)),
    ).rejects.toThrow('The run was interrupted: only the printed changes are made.')
    expect(lines).toEqual([expect.stringMatching(/^device .*: cd_/), ...CREATED.slice(0, -1)])
    expect(await provision(YAML)).toEqual([CREATED.at(-1), '= 7 unchanged'])
  })

  test('continues where a run ended in the middle', async () => {
    const whole = queryGraph
    queryGraph = (query, variables) => {
      if (query.includes('setVolunteerPlan')) throw new Error('The process ended.')
      return whole(query, variables)
    }
    await expect(provision(YAML)).rejects.toThrow('The process ended.')
    queryGraph = whole
    expect(await provision(YAML)).toEqual([CREATED.at(-1), '= 7 unchanged'])
  })

  test.each([
    ['no YAML', 'a: [1', /^1: /],
    ['a key twice', 'organizations: []\norganizations: []\n', /^2: Map keys must be unique/],
    ['an alias', 'a: &a [x]\nb: [*a, *a]\n', /^2: Aliases are not supported\.$/],
    ['a scalar', 'text', /^1: Send an object\.$/],
  ])('refuses %s with its line', async (_, text, fault) => {
    expect((await refusalOf(text))[1]).toMatch(fault)
  })

  test('refuses a file that is too large', async () => {
    expect((await refusalOf(`# ${'x'.repeat(4 * 1024 * 1024)}`))[0]).toMatch(/larger than 4 MiB/)
  })

  test('divides a file of more records than one call takes', async () => {
    const text = threeOrganizations()
    expect(await provision(text)).toHaveLength(3 * (2 + 2 * 196) + 1)
    const moved = text.replace('org-c', 'org-d')
    const [, ...faults] = await refusalOf(moved)
    expect(faults).toEqual([
      expect.stringMatching(/^4: organizations\[2\]\.clubs\[0\]\.key: club-c/),
    ])
  })

  test('divides a file of more organizations than one call takes, and waits for its rate limit as told', async () => {
    const names = Array.from({ length: 201 }, (_, n) => `- { key: org-${n}, name: Org ${n} }`)
    const asked: unknown[] = []
    const { baseUrl: url } = await startScriptedServer(({ body }) => {
      asked.push(body)
      const isLimited = asked.length % 2 === 1
      const created = { action: 'CREATE', kind: 'ORGANIZATION', key: 'org-0', fields: [] }
      const answer = { changes: [created], unchangedCount: 0, clubs: [], credentials: [] }
      return isLimited
        ? { status: 429, headers: { 'retry-after': '7' }, body: {} }
        : { status: 200, body: { data: { provision: answer } } }
    })
    const waits: number[] = []
    const limited = createQueryGraph(
      { url, token },
      { pause: async (seconds) => void waits.push(seconds) },
    )
    writeFileSync(FILE, `organizations:\n${names.join('\n')}`)
    const lines: string[] = []
    await provisionFile(limited, readOptions([FILE]), async (line) => void lines.push(line))
    expect(lines.at(-1)).toBe('= 0 unchanged')
    // Two calls, each planned and made, each refused once before.
    expect(waits).toEqual([7, 7, 7, 7])
  })

  test('lists a conflict that arose since the plan, and states that earlier calls are made', async () => {
    writeFileSync(FILE, threeOrganizations())
    const lines: string[] = []
    const late: QueryGraph = async (query, variables) => {
      const text = JSON.stringify(variables)
      if (text.includes('"dryRun":false') && text.includes('club-c'))
        await provisionElsewhere('club-c')
      return queryGraph(query, variables)
    }
    const run = provisionFile(late, readOptions([FILE]), async (line) => void lines.push(line))
    await expect(run).rejects.toThrow(
      /^Only the printed changes are made\. A run with the mended file does the rest\.\n\S+:4: .*club-c/,
    )
    expect(lines).toHaveLength(2 * (2 + 2 * 196))
  })
})

/** Another run creates the club in an organization of its own. */
async function provisionElsewhere(key: string): Promise<void> {
  const club = { key, name: 'C', timezone: 'Europe/Madrid', currency: 'EUR', country: 'ES' }
  await queryGraph(
    'mutation ($input: ProvisionInput!) { provision(input: $input) { unchangedCount } }',
    {
      input: {
        organizations: [{ key: 'else', name: 'Else', clubs: [{ ...club, language: 'es' }] }],
      },
    },
  )
}

/** One organization whose clubs have a plan and a key each. */
function manyClubs(count: number): string {
  const clubs = Array.from(
    { length: count },
    (_, n) =>
      `{ key: club-${n}, name: C, timezone: Europe/Madrid, currency: EUR, country: ES, language: es, volunteer: { plan: pro, apiKeys: [{ name: Desk, scopes: [events:read] }] } }`,
  )
  return `organizations:\n- { key: many, name: Many, clubs: [${clubs.join(', ')}] }`
}

/** Of more than a thousand records: two calls. */
function threeOrganizations(): string {
  const organizations = ['a', 'b', 'c'].map((letter) => {
    const courts = Array.from(
      { length: 195 },
      (_, n) =>
        `{ key: court-${n}, name: C, number: 1, publicId: ${letter}-L-${n}, indoorOutdoor: INDOOR, surfaceType: OTHER }`,
    )
    const locations = [1, 2].map(
      (n) =>
        `{ key: hall-${n}, name: Hall, courts: [${courts.map((court) => court.replace('court-', `court-${n}-`).replace('-L-', `-${n}-`))}] }`,
    )
    return `- { key: org-${letter}, name: Org, clubs: [{ key: club-${letter}, name: C, timezone: Europe/Madrid, currency: EUR, country: ES, language: es, locations: [${locations}] }] }`
  })
  return `organizations:\n${organizations.join('\n')}`
}
