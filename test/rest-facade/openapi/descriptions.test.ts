import { describe, expect, test } from '@jest/globals'
import { readDocument } from '../../support/openapi/documents.ts'

/** Texts that were in the documents and said no more than the name or the type. */
const FILLERS = [
  ...['Done.', 'Created.', 'A UUID.', 'What the operation answers.', 'Whether more follows.'],
  ...['Which of the forms it is.', 'Items with this outcome.', 'Where it stands.'],
  ...['What happened.', 'What was done.', 'As it was sent.', 'How far it has come.'],
]

/** A text that only repeats bounds, which the schema states already. */
const BOUNDS =
  /^(?:up to )?\d[\d,]*(?: to \d[\d,]*| or more)?(?: characters| items)?(?: after trimming)?\.$/i

/** A text whose subject is a pronoun, so that it says nothing without the name beside it. */
const WITHOUT_SUBJECT =
  /^(?:What|When|Where|Whether|Who|Whom|How) (?:it|its|they|anything of it|people|became|becomes|must|is to)\b/

const LEAST_WORDS = 4

interface Described {
  place: string
  name: string
  text: string
}

/** Every description of a document; names are those of parameters, members and components. */
function descriptionsOf(value: unknown, place = '', name = ''): Described[] {
  if (typeof value !== 'object' || value === null) return []
  const own = value as Readonly<Record<string, unknown>>
  const { description } = own
  const text = typeof description === 'string' ? [{ place, name, text: description }] : []
  const members = Object.entries(own).filter(([key]) => key !== 'example' && key !== 'examples')
  return [
    ...text,
    ...members.flatMap(([key, member]) => {
      const named = (member as { name?: unknown } | null)?.name
      const inner = typeof named === 'string' ? named : key
      return descriptionsOf(member, `${place}/${key}`, inner)
    }),
  ]
}

function faultOf({ name, text }: Described): string | null {
  if (FILLERS.includes(text)) return 'is a filler'
  if (BOUNDS.test(text)) return 'only repeats a bound'
  if (WITHOUT_SUBJECT.test(text)) return 'does not name its subject'
  if (lettersOf(text) === lettersOf(name)) return 'only repeats the name'
  return text.split(/\s+/).length < LEAST_WORDS ? 'has too few words' : null
}

function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z]|^(?:the|an?) /g, '')
}

describe.each(['club', 'volunteer'] as const)('the descriptions of the %s API', (api) => {
  test('name their subject, and say more than name, type and bounds', () => {
    const all = descriptionsOf(readDocument(api))
    expect(all.length).toBeGreaterThan(400)
    const faults = all.flatMap((described) => {
      const fault = faultOf(described)
      return fault === null ? [] : [`${described.place} ${fault}: ${described.text}`]
    })
    expect(faults).toEqual([])
  })
})
