import { z } from 'zod'
import { boundedText, exactText, fault } from '../fields/fields.ts'
import { exactLine, linesText, lineText } from '../fields/line-text.ts'
import { toLanguage } from '../fields/locale-fields.ts'
import { LIMITS } from '../limits.ts'
import { VOLUNTEER_LIMITS } from './limits.ts'

const { helper, externalId, search } = VOLUNTEER_LIMITS

/** The club's own id of a helper, compared exactly. */
export const HelperExternalId = exactLine({ min: 1, max: externalId })

export const HelperName = lineText({ min: 1, max: helper.name })

export const HelperNotes = linesText({ min: 0, max: helper.notes })

export const HelperSearch = lineText({ min: 1, max: search })

export const HelperTag = lineText({ min: 1, max: helper.tag })

/** Tags in input order without duplicates. */
export const HelperTags = z
  .array(HelperTag)
  .max(helper.tags)
  .transform((tags) => [...new Set(tags)])

const EMAIL = /^[^\s\p{Cc}@]+@[^\s\p{Cc}@]+$/u

/** Converted to lower case; only the grammar is checked, not the mailbox. */
export const EmailAddress = boundedText(2 * helper.email, {
  rule: 'max_length',
  message: `Send at most ${helper.email} characters.`,
})
  .trim()
  .toLowerCase()
  .meta({ format: 'email', minLength: 1, maxLength: helper.email })
  .pipe(exactText({ min: 1, max: helper.email }))
  .superRefine((text, context) => {
    if (!EMAIL.test(text)) fault(context, 'format', 'Send an e-mail address.')
  })

const PHONE = /^[\d +\-()/]+$/

export const PhoneNumber = boundedText(LIMITS.raw.phone, {
  rule: 'max_length',
  message: `Send at most ${helper.phone.max} characters.`,
})
  .trim()
  .meta({ minLength: helper.phone.min, maxLength: helper.phone.max, pattern: PHONE.source })
  .pipe(exactText(helper.phone))
  .superRefine((text, context) => {
    if (!PHONE.test(text))
      fault(
        context,
        'format',
        'Send a phone number of digits, spaces and the characters + - ( ) /.',
      )
  })

const LANGUAGE = { rule: 'format', message: 'Send a language, such as de or pt-BR.' }

/** A language tag (BCP 47) in canonical spelling. */
export const LanguageTag = boundedText(LIMITS.raw.language, LANGUAGE)
  .trim()
  .meta({ maxLength: helper.language })
  .transform((text, context) => {
    const language = toLanguage(text, helper.language)
    if (language === null) fault(context, LANGUAGE.rule, LANGUAGE.message)
    return language ?? ''
  })
