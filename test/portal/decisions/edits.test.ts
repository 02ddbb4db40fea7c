import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  type Edits,
  edit,
  findChanges,
  findTheirs,
  giveUp,
  NO_EDITS,
} from '../../../portal/src/parts/fields/editing/merge.ts'

interface Draft {
  name: string
  place: string
  tags: readonly string[]
}

const OPENED: Draft = { name: 'Bar', place: 'Hall', tags: ['a'] }
const edited = (changes: Partial<Draft>): Edits<Draft> => edit(NO_EDITS, OPENED, changes)

describe('entries over a record that somebody else changes', () => {
  test('have theirs beside them where both changed a field to different values', () => {
    const mine = edited({ name: 'Fiesta', place: 'Mine', tags: ['a'] })
    expect(findTheirs(mine, OPENED)).toEqual({})
    const now = { name: 'Fiesta', place: 'Theirs', tags: ['b'] }
    expect(findTheirs(mine, now)).toEqual({ place: 'Theirs', tags: ['b'] })
  })

  test('take theirs for one field, and keep the others', () => {
    const now = { ...OPENED, name: 'Theirs', place: 'Theirs' }
    const left = giveUp(edited({ name: 'Mine', place: 'Mine' }), 'name')
    expect([left.values, findTheirs(left, now)]).toEqual([{ place: 'Mine' }, { place: 'Theirs' }])
  })

  test('are not compared with what was changed before they began', () => {
    const now = { ...OPENED, place: 'Theirs' }
    expect(findTheirs(edit(edited({ name: 'Mine' }), now, { place: 'Mine' }), now)).toEqual({})
  })

  test('send back exactly the fields in which they differ from the record', () => {
    const text = fc.constantFrom('', 'a', 'b')
    const drafts = fc.record({ name: text, place: text, tags: fc.array(text, { maxLength: 2 }) })
    fc.assert(
      fc.property(drafts, drafts, (record, draft) => {
        expect({ ...record, ...findChanges(record, draft) }).toEqual(draft)
        expect(findChanges(draft, draft)).toEqual({})
      }),
    )
  })
})

const src = resolve(import.meta.dirname, '../../../portal/src')
const dialogs = globSync('pages/**/*.tsx', { cwd: src })
  .map((file) => [file, readFileSync(resolve(src, file), 'utf8')] as const)
  .filter(([, text]) => text.includes('isForm'))

describe('a form that marks its fields once it is sent', () => {
  const forms = dialogs.filter(([, text]) => /\b(?:isTried|isChecked)\b/.test(text))

  test.each(forms)('%s is submitted, which leads back to the first marked one', (_, text) => {
    const parts = [' onSubmit={', ' type="submit"', '<SaveFault']
    expect(parts.filter((part) => !text.includes(part))).toEqual([])
  })

  test('are all of them', () => expect(forms.length).toBeGreaterThanOrEqual(9))
})

describe('a form that names the state it was made of', () => {
  const forms = dialogs.filter(
    ([, text]) => /expectedUpdatedAt|updatedAt: /.test(text) || text.includes('useSend('),
  )
  // A place on a court is one value, of which no field is theirs and another one mine: the note names theirs in whole.
  const ofFields = forms.filter(([, text]) => !text.includes('<ChangedNote'))

  test.each(ofFields)('%s shows theirs beside mine, and saves over it', (_, text) => {
    const parts = ['useEdits', '<SaveFault']
    expect(parts.filter((part) => !text.includes(part))).toEqual([])
    expect(text).toMatch(/useLockedChange\(|useSend\(/)
  })

  test('are all of them', () => expect(forms.length).toBeGreaterThanOrEqual(6))
})
