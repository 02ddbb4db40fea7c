import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { build } from 'esbuild'
import { publint } from 'publint'

const ROOT = resolve(import.meta.dirname, '../../..')
const PACKAGE = join(ROOT, 'clients/typescript')
let folder: string
let tarball: string

beforeAll(() => {
  folder = mkdtempSync(join(process.env['TEST_RUN_FOLDER'] ?? tmpdir(), 'client-'))
  const packed = run('npm', ['pack', '--silent', '--pack-destination', folder], PACKAGE)
  tarball = join(folder, packed.trim().split('\n').at(-1) ?? '')
  const installed = join(folder, 'node_modules/@clubgate')
  mkdirSync(installed, { recursive: true })
  run('tar', ['-xzf', tarball, '-C', installed], folder)
  run('mv', ['package', 'client'], installed)
  for (const name of ['openapi-fetch', 'openapi-typescript-helpers'])
    symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the packed client', () => {
  test('contains the built files, and none of 500 KB', () => {
    const [listed] = JSON.parse(
      run('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], PACKAGE),
    ) as { files: { path: string; size: number }[] }[]
    const files = listed?.files ?? []
    const others = files.filter(({ path }) => !/^dist\/[\w/-]+(\.d\.ts|\.js)$/.test(path))
    expect(others.map(({ path }) => path).sort()).toEqual([
      'README.md',
      'dist/cjs/package.json',
      'package.json',
    ])
    expect(files.filter(({ size }) => size > 500_000)).toEqual([])
  })

  test('has types that every resolution finds', async () => {
    const checked = await checkPackage(createPackageFromTarballData(readFileSync(tarball)))
    expect(checked.types).not.toBe(false)
    expect('problems' in checked ? checked.problems : []).toEqual([])
  })

  test('has a package.json without a fault', async () => {
    const { buffer, byteOffset, length } = readFileSync(tarball)
    const packed = { tarball: buffer.slice(byteOffset, byteOffset + length) as ArrayBuffer }
    const { messages } = await publint({ level: 'suggestion', pack: packed })
    expect(messages).toEqual([])
  })

  test('is bundled for browsers in less than 20 KB, with no package but openapi-fetch', async () => {
    writeFileSync(join(folder, 'page.js'), "export * from '@clubgate/client'\n")
    const { outputFiles, metafile } = await build({
      absWorkingDir: folder,
      entryPoints: ['page.js'],
      bundle: true,
      minify: true,
      write: false,
      metafile: true,
      format: 'esm',
      platform: 'browser',
    })
    expect(outputFiles[0]?.contents.length).toBeLessThan(20_000)
    const packages = Object.keys(metafile.inputs).map(
      (path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1],
    )
    expect(new Set(packages)).toEqual(new Set([undefined, '@clubgate/client', 'openapi-fetch']))
  })

  test.each([
    ['imported', 'program.mjs', "import * as client from '@clubgate/client'"],
    ['required', 'program.cjs', "const client = require('@clubgate/client')"],
  ])('is %s by a program in plain JavaScript', (_how, file, load) => {
    writeFileSync(join(folder, file), `${load}\nconsole.log(Object.keys(client).sort().join(' '))`)
    expect(run(process.execPath, [file], folder).trim()).toBe(
      'CLUB_EVENT_TYPES ClubgateError VOLUNTEER_EVENT_TYPES createClubClient createVolunteerClient requestAccessToken unwrap verifyWebhook',
    )
  })

  test.each([
    ['an ES module', 'program.mts', ['--module', 'nodenext']],
    ['CommonJS', 'program.cts', ['--module', 'node16']],
  ])(
    'compiles in %s, and does not where a path, a field or a value is wrong',
    (_kind, file, module) => {
      writeFileSync(join(folder, file), PROGRAM)
      const flags = ['--noEmit', '--strict', '--lib', 'es2023,dom', '--types', '', ...module]
      const tsc = join(ROOT, 'node_modules/typescript/bin/tsc')
      const compiled = spawnSync(process.execPath, [tsc, ...flags, file], { cwd: folder })
      expect(String(compiled.stdout)).toBe('')
    },
  )
})

const PROGRAM = `
import { createClubClient, createVolunteerClient, unwrap, verifyWebhook } from '@clubgate/client'
export async function run(): Promise<void> {
const club = createClubClient({ baseUrl: '', token: '' })
const volunteer = createVolunteerClient({ baseUrl: '', apiKey: '' })
const status: 'CONFIRMED' | 'CANCELLED' | 'COMPLETED' =
  unwrap(await club.GET('/bookings/{id}', { params: { path: { id: '' } } })).data.status
for await (const { staffing_status } of volunteer.items('/events/{eventId}/shifts', {
  params: { path: { eventId: '' }, query: { status: 'open', limit: 5 } },
})) staffing_status satisfies string
for await (const event of club.followEvents({ after: '' })) event.data_url satisfies string
const delivery = await verifyWebhook('', {}, '')
if (delivery.product === 'volunteer' && delivery.event.event === 'shift.updated')
  delivery.event.data.shift?.title satisfies string | undefined
// @ts-expect-error no such path
await club.GET('/booking')
// @ts-expect-error no such status
volunteer.items('/events/{eventId}/shifts', { params: { path: { eventId: '' }, query: { status: 'no' } } })
// @ts-expect-error a field is missing
await volunteer.POST('/events', { body: { name: 'x' } })
// @ts-expect-error not a list
club.items('/context')
status satisfies string
}
`

function run(program: string, args: readonly string[], cwd: string): string {
  return execFileSync(program, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}
