import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { z } from 'zod'
import { NewBookingSource, NewCourtMapping } from '../../schema/club/booking-sources.ts'
import { ClubBookingPlayer } from '../../schema/club/club-bookings.ts'
import { PersonInput } from '../../schema/club/persons.ts'
import { Provisioning } from '../../schema/club/provisioning.ts'
import { StaffEmail, VerifiedStaffEmail } from '../../schema/club/staff-fields.ts'
import { NewWebhookEndpoint } from '../../schema/club/webhook-endpoints.ts'
import { cleanAddress, isAddress } from '../../schema/fields/text/characters.ts'
import { EventLocation, ShiftTitle } from '../../schema/volunteer/fields.ts'
import {
  EmailAddress,
  HelperExternalId,
  HelperName,
  HelperTags,
  PhoneNumber,
} from '../../schema/volunteer/helper-fields.ts'
import { MessageSubject } from '../../schema/volunteer/messages.ts'
import { UpdateClubInput } from '../../subgraphs/club/clubs/inputs.ts'

const HIDDEN = [
  ...['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'],
  ...['\u200b', '\u2060', '\ufeff', '\u00ad'],
]

/** Joiners and tag characters, which emoji, flags and Persian names are written with. */
const KEPT_IN_NAMES = ['\u200c', '\u200d', '\u{e0067}', '\u{e007f}']

const FORMAT = [...HIDDEN, ...KEPT_IN_NAMES, '\u200e', '\u061c']

/** A text with characters of a set at random places. */
function withAny(text: string, characters: readonly string[]) {
  const place = fc.tuple(fc.nat(text.length), fc.constantFrom(...characters))
  return fc
    .array(place, { minLength: 1, maxLength: 4 })
    .map((places) => places.reduce((whole, [at, one]) => whole.toSpliced(at, 0, one), [...text]))
    .map((whole) => whole.join(''))
}

const problemOf = (schema: { safeParse(text: unknown): object }, text: unknown) =>
  (schema.safeParse(text) as ReturnType<typeof PhoneNumber.safeParse>).error?.issues[0]

describe('an e-mail address', () => {
  test.each([
    ['helper', EmailAddress],
    ['member of staff', StaffEmail],
  ])('of a %s is the same with and without format characters', (_whose, schema) => {
    fc.assert(
      fc.property(withAny('anna.gruber@club.example', FORMAT), (text) => {
        expect(schema.parse(text)).toBe('anna.gruber@club.example')
      }),
    )
  })

  test('that an issuer has verified is no other mailbox for a format character in it', () => {
    fc.assert(
      fc.property(withAny('anna@club.example', FORMAT), (text) => {
        const { data } = VerifiedStaffEmail.safeParse(text)
        expect([undefined, text.trim()]).toContain(data)
        expect(data === 'anna@club.example').toBe(text.trim() === 'anna@club.example')
      }),
    )
  })

  test.each([
    'a@b',
    "o'brien+x@club.example",
    'ä@bücher.example',
    '"a.b"@club.example',
    'a@[127.0.0.1]',
    'a_b@xn--bcher-kva.example',
  ])('may be %s', (text) => {
    expect(EmailAddress.parse(text)).toBe(text)
  })

  test.each([
    ...['mailto:a@b', 'a@club..example', 'a@example.com>', '<a@example.com', 'a@example.com,'],
    ...['a..b@club.example', '.a@club.example', 'a@-club.example', 'a@club.example.', 'a@', '@b'],
    ...['a b@club.example', 'a@b@club.example', 'a\n@club.example', 'a@club.example\r\nBcc: b@c'],
  ])('is refused as %j', (text) => {
    expect(EmailAddress.safeParse(text).success).toBe(false)
    expect(StaffEmail.safeParse(text).success).toBe(false)
  })

  test('is one after it was cleaned, or refused, and cleaned once is cleaned', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (text) => {
        const cleaned = cleanAddress(text)
        expect(cleanAddress(cleaned)).toBe(cleaned)
        const { success, data } = EmailAddress.safeParse(text)
        expect(success).toBe(isAddress(cleaned.toLowerCase()))
        if (success) expect(EmailAddress.parse(data)).toBe(data)
      }),
    )
  })
})

describe('a name', () => {
  test('loses characters of direction and those that show nothing', () => {
    fc.assert(
      fc.property(withAny('Anna Gruber', HIDDEN), (text) => {
        expect(HelperName.parse(text)).toBe('Anna Gruber')
        expect(HelperTags.parse([text, 'Anna Gruber'])).toEqual(['Anna Gruber'])
      }),
    )
  })

  test('of a player is the same where staff make a booking and where they erase the player', () => {
    const bookingSourceId = '0190d000-0000-7000-8000-000000000001'
    fc.assert(
      fc.property(withAny('Anna Gruber', HIDDEN), (displayName) => {
        const player = ClubBookingPlayer.parse({ displayName, mayBeShown: true })
        const person = PersonInput.parse({ clubBookings: true, displayName })
        expect([player.displayName, person.displayName]).toEqual(['Anna Gruber', 'Anna Gruber'])
        // A source's name is what the source sent.
        expect(PersonInput.parse({ bookingSourceId, displayName }).displayName).toBe(
          displayName.trim(),
        )
      }),
    )
    for (const displayName of ['\u200b', '\u200d', ' \u2800']) {
      expect(ClubBookingPlayer.safeParse({ displayName, mayBeShown: true }).success).toBe(false)
      expect(PersonInput.safeParse({ clubBookings: true, displayName }).success).toBe(false)
    }
  })

  test('keeps joiners and tags, with which emoji, flags and Persian names are written', () => {
    fc.assert(
      fc.property(withAny('Anna', KEPT_IN_NAMES), (text) => {
        expect(HelperName.parse(text)).toBe(text)
      }),
    )
  })

  test('is refused without one visible character', () => {
    const unseen = [...FORMAT, ' ', '\u2800', '\u3164', '\ufe0f']
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...unseen), { maxLength: 6 }), (characters) => {
        expect(HelperName.safeParse(characters.join('')).success).toBe(false)
      }),
    )
    expect(problemOf(HelperName, '\u200d')?.message).toBe(
      'Send a name with at least one visible character.',
    )
  })

  test('of a club, an organization or a court has one line, as that of a helper', () => {
    const name = 'Club\nNaranjal'
    const organization = (changes: object) => ({
      organizations: [{ key: 'naranjal', name: 'Naranjal', ...changes }],
    })
    const location = { key: 'main', name: 'Main', address: 'Street 1\n46001' }
    const refused = [
      problemOf(UpdateClubInput, { clubId: 'club-1', name }),
      problemOf(Provisioning, organization({ name })),
      problemOf(
        Provisioning,
        organization({
          clubs: [
            {
              ...{ key: 'valencia', name: 'Valencia', timezone: 'Europe/Madrid', currency: 'EUR' },
              ...{ country: 'ES', language: 'es', locations: [location] },
            },
          ],
        }),
      ),
    ]
    const message = 'Send text of one line, without line breaks.'
    expect(refused.map((problem) => problem?.message)).toEqual([message, message, message])
  })
})

describe('a line beside others', () => {
  const { name: SourceName } = NewBookingSource.fields
  const { externalCourtName: CourtName } = NewCourtMapping.fields
  const { name: WebhookName } = NewWebhookEndpoint.fields
  const LINES = [
    ['title of a shift', ShiftTitle],
    ['place of an event', EventLocation],
    ['subject of a message', MessageSubject],
    ['name of a booking source', SourceName],
    ['name of a court elsewhere', CourtName],
    ['name of a webhook', WebhookName],
  ] as [string, z.ZodType][]

  test.each(LINES)(
    'loses characters that show nothing or turn it, and keeps joiners: %s',
    (_what, line) => {
      fc.assert(
        fc.property(withAny('Bar am Abend', HIDDEN), (text) => {
          expect(line.parse(text)).toBe('Bar am Abend')
        }),
      )
      fc.assert(
        fc.property(withAny('Bar', KEPT_IN_NAMES), (text) => {
          expect(line.parse(text)).toBe(text)
        }),
      )
    },
  )

  test.each(LINES)('is refused for no hidden character: %s', (_what, line) => {
    const text = fc.string({ unit: fc.constantFrom('a', ' ', ...HIDDEN), maxLength: 6 })
    fc.assert(
      fc.property(text, (sent) => {
        const wasTaken = line.safeParse(sent.trim().replace(/[^a ]/g, 'x')).success
        expect(line.safeParse(sent).success).toBe(wasTaken)
      }),
    )
  })
})

test('an external id stays exactly as it was sent', () => {
  fc.assert(
    fc.property(withAny('h-1', FORMAT), (text) => {
      expect(HelperExternalId.parse(text)).toBe(text)
    }),
  )
})

test('the refusal of a phone number names the character that is not shown', () => {
  const message = 'Send a phone number of digits, spaces and the characters + - ( ) /.'
  expect(problemOf(PhoneNumber, '+43 1\u202c234567')?.message).toBe(
    `${message} Leave U+202C out, which is not shown.`,
  )
  expect(problemOf(PhoneNumber, '+43 1x234567')?.message).toBe(message)
})
