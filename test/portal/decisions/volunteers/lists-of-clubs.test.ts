import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { readCsv } from '../../../../portal/src/pages/volunteering/helpers/csv/csv-text.ts'
import { toHelperCsv } from '../../../../portal/src/pages/volunteering/helpers/csv/helper-csv.ts'
import {
  addNamesake,
  planImport,
  toBatches,
} from '../../../../portal/src/pages/volunteering/helpers/csv/import-rows.ts'
import { isWorkbook } from '../../../../portal/src/pages/volunteering/helpers/csv/read-text.ts'
import {
  toTags,
  toTagText,
} from '../../../../portal/src/pages/volunteering/helpers/csv/tags-text.ts'
import type { Helper } from '../../../../portal/src/pages/volunteering/volunteers/people.ts'
import { cleanName, hasVisible } from '../../../../schema/fields/text/characters.ts'
import { aHelper, aPerson } from './sample-people.ts'

const ID = '00000000-0000-4000-8000-000000000001'

const plan = (lines: readonly string[], helpers: readonly Helper[] = []) =>
  planImport(readCsv(lines.join('\n')), helpers)

/** What the first row of a file would be. */
function read(lines: readonly string[], helpers: readonly Helper[] = []) {
  const [row] = plan(lines, helpers).rows
  return { kind: row?.plan.kind, ...row?.input }
}

describe('the list of a club', () => {
  test.each([
    ['lastName', 'Müller', 'Name|Familienname|Nachname|Family Name|Apellidos'],
    ['firstName', 'Anna', 'Vorname|Given Name|First Name|Nombre'],
    [
      'externalId',
      '0711',
      'Mitgl.-Nr.|Mitgliedsnr.|Mitglieds-Nr|Mitgliedsnummer|Member ID|Nº de socio',
    ],
    ['notes', 'hat Auto', 'Bemerkung|Bemerkungen|Notizen|Notas|Notes'],
    ['tags', ['Bar', 'Tor'], 'Gruppen|Abteilung|Rollen|Group Membership|Labels'],
    [
      ...(['email', 'a@v.example'] as const),
      'E-Mails|Mail|Correos|E-mail 1 - Value|E-Mail (privat)|Haupt-E-Mail|E-mail 2 Address|Dirección de correo electrónico',
    ],
    [
      ...(['phone', '0151 2345678'] as const),
      'Telefonnummer|Tel.-Nr.|Tel. privat|Handy-Nr.|Mobil|Tel.|Mobile Phone|Phone 1 - Value|Telefon (privat)|Teléfono móvil',
    ],
  ] as const)('has %s under the headings that such lists have', (field, value, headings) => {
    const cell = typeof value === 'object' ? value.join(' ::: ') : value
    for (const heading of headings.split('|')) {
      const input = read([`helper_id;${heading}`, `${ID};${cell}`], [aHelper(ID)])
      expect([heading, input[field]]).toEqual([heading, value])
    }
  })

  test('feeds a field by several columns, of which the first filled one counts, and says so', () => {
    const file = plan([
      'Nachname;Telefon;Handy;E-Mail;E-Mail 2',
      'A;;0151 23456;;a2@v.example',
      'B;030 12345;0151 23456;b@v.example;',
    ])
    expect(file.rows.map(({ input: { phone, email } }) => [phone, email])).toEqual([
      ['0151 23456', 'a2@v.example'],
      ['030 12345', 'b@v.example'],
    ])
    expect(file.joined).toEqual([
      { column: 'email', headings: ['E-Mail', 'E-Mail 2'] },
      { column: 'phone', headings: ['Telefon', 'Handy'] },
    ])
  })

  test.each([
    [['Helferliste 2026, Verein;;', ';;', 'Nachname;Vorname;Tel.', 'A;B;12345']],
    [['Helferliste 2026', 'Nachname,Vorname,Geb.-Datum', 'A,B,1.2.1990']],
  ])('is refused as a whole with a title above its headings: %j', (lines) => {
    expect(plan(lines)).toMatchObject({ fault: 'noName', rows: [] })
  })

  test.each([
    ['an empty line above its headings', '\r\n'],
    ['a line break within its first heading', '"Tel.\n(privat)",'],
  ])('has %s', (_case, beginning) => {
    const cell = beginning.startsWith('"') ? '12345,' : ''
    const file = readCsv(`${beginning}Nachname,E-Mail\r\n${cell}A,a@v.example`)
    expect(planImport(file, []).rows[0]?.input).toMatchObject({
      ...{ lastName: 'A', email: 'a@v.example' },
    })
  })

  test.each([
    ['nothing', ''],
    ['nothing', '\n;;\n'],
    ['empty', 'Nachname;Vorname'],
  ])('has %s to be read in %j', (fault, text) => {
    expect(planImport(readCsv(text), []).fault).toBe(fault)
  })

  test('has several addresses or numbers in one cell of Google, of which the first counts', () => {
    const row = 'A,a@v.example ::: b@v.example,+34 600 111 222 ::: +34 600 111 223'
    const file = ['Last Name,E-mail 1 - Value,Phone 1 - Value', row]
    expect(read(file)).toMatchObject({
      ...{ kind: 'new', email: 'a@v.example', phone: '+34 600 111 222' },
    })
  })

  test.each([
    ['a workbook', [0x50, 0x4b, 0x03, 0x04, 0x14], true],
    ['a workbook of before', [0xd0, 0xcf, 0x11, 0xe0, 0xa1], true],
    ['a text that begins alike', [...new TextEncoder().encode('PK;Nachname')], false],
    ['nothing', [], false],
  ])('is known from %s of Excel', (_case, bytes, isOne) => {
    expect(isWorkbook(Uint8Array.from(bytes))).toBe(isOne)
  })

  test('has a whole name beside its parts, dates that are not kept, and its own sense of Status and ID', () => {
    const file = plan([
      'ID;Name;Given Name;Family Name;Status;Geburtsdatum;Eintritt;Farbe',
      '17;Anna Müller;Anna;Müller;passiv;1.2.1990;2020;rot',
    ])
    expect(file.rows[0]).toMatchObject({
      plan: { kind: 'new' },
      input: { firstName: 'Anna', lastName: 'Müller' },
    })
    const { ignored, withheld, unfit } = file
    expect({ ignored, withheld, unfit }).toEqual({
      ignored: ['Name', 'Farbe'],
      withheld: ['Geburtsdatum', 'Eintritt'],
      unfit: ['ID', 'Status'],
    })
  })

  test('says whether mails are taken under a heading above yes and no', () => {
    expect(read(['Nachname;Mail', 'A;nein'])).toMatchObject({ kind: 'new', mail: 'OFF' })
  })

  test.each([
    ['Deutsch', 'de'],
    ['ALEMÁN', 'de'],
    ['German', 'de'],
    ['türkisch', 'tr'],
    ['Français', 'fr'],
    ['Castellano', 'es'],
    ['pt-br', 'pt-BR'],
    ['ger', 'de'],
  ])('names a language as %s', (cell, language) => {
    expect(read(['Nachname;Sprache', `A;${cell}`])).toMatchObject({ kind: 'new', language })
  })

  test.each(['klingonisch', 'Deutsch und Englisch', 'xyzzy', 'zz'])(
    'names no language as %s, which is a fault unless the helper has it already',
    (cell) => {
      const { rows } = plan(['Nachname;Sprache', `A;${cell}`])
      expect(rows[0]?.plan).toEqual({
        kind: 'wrong',
        faults: [{ kind: 'format', column: 'language' }],
      })
      const stored = aHelper(ID, { email: 'a@v.example', language: 'zz', lastName: 'A' })
      expect(read(['E-Mail;Sprache', 'a@v.example;zz'], [stored]).kind).toBe('same')
    },
  )

  test('has letters of macOS and line breaks within cells, which change no helper', () => {
    const stored = aHelper(ID, { email: 'a@v.example', firstName: 'Zoë Ann', lastName: 'Müller' })
    const row = 'a@v.example;"Zoe\u0308\nAnn";Mu\u0308ller'
    expect(read(['E-Mail;Vorname;Nachname', row], [stored]).kind).toBe('same')
    const decomposed = { ...stored, lastName: 'Mu\u0308ller' }
    expect(read(['E-Mail;Nachname', 'a@v.example;Müller'], [decomposed]).kind).toBe('same')
  })
})

describe('a row with nothing but the name of a helper', () => {
  const stored = aHelper(ID, { firstName: 'Anna', lastName: 'Müller', email: 'a@v.example' })
  const file = plan(
    [
      'Vorname;Nachname;Telefon;E-Mail',
      'ANNA;Mu\u0308ller;030 1234;',
      'Anna;Müller;;other@v.example',
    ],
    [stored],
  )

  test('is shown as such and not sent, until it is added as another person', () => {
    expect(file.rows.map(({ plan: one }) => one.kind)).toEqual(['known', 'new'])
    expect(toBatches(file.rows).flat()).toHaveLength(1)
    const added = addNamesake(file, 2, true)
    expect(toBatches(added.rows).flat()).toHaveLength(2)
    expect(toBatches(addNamesake(added, 2, false).rows).flat()).toHaveLength(1)
  })
})

describe('tags', () => {
  const tag = fc
    .string({ unit: fc.constantFrom(...'aé,;|":\' =+-@'), minLength: 1, maxLength: 8 })
    .map(cleanName)
    .filter(hasVisible)
  const tags = fc.uniqueArray(tag, { maxLength: 5 })

  test('come back whole from a text, whatever they hold', () => {
    fc.assert(fc.property(tags, (some) => expect(toTags(toTagText(some))).toEqual(some)))
  })

  test('come back whole from an export', () => {
    fc.assert(
      fc.property(tags, fc.constantFrom('en' as const, 'de' as const), (some, language) => {
        const person = aPerson(ID, { tags: some })
        const lines = toHelperCsv([person], language).split('\n')
        expect(read(lines, [person.helper]).kind).toBe('same')
      }),
    )
  })

  test('of other lists are separated by commas, semicolons, bars or lines; quotation marks within them stay', () => {
    expect(toTags('bar; "late, night" | 12" pizza,"Benno" crew\ntor, bar')).toEqual([
      ...['bar', 'late, night', '12" pizza', '"Benno" crew', 'tor'],
    ])
  })
})
