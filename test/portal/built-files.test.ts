import { gzipSync } from 'node:zlib'
import { describe, expect, test } from '@jest/globals'
import { readBuiltPortal } from '../support/source/built-portal.ts'

const KB = 1024

const built = readBuiltPortal()

describe('the built files of the portal', () => {
  test('have at most 500 KB each', () => {
    const large = [...built].filter(([, bytes]) => bytes.length > 500 * KB)
    expect(large.map(([path]) => path)).toEqual([])
  })

  test('name the licence of each package in them', () => {
    const notices = textOf('third-party.txt')
    for (const name of ['react 19', 'react-dom 19', '@tanstack/react-query', 'graphql-ws'])
      expect(notices).toContain(name)
  })

  test('load 300 KB for the first view, 150 KB of them scripts', () => {
    const first = ['index.html', ...firstFiles(textOf('index.html')), ...pagesNamed('today')]
    const scripts = [...new Set(first)].filter((path) => path.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(0)
    expect(sizeOf(scripts)).toBeLessThanOrEqual(150 * KB)
    expect(sizeOf(new Set(first))).toBeLessThanOrEqual(300 * KB)
  })

  test('load at most 60 KB more for each page', () => {
    const first = new Set(firstFiles(textOf('index.html')))
    const pages = [...built.keys()].filter((path) => /-page-[A-Z0-9]+\.js$/.test(path))
    const sizes = pages.map((page) => {
      const own = [...withImports(page)].filter((path) => !first.has(path))
      return [page, sizeOf(own)] as const
    })
    expect(pages.length).toBeGreaterThan(3)
    expect(sizes.filter(([, size]) => size > 60 * KB)).toEqual([])
  })
})

function pagesNamed(name: string): string[] {
  const pages = [...built.keys()].filter((path) => path.startsWith(`assets/${name}-page-`))
  return [...new Set(pages.flatMap((path) => [...withImports(path)]))]
}

function textOf(path: string): string {
  return Buffer.from(built.get(path) ?? []).toString('utf8')
}

/** As a server sends them. */
function sizeOf(paths: Iterable<string>): number {
  return [...paths].reduce((sum, path) => sum + gzipSync(built.get(path) ?? '').length, 0)
}

function firstFiles(page: string): string[] {
  return [...page.matchAll(/(?:href|src)="\/portal\/([^"]+)"/g)].map(([, path = '']) => path)
}

/** A script and what its import statements load with it. */
function withImports(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen
  seen.add(path)
  for (const [, name] of textOf(path).matchAll(/(?:from|import)"\.\/([^"]+)"/g))
    withImports(`assets/${name}`, seen)
  return seen
}
