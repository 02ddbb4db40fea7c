import { describe, expect, test } from '@jest/globals'
import { LANGUAGES, type Language } from '../../../portal/src/i18n/languages.ts'
import { keepTogether, withoutBreaks } from '../../../portal/src/i18n/line-breaks.ts'
import { shellWords } from '../../../portal/src/shell/shell-words.ts'

/** Pages that a phone's tab bar names, for some role. */
const TABS = [
  ...(['today', 'screens', 'plan', 'helpers', 'messages', 'polls', 'integrations'] as const),
  ...(['webhooks', 'operator', 'audit'] as const),
]

/** In a fifth of 320 pixels with text at 150 %. */
const MOST_LETTERS = 9

describe('lines', () => {
  test('keep a period together, which is the same text without the character that does', () => {
    const span = keepTogether('09:00–11:30')
    expect(span).not.toBe('09:00–11:30')
    expect(withoutBreaks(span)).toBe('09:00–11:30')
  })

  test('may break where a dash stands between spaces', () => {
    expect(keepTogether('28 November – 3 December')).toBe('28 November – 3 December')
  })

  test.each(Object.keys(LANGUAGES) as Language[])(
    'have room for each part of a tab’s name on a phone: %s',
    (language) => {
      const { pages } = shellWords[language]
      const isLong = (name: string) =>
        name.split(/[\u00ad ]/).some((part) => part.length > MOST_LETTERS)
      expect(TABS.map((tab) => pages[tab]).filter(isLong)).toEqual([])
    },
  )
})
