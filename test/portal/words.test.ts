import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parse } from '@babel/parser'
import { describe, expect, test } from '@jest/globals'
import { defineWords } from '../../portal/src/i18n/define-words.ts'
import { withoutBreaks } from '../../portal/src/i18n/line-breaks.ts'

const SRC = resolve(import.meta.dirname, '../../portal/src')

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })

/** Attributes that people read or hear. */
const READ_ALOUD = new Set(['aria-label', 'title', 'placeholder', 'alt', 'label', 'text'])

/** Words that are the same in two languages, and names. */
const ALIKE = new Set([
  'Portal',
  'Clubgate',
  'CG',
  'Webhooks',
  'Club',
  'Owner',
  'Status',
  'Name',
  'Live',
  'Orange',
  'Person',
])

type Words = Readonly<Record<string, unknown>>
type Tables = Readonly<Record<string, Readonly<Record<string, Words>>>>

describe('words of the portal', () => {
  test.each([
    ['Ana', 'Revoke Ana?'],
    ['\u202eAna', 'Revoke \u2068\u202eAna\u2069?'],
    ['נועה', 'Revoke \u2068נועה\u2069?'],
  ])('keep their direction around %j', (name, sentence) => {
    const revoke = (who: string) => `Revoke ${who}?`
    const { en } = defineWords({
      en: { ask: { revoke } },
      de: { ask: { revoke } },
      es: { ask: { revoke } },
    })
    expect(en.ask.revoke(name)).toBe(sentence)
  })

  test.each(files.filter((file) => file.endsWith('-words.ts')))(
    '%s says nothing in English in another language',
    async (file) => {
      const tables = Object.values((await import(join(SRC, file))) as Tables)
      const same = tables.flatMap(({ en = {}, ...others }) =>
        Object.values(others).flatMap((other) => findSame(en, other)),
      )
      expect(tables.length).toBeGreaterThan(0)
      expect(same).toEqual([])
    },
  )

  test('are not written in components', () => {
    const written = files.filter((file) => file.endsWith('.tsx')).flatMap(findWritten)
    expect(written).toEqual([])
  })

  test('are found where they are written', () => {
    const found = findTexts(`const a = <p title="Close">Hello <b>{x}</b> · 12</p>`)
    expect(found).toEqual(['Close', 'Hello'])
  })
})

function findSame(english: Words, other: Words): string[] {
  return Object.entries(english).flatMap(([name, word]) => {
    const translated = other[name]
    if (typeof word === 'object' && word !== null)
      return findSame(word as Words, translated as Words)
    const isText = typeof word === 'string' && /\p{L}{2}/u.test(word)
    return isText && word === translated && !ALIKE.has(withoutBreaks(word))
      ? [`${name}: ${word}`]
      : []
  })
}

function findWritten(file: string): string[] {
  return findTexts(readFileSync(join(SRC, file), 'utf8')).map((text) => `${file}: ${text}`)
}

/** Names of keys are the same on every keyboard. */
const KEYS = /^(Ctrl|Enter|Esc|K|g|j|k|r|x|a|m)$/

function findTexts(source: string): string[] {
  const { tokens } = parse(source, {
    sourceType: 'module',
    plugins: ['jsx', 'typescript'],
    tokens: true,
  })
  const list = (tokens ?? []) as { type: { label: string }; value?: unknown }[]
  return list.flatMap(({ type, value }, index) => {
    if (typeof value !== 'string' || !/\p{L}/u.test(value)) return []
    if (type.label === 'jsxText') return KEYS.test(value.trim()) ? [] : [value.trim()]
    const name = list[index - 2]
    const isRead = name?.type.label === 'jsxName' && READ_ALOUD.has(String(name.value))
    return type.label === 'string' && isRead ? [value] : []
  })
}
