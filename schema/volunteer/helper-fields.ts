import { z } from 'zod'
import { boundedText, exactText, fault } from '../fields/fields.ts'
import { toLanguage } from '../fields/locale-fields.ts'
import { addressText } from '../fields/text/address-text.ts'
import { codeOf, findNotShown } from '../fields/text/characters.ts'
import { exactLine, linesText, lineText, nameText } from '../fields/text/line-text.ts'
import { LIMITS } from '../limits.ts'
import { VOLUNTEER_LIMITS } from './limits.ts'

const { helper, externalId, search } = VOLUNTEER_LIMITS

/** The club's own id of a helper, compared exactly. */
export const HelperExternalId = exactLine({ min: 1, max: externalId })

export const HelperName = nameText({ min: 1, max: helper.name })

export const HelperNotes = linesText({ min: 0, max: helper.notes })

export const HelperSearch = lineText({ min: 1, max: search })

export const HelperTag = nameText({ min: 1, max: helper.tag })

/** Tags in input order without duplicates. */
export const HelperTags = z
  .array(HelperTag)
  .max(helper.tags)
  .transform((tags) => [...new Set(tags)])

/** Converted to lower case. */
export const EmailAddress = addressText({
  max: helper.email,
  fold: (text) => text.toLowerCase(),
})

export const PHONE = /^[\d +\-()/]+$/

export const PhoneNumber = boundedText(LIMITS.raw.phone, {
  rule: 'max_length',
  message: `Send at most ${helper.phone.max} characters.`,
})
  .trim()
  .meta({ minLength: helper.phone.min, maxLength: helper.phone.max, pattern: PHONE.source })
  .pipe(exactText(helper.phone))
  .superRefine((text, context) => {
    if (PHONE.test(text)) return
    const hidden = findNotShown(text)
    const remark = hidden === null ? '' : ` Leave ${codeOf(hidden)} out, which is not shown.`
    fault(
      context,
      'format',
      `Send a phone number of digits, spaces and the characters + - ( ) /.${remark}`,
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
