import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../../..')

/** One import between files of the project, by their paths from its root. */
export interface Import {
  file: string
  target: string
  /** `import()`: loaded when it is reached, if ever. */
  isDynamic: boolean
}

/** The TypeScript files below a folder of the project, pages of the portal among them; its packages are not. */
export function sourceFilesOf(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('node_modules/'))
    .map((name) => join(folder, name))
}

export function readSource(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8')
}

/** The names that a file exports, each once. */
export function exportsOf(file: string): string[] {
  const exported = readSource(file).matchAll(
    /^export (?:async )?(?:function\*?|const|class|interface|type) (\w+)/gm,
  )
  return [...new Set([...exported].map(([, name = '']) => name))]
}

/** What a file imports of the project, types included. */
export function importsOf(file: string): Import[] {
  const specifiers = readSource(file).matchAll(
    /(?:from|import) '(\.[^']+)'|import\(\s*'(\.[^']+)',?\s*\)/g,
  )
  return [...specifiers].map(([, imported, loadedLater]) => ({
    file,
    target: relative(ROOT, resolve(ROOT, dirname(file), imported ?? loadedLater ?? '')),
    isDynamic: loadedLater !== undefined,
  }))
}

/** The files whose values, and not only types, a file imports. */
export function calledBy(file: string): string[] {
  const statements = readSource(file).matchAll(/^import (type )?([^']*) from '(\.[^']+)'/gm)
  return [...statements].flatMap(([, type, names = '', target = '']) => {
    const isOfTypes = type !== undefined || /^\{(\s*type \w+,?)+\s*\}$/.test(names)
    return isOfTypes ? [] : [join(dirname(file), target)]
  })
}

/** The files that a file loads when it runs: type imports are erased. */
export function runtimeImportsOf(file: string): string[] {
  const dynamic = importsOf(file).filter(({ isDynamic }) => isDynamic)
  return [...calledBy(file), ...dynamic.map(({ target }) => target)]
}

/** All files that one leads to over the imports that `follows` lets through, itself included. */
export function reachedFrom(file: string, follows: (edge: Import) => boolean): ReadonlySet<string> {
  const reached = new Set([file])
  for (const next of reached)
    if (/\.tsx?$/.test(next))
      for (const edge of importsOf(next)) if (follows(edge)) reached.add(edge.target)
  return reached
}

/** The files of one import circle, its first one again at the end; null when there is none. */
export function findCircle(edges: readonly Import[]): string[] | null {
  const next = Map.groupBy(edges, ({ file }) => file)
  const done = new Set<string>()
  const visit = (file: string, path: readonly string[]): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return null
    for (const { target } of next.get(file) ?? []) {
      const circle = visit(target, [...path, file])
      if (circle) return circle
    }
    done.add(file)
    return null
  }
  for (const file of next.keys()) {
    const circle = visit(file, [])
    if (circle) return circle
  }
  return null
}
