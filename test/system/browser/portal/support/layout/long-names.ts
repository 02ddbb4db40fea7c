import type { BrowserContext, Page } from 'playwright-core'
import { CLUB_LIMITS } from '../../../../../../schema/club/limits.ts'
import { LIMITS } from '../../../../../../schema/limits.ts'
import { VOLUNTEER_LIMITS } from '../../../../../../schema/volunteer/limits.ts'

const { helper, shift, availability, message } = VOLUNTEER_LIMITS

/** Allowed lengths of names in answers to pages, by field. */
const LENGTHS: Readonly<Record<string, number>> = {
  name: LIMITS.name,
  ...{ clubName: LIMITS.name, courtName: LIMITS.name, actorName: LIMITS.name },
  ...{ createdByName: LIMITS.name, startedByName: LIMITS.name, resentByName: LIMITS.name },
  closedByName: LIMITS.name,
  displayName: CLUB_LIMITS.displayName,
  ...{ firstName: helper.name, lastName: helper.name, tags: helper.tag },
  ...{ title: shift.title.max, label: availability.label, subject: message.subject },
}

const WORD = ' Mediterráneo'

/** Turns the text behind it from right to left; a name begins with it and ends with `NAME_END`. */
const TURN = '\u202e'
const NAME_END = 'Ω'

/** Gives each name that pages read its full allowed length, in words of at most twelve letters, and of another direction. */
export async function lengthenNames(context: BrowserContext): Promise<void> {
  await context.route('**/portal/api/**', async (route) => {
    const response = await route.fetch()
    if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response })
    await route.fulfill({ response, body: lengthenIn(await response.text()) })
  })
}

/** A text without the lengthened names in it. */
export function withoutNames(text: string): string {
  return text.replace(new RegExp(`${TURN}[^${NAME_END}]*${NAME_END}`, 'g'), '…')
}

/** Takes the spaces out of the lengthened names that a page shows, which costs no other load; returns what undoes it. */
export async function joinNames(page: Page): Promise<() => Promise<void>> {
  const kept = await page.evaluateHandle<unknown>(`(() => {
    const kept = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      const joined = text.data.replace(/${TURN}[^${NAME_END}]*${NAME_END}/g, (name) => name.replace(/\\s/g, ''))
      if (joined === text.data) continue
      kept.push([text, text.data])
      text.data = joined
    }
    return kept
  })()`)
  return async () => {
    await page.evaluate((all) => {
      for (const [text, data] of all as [{ data: string }, string][]) text.data = data
    }, kept)
    await kept.dispose()
  }
}

function lengthenIn(json: string): string {
  return JSON.stringify(JSON.parse(json, (field, value) => lengthen(field, value)))
}

function lengthen(field: string, value: unknown): unknown {
  const length = LENGTHS[field]
  if (length === undefined) return value
  if (Array.isArray(value)) return value.map((one) => lengthen(field, one))
  if (typeof value !== 'string' || value === '') return value
  // So that the whole name of a person is still in the page as it was.
  if (field === 'firstName') return `${TURN}${toAdded(value, length).trimStart()} ${value}`
  if (field === 'lastName') return `${value}${toAdded(value, length)}${NAME_END}`
  return toLongName(value, length)
}

/** A name of the full length that begins with a shorter one. */
export function toLongName(name: string, length: number): string {
  return `${TURN}${name}${toAdded(name, length)}${NAME_END}`
}

function toAdded(name: string, length: number): string {
  const room = length - name.length - TURN.length - NAME_END.length
  return WORD.repeat(length / WORD.length + 1).slice(0, Math.max(0, room))
}
