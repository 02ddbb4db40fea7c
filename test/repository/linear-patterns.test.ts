import { describe, expect, test } from '@jest/globals'
import { CLUB_ROUTES } from '../../rest-facade/club/routes/index.ts'
import { makeFindAllowed } from '../../rest-facade/input/not-found.ts'
import { VOLUNTEER_ROUTES } from '../../rest-facade/volunteer/routes/index.ts'
import { findSuperlinearText } from '../support/source/patterns/find-superlinear.ts'
import { findSourcePatterns } from '../support/source/patterns/source-patterns.ts'

const ROOMS = [
  ...[
    'schema',
    'rules',
    'platform',
    'rest-facade',
    'portal/server',
    'gateway',
    'subgraphs',
    'launch',
  ],
  'sandbox',
]

/** Loads a module once more, so that it makes its patterns anew. */
const reload = (file: string) => import(`../../${file}?patterns`)

/** Files that make patterns of texts, and what makes them do it. */
const MAKERS: Readonly<Record<string, (file: string) => unknown>> = {
  'rest-facade/input/not-found.ts': () =>
    makeFindAllowed('/v1', [...CLUB_ROUTES, ...VOLUNTEER_ROUTES]),
  'schema/club/installation-exchange.ts': reload,
  'subgraphs/club/installations/inputs.ts': reload,
  'rules/search-text.ts': reload,
}

/** Patterns that may cost more than linear work, with the bound of what they read and its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {}

const { literals, makers } = findSourcePatterns(ROOMS)

describe('a pattern of the product', () => {
  test.each(literals.map(({ file, pattern }) => ({ file, pattern, name: `${file}: ${pattern}` })))(
    'is matched in linear time: $name',
    ({ name, pattern }) => {
      expect({
        pattern: name,
        worst: EXCEPTIONS[name] ? null : findSuperlinearText(pattern),
      }).toEqual({
        pattern: name,
        worst: null,
      })
    },
  )

  test('is made of a text in few files', () => {
    expect([...makers].sort()).toEqual(Object.keys(MAKERS).sort())
  })

  test.each(Object.entries(MAKERS))(
    'is matched in linear time if %s makes it',
    async (file, make) => {
      const made = await recordPatterns(() => make(file))
      expect(made.length).toBeGreaterThan(0)

      const superlinear = made.filter((pattern) => findSuperlinearText(pattern) !== null)
      expect(superlinear).toEqual([])
    },
  )
})

describe('the search for worst texts', () => {
  test.each([
    ...[/\/+$/, /\s+$/, /".*"$/, /\d+\.\d+/, /[\s\S]*x|y/, /x|[xy]+z/, /(?:ab{3})+c/],
    ...[/^.*@|>.*$/g, /(?=a*b)a/g, /a*b|a/g, /^.*,.*,.*;$/, /^\s*(.*?)\s*$x/],
    ...[/(a|a)*$/, /(a*)*b/, /^(a+)+$/, /^(\w+\s?)*$/, /(x+x+)+y/, /^(?:a?){20}a{20}$/],
    ...[/(?:a{1,63}){1,127}b/, /^[a-z]{1,400}[a-z0-9]{1,400}_$/],
    /(entry|near) (?:'[\s\S]*'(?= (?:for|at) )|'[\s\S]*'$)/g,
  ])('finds one for %s', (pattern) => {
    expect(findSuperlinearText(pattern)).toEqual(expect.any(String))
  })

  test.each([
    ...[/a+/g, /\s+/, /^a*$/, /^(a|b)*c/, /^[a-z]+(\.[a-z]+)*$/, /^(?:(?:ab)+c)+$/, /(?!x)y*/],
    ...[/^(?:x|[xy]+z)/, /\b\d+\.\d+/, /^\d{1,400}$/, /[^"]*/g],
  ])('finds none for %s', (pattern) => {
    expect(findSuperlinearText(pattern)).toBeNull()
  })

  test.each([/(a+)\1/, /(?<=a+)b/])('says of %s that it cannot judge it', (pattern) => {
    expect(() => findSuperlinearText(pattern)).toThrow()
  })
})

/** The patterns that are made of texts meanwhile. */
async function recordPatterns(run: () => unknown): Promise<RegExp[]> {
  const original = globalThis.RegExp
  const made: RegExp[] = []
  globalThis.RegExp = new Proxy(original, {
    construct(target, args, newTarget) {
      const pattern: RegExp = Reflect.construct(target, args, newTarget)
      made.push(pattern)
      return pattern
    },
  })
  try {
    await run()
  } finally {
    globalThis.RegExp = original
  }
  return made
}
