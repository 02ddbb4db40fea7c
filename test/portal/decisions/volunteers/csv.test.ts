import { describe, expect, test } from '@jest/globals'
import {
  readCsv,
  writeCsv,
} from '../../../../portal/src/pages/volunteering/helpers/csv/csv-text.ts'
import { toHelperCsv } from '../../../../portal/src/pages/volunteering/helpers/csv/helper-csv.ts'
import {
  countPlans,
  MOST_ROWS,
  planImport,
  toBatches,
} from '../../../../portal/src/pages/volunteering/helpers/csv/import-rows.ts'
import { decodeText } from '../../../../portal/src/pages/volunteering/helpers/csv/read-text.ts'
import {
  findFault,
  toHelperInput,
} from '../../../../portal/src/pages/volunteering/helpers/csv/row-input.ts'
import { toGraph } from '../../../../schema/fields/input-record.ts'
import { UpsertedHelper } from '../../../../schema/volunteer/helpers.ts'
import { aHelper, aPerson } from './sample-people.ts'

const cellsOf = (text: string) => {
  const { header, rows } = readCsv(text)
  return [header, ...rows.map(({ cells }) => cells)]
}

/** Those of ASCII, their full-width and small forms, the minus of typesetters, and controls that come before one. */
const FORMULA_SIGNS = '=+-@＝＋－＠﹦﹢﹣﹫−\t\r\n'

describe('a CSV file', () => {
  const awkward = [
    ['name', 'notes'],
    ['O"Brien; Ben', 'two\nlines, one "cell"'],
    [' a ', ''],
  ]

  test.each([',', ';', '\t'] as const)(
    'is read as it was written, separated by %j',
    (separator) => {
      expect(cellsOf(writeCsv(awkward, separator))).toEqual(awkward)
    },
  )

  test.each([...FORMULA_SIGNS].map((sign) => `${sign}1+1`))(
    'has no formula: %j begins as text, and is read as it was',
    (value) => {
      const text = writeCsv(
        [
          ['phone', 'x'],
          [value, ''],
        ],
        ',',
      )
      expect(text).toContain(`'${value}`)
      expect([text.includes(`\r\n${value}`), text.includes(`"${value}`)]).toEqual([false, false])
      expect(cellsOf(text)[1]).toEqual([value, ''])
    },
  )

  test('keeps the apostrophe of a name', () => {
    expect(cellsOf("name\n'Ndrangheta\n")).toEqual([['name'], ["'Ndrangheta"]])
  })

  test('names the lines of its rows also behind lines that are empty or in quotes', () => {
    const { rows } = readCsv('a,b\r\n"x\r\ny",1\r\n\r\n;\n2,3')
    expect(rows.map(({ line }) => line)).toEqual([2, 5, 6])
  })

  test('says at which line a quotation mark is never closed', () => {
    expect(readCsv('a,b\n1,2\n"3,4\n5,6').openQuoteLine).toBe(3)
  })

  test('is read with a mark of UTF-8, and in the encoding of older spreadsheets', () => {
    const utf8 = new TextEncoder().encode('\uFEFFname;tag\nJosé;bar')
    const ansi = Uint8Array.from([...'name\nJos'].map((sign) => sign.charCodeAt(0)).concat(0xe9))
    expect(cellsOf(decodeText(utf8))).toEqual([
      ['name', 'tag'],
      ['José', 'bar'],
    ])
    expect(cellsOf(decodeText(ansi))).toEqual([['name'], ['José']])
  })

  test.each(['utf16le', 'utf16be'] as const)(
    'is read in %s, with a mark or without',
    (encoding) => {
      for (const text of ['\uFEFFname\ttag\nJosé\tbar', 'name\ttag\nJosé\tbar']) {
        const bytes = Buffer.from(text, 'utf16le')
        const ordered = encoding === 'utf16be' ? bytes.swap16() : bytes
        expect(cellsOf(decodeText(new Uint8Array(ordered)))).toEqual([
          ['name', 'tag'],
          ['José', 'bar'],
        ])
      }
    },
  )

  test('is separated as a first line of Excel says, and else by what stands between its headings', () => {
    const { header, rows } = readCsv('\uFEFFsep=|\r\na;b|c;d\r\n1|2')
    expect([header, rows]).toEqual([['a;b', 'c;d'], [{ line: 3, cells: ['1', '2'] }]])
    expect(cellsOf('"a, b, c, d";e\n1;2')).toEqual([
      ['a, b, c, d', 'e'],
      ['1', '2'],
    ])
  })
})

describe('an import of helpers', () => {
  const known = [
    aHelper('00000000-0000-4000-8000-000000000001', {
      externalId: 'm-1',
      email: 'ada@club.example',
    }),
    aHelper('00000000-0000-4000-8000-000000000002', {
      externalId: 'm-2',
      email: 'ben@club.example',
    }),
  ]
  const plan = (text: string, helpers = known) => planImport(readCsv(text), helpers)
  const kinds = (text: string) => plan(text).rows.map(({ plan: { kind } }) => kind)

  test('of an export changes nothing', () => {
    const people = known.map(({ id, ...helper }) =>
      aPerson(id, { ...helper, phone: '+34 600 111', tags: ['bar', 'late, night'], notes: '=1' }),
    )
    const helpers = people.map(({ helper }) => helper)
    const kindsOf = (text: string) => plan(text, helpers).rows.map(({ plan: { kind } }) => kind)
    expect(kindsOf(toHelperCsv(people, 'de'))).toEqual(['same', 'same'])
    expect(kindsOf(toHelperCsv(people, 'de').replace('late, night', 'late'))).toEqual([
      'changed',
      'same',
    ])
  })

  test('finds helpers by id, external id, then e-mail, in the words of the club', () => {
    const { rows, ignored } = plan(
      'Vorname;Nachname;E-Mail;Farbe\nAda;Albiol 1;ADA@club.example;rot\nNeu;Neu;;\n',
    )
    expect(ignored).toEqual(['Farbe'])
    expect(rows.map(({ plan: one }) => one.kind)).toEqual(['changed', 'new'])
    expect(rows[0]?.plan).toMatchObject({
      changes: [
        { column: 'first_name', from: 'Aitana', to: 'Ada' },
        { column: 'last_name', to: 'Albiol 1' },
      ],
    })
  })

  test('says of each row why it is wrong', () => {
    const { rows } = plan(
      [
        'external_id,last_name,email,phone',
        'm-1,One,ben@club.example,',
        'm-9,,,',
        'm-2,Two,not an address,12',
        'm-2,Two,,',
        'm-3,Three,,,too many',
      ].join('\n'),
    )
    const faults = rows.map(({ line, plan: one }) => [
      line,
      one.kind === 'wrong' ? one.faults.map(({ kind }) => kind) : one.kind,
    ])
    expect(faults).toEqual([
      [2, ['ambiguous']],
      [3, ['noLastName']],
      [4, ['format', 'format']],
      [5, ['repeated']],
      [6, ['moreCells']],
    ])
  })

  test.each([
    ['first_name\nAda', 'noName'],
    ['last_name', 'empty'],
    ['', 'nothing'],
    ['last_name\n"a', 'openQuote'],
    [`last_name\n${'a\n'.repeat(MOST_ROWS + 1)}`, 'tooMany'],
  ])('of a file such as %j is none: %s', (text, fault) => {
    expect(plan(text).fault).toBe(fault)
  })

  test('leaves what an empty cell says nothing of', () => {
    expect(kinds('external_id,last_name,email\nm-1,,\n')).toEqual(['same'])
  })

  test('sends what is new or changed, two hundred rows at a time', () => {
    const text = `last_name\n${Array.from({ length: 450 }, (_, at) => `n${at}`).join('\n')}`
    const { rows } = plan(text)
    expect(toBatches(rows).map(({ length }) => length)).toEqual([200, 200, 50])
    expect(countPlans(rows)).toEqual({ new: 450, changed: 0, same: 0, known: 0, wrong: 0 })
  })

  test('does not call unknown what is beyond the helpers that were read', () => {
    const row = readCsv('helper_id\n00000000-0000-4000-8000-000000000009')
    expect(planImport(row, known).rows[0]?.plan.kind).toBe('wrong')
    expect(planImport(row, known, { isWhole: false }).rows[0]?.plan.kind).toBe('new')
  })
})

describe('a value of a row', () => {
  const graph = toGraph(UpsertedHelper)

  test.each([
    ['email', 'a@b', 'a b@c', 'x'.repeat(255)],
    ['phone', '+34 (600) 1-2/3', '12', 'abc12345'],
    ['language', 'pt-BR', 'xx-1', 'de_AT'],
    ['first_name', 'Ada', 'a\u2028b', 'x'.repeat(81)],
    ['notes', 'one\ntwo', 'a\u0007', 'x'.repeat(2_001)],
    ['tags', 'bar, noche', 'x'.repeat(41), Array.from({ length: 21 }, (_, at) => at).join(',')],
    ['external_id', 'm 1', 'a\u0007b', 'x'.repeat(121)],
  ] as const)('of %s is refused as the graph refuses it', (column, good, ...bad) => {
    for (const text of [good, ...bad]) {
      const { helperId: _helperId, ...input } = toHelperInput({ last_name: 'A', [column]: text })
      const isTaken = graph.safeParse(input).success
      expect([text.slice(0, 20), findFault(column, text).length === 0]).toEqual([
        text.slice(0, 20),
        isTaken,
      ])
      expect(isTaken).toBe(text === good)
    }
  })
})
