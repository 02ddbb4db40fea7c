import { type Html, html } from '../../../platform/http/html.ts'
import { UNSUBSCRIBE_PATH } from '../../../schema/volunteer/helper-link-text.ts'
import { PAGE_LANGUAGES } from '../words.ts'

export const HELPERS_PAGE = '/helpers/'

/** Where a helper is: the address of each page names it, and each form carries it. */
export interface HelperPlace {
  eventId: string
  /** The helper at the event: two of a family can use one browser. */
  accessId: string
  /** The language that was chosen on the page; null for the helper's own. */
  lang: string | null
}

/** Another event, or another helper, whose link was opened in the same browser. */
export interface OtherPlace extends HelperPlace {
  eventName: string
  helperName: string
}

/** What an address or a form names of a place. */
export interface AskedPlace {
  eventId: string | null
  accessId: string | null
  lang: string | null
}

type Fields = Pick<URLSearchParams, 'get'>

export function readPlace(fields: Fields): AskedPlace {
  const lang = fields.get('lang')
  return {
    ...{ eventId: fields.get('event'), accessId: fields.get('access') },
    lang: PAGE_LANGUAGES.some(([tag]) => tag === lang) ? lang : null,
  }
}

/** Null where an address names no place, such as the one of a mail. */
export function toHelperPlace({ eventId, accessId, lang }: AskedPlace): HelperPlace | null {
  return eventId === null || accessId === null ? null : { eventId, accessId, lang }
}

export function toAddress(
  place: HelperPlace,
  more: Record<string, string> = {},
  path = HELPERS_PAGE,
): string {
  return `${path}?${new URLSearchParams({ ...toParameters(place), ...more })}`
}

/** The page of the mails of a token; with a place it stays in its language, and leads back there. */
export function toMailsAddress(token: string, place: HelperPlace | null): string {
  const parameters = { t: token, ...(place && toParameters(place)) }
  return `${UNSUBSCRIBE_PATH}?${new URLSearchParams(parameters)}`
}

function toParameters({ eventId: event, accessId: access, lang }: HelperPlace) {
  return { event, access, ...(lang && { lang }) }
}

/** The fields by which a form belongs to its place, whatever else is open in the browser. */
export function toPlaceFields({ eventId, accessId, lang }: HelperPlace): Html {
  const language = lang && html`<input type="hidden" name="lang" value="${lang}">`
  return html`${language || null}<input type="hidden" name="event" value="${eventId}"><input type="hidden" name="access" value="${accessId}">`
}
