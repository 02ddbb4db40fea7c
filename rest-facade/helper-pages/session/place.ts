import { type Html, html } from '../../../platform/http/html.ts'

export const PAGE = '/helpers/'

/** Where a helper is: the address of each page names it, and each form carries it. */
export interface Place {
  eventId: string
  /** The helper at the event: two of a family can use one browser. */
  accessId: string
}

/** Another event, or another helper, whose link was opened in the same browser. */
export interface OtherPlace extends Place {
  eventName: string
  helperName: string
}

/** What an address or a form names of a place. */
export interface AskedPlace {
  eventId: string | null
  accessId: string | null
}

type Fields = Pick<URLSearchParams, 'get'>

export function readPlace(fields: Fields): AskedPlace {
  return { eventId: fields.get('event'), accessId: fields.get('access') }
}

export function toAddress(place: Place, more: Record<string, string> = {}, path = PAGE): string {
  const { eventId: event, accessId: access } = place
  return `${path}?${new URLSearchParams({ event, access, ...more })}`
}

/** The fields by which a form belongs to its place, whatever else is open in the browser. */
export function toPlaceFields({ eventId, accessId }: Place): Html {
  return html`<input type="hidden" name="event" value="${eventId}"><input type="hidden" name="access" value="${accessId}">`
}
