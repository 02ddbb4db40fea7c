import { describe, expect, test } from '@jest/globals'
import { makeLinkTokens } from '../../../../subgraphs/volunteer/helper-links/link-tokens.ts'
import { makeUnsubscribeTokens } from '../../../../subgraphs/volunteer/helper-links/unsubscribe-tokens.ts'
import type { PendingMail } from '../../../../subgraphs/volunteer/messages/mail/mail.ts'
import { mailTextsFor } from '../../../../subgraphs/volunteer/messages/mail/mail-texts.ts'
import {
  type MailSource,
  writeMail,
} from '../../../../subgraphs/volunteer/messages/mail/write-mail.ts'
import { writeMails } from '../../../../subgraphs/volunteer/messages/mail/write-mails.ts'
import { NOW } from '../moments.ts'

const LINKS = {
  helperUrl: 'https://clubgate.example/helpers/#hl_1',
  unsubscribeUrl: 'https://clubgate.example/helpers/unsubscribe?t=hu_1',
}

const ANNA: PendingMail & { email: string } = {
  ...{ recipientId: 'r-1', helperId: 'h-1', email: 'anna@club.example' },
  ...{ firstName: 'Anna', lastName: 'Gruber', preference: 'ON', language: null },
  ...{ accessId: 'a-1', linkGeneration: 0, attemptCount: 0, updatedAt: NOW },
}

const sourceOf = (message: object = {}, source: object = {}) =>
  ({
    message: { subject: 'Doors', body: 'Come early.', sentAt: NOW, updatedAt: NOW, ...message },
    event: { name: 'Sommerfest', startDate: '2026-08-01', endDate: '2026-08-02' },
    club: { name: 'TC Nord', language: 'en' },
    replyTo: null,
    lastRespondBy: null,
    ...source,
  }) as MailSource

function write(
  message: Partial<MailSource['message']> = {},
  { helper = {}, links = {}, ...source }: Record<string, object | string | null> = {},
) {
  return writeMail(
    sourceOf(message, source),
    { ...ANNA, ...(helper as object) },
    { ...LINKS, ...(links as object) },
  )
}

describe('a mail', () => {
  test('contains event and club in subject, body and sender', () => {
    const mail = write()
    expect(mail.subject).toBe('Doors (Sommerfest, TC Nord)')
    expect(mail.fromName).toBe('TC Nord')
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('Sommerfest')
      expect(part).toContain('TC Nord')
    }
    expect(write({ subject: null }).subject).toBe('Sommerfest, TC Nord')
  })

  test('contains only the event while the club is not synchronized', () => {
    const mail = write({}, { club: null })
    expect([mail.subject, mail.fromName]).toEqual(['Doors (Sommerfest)', null])
  })

  test('replaces the placeholders of names and of the helper’s link', () => {
    const body = 'Hello {first_name} {last_name}, see {link}. {unknown}'
    const { text, html } = write({ body, subject: '{first_name}, doors' })
    expect(text).toContain(`Hello Anna Gruber, see ${LINKS.helperUrl}. {unknown}`)
    expect(html).toContain(`see <a href="${LINKS.helperUrl}">Your shifts</a>. {unknown}`)
    expect(write({ subject: '{first_name}!' }).subject).toBe('Anna! (Sommerfest, TC Nord)')
    const nameless = write({ body }, { helper: { firstName: null } })
    expect(nameless.text).toContain('Hello Gruber Gruber,')
  })

  test('keeps a name that looks like a placeholder or like HTML literally', () => {
    const helper = { firstName: '{link}', lastName: '<b>&"' }
    const { text, html } = write({ body: '{first_name} {last_name} <i>' }, { helper })
    expect(text).toContain('{link} <b>&" <i>')
    expect(html).toContain('{link} &lt;b&gt;&amp;&quot; &lt;i&gt;')
  })

  test('has no link for a helper without access', () => {
    const { text, html } = write({ body: 'See {link}.' }, { links: { helperUrl: null } })
    expect(text).toContain('See .')
    expect(html).toContain('See .')
  })

  test('ends with an unsubscribe link in both parts', () => {
    const { text, html, unsubscribeUrl } = write()
    expect(unsubscribeUrl).toBe(LINKS.unsubscribeUrl)
    expect(text).toContain(`Stop these mails: ${LINKS.unsubscribeUrl}`)
    expect(html).toContain(`<a href="${LINKS.unsubscribeUrl}">Stop these mails</a>`)
  })

  test.each([
    ['the helper', { helper: { language: 'de-AT' } }, '1.–2. August 2026', 'lang="de-AT"'],
    [
      'the club, where the helper has none',
      { club: { name: 'A', language: 'sv' } },
      '1–2 augusti 2026',
      'lang="sv"',
    ],
    [
      'neither, where both tags are none: English',
      { helper: { language: 'de-' }, club: { name: 'A', language: 'es_ES' } },
      'August 1 – 2, 2026',
      'lang="en"',
    ],
    [
      'no part of the platform: English',
      { helper: { language: 'tlh' }, club: null },
      'August 1 – 2, 2026',
      'lang="en"',
    ],
  ])('is in the language of %s', (_who, options, days, lang) => {
    const { text, html } = write({}, options)
    expect(text.replaceAll('\u2009', ' ')).toContain(days)
    expect(html).toContain(lang)
  })

  test('has all its texts in every supported language', () => {
    for (const language of ['en', 'de', 'es', 'fr', 'it', 'nl', 'pt', 'sv']) {
      const { reason, unsubscribe, link, tag } = mailTextsFor(language)
      expect(tag).toBe(language)
      expect(reason('Fest')).toContain('Fest')
      expect([unsubscribe, link].every((text) => text.length > 3)).toBe(true)
    }
  })
})

describe('writeMails', () => {
  test('separates a recipient whose mail cannot be rendered from the others', () => {
    const secretKeys = [Buffer.alloc(32, 1)]
    const parts = {
      publicUrl: 'https://clubgate.example',
      linkTokens: makeLinkTokens(secretKeys),
      unsubscribeTokens: makeUnsubscribeTokens(secretKeys),
    }
    const writing = { parts, source: sourceOf(), now: NOW }
    const { mails, unwritten } = writeMails(writing, [
      { ...ANNA, recipientId: 'r-0', linkGeneration: -1 },
      ANNA,
      { ...ANNA, recipientId: 'r-2', email: null },
    ])
    expect(mails.map(({ id }) => id)).toEqual(['r-1'])
    expect(unwritten).toEqual([{ recipientId: 'r-0', err: expect.any(RangeError) }])
  })
  test('leaves the link out once those of its event and of its polls have ended', () => {
    const secretKeys = [Buffer.alloc(32, 1)]
    const parts = {
      publicUrl: 'https://clubgate.example',
      linkTokens: makeLinkTokens(secretKeys),
      unsubscribeTokens: makeUnsubscribeTokens(secretKeys),
    }
    const hasLink = (moment: string, lastRespondBy: Date | null = null) => {
      const source = sourceOf({ body: '{link}' }, { lastRespondBy })
      const { mails } = writeMails({ parts, source, now: new Date(moment) }, [ANNA])
      return mails[0]?.text.includes('#hl_')
    }
    expect(hasLink('2026-08-09T23:59:59.999Z')).toBe(true)
    expect(hasLink('2026-08-10T00:00:00.000Z')).toBe(false)
    const lastRespondBy = new Date('2026-08-20T12:00:00.000Z')
    expect(hasLink('2026-08-21T11:59:59.999Z', lastRespondBy)).toBe(true)
    expect(hasLink('2026-08-21T12:00:00.000Z', lastRespondBy)).toBe(false)
  })
})
