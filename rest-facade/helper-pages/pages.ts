import type {
  MailSubscriptionFieldsFragment,
  MyInvolvementQuery,
} from '../../built/types/operations.ts'
import { type Html, html } from '../../platform/http/html.ts'
import { isolate } from '../../rules/isolate.ts'
import { type PolledNote, toPollCard } from './cards/poll-card.ts'
import { isOpen, isStandingShift, toShiftCard } from './cards/shift-card.ts'
import { makeShownTimes } from './cards/shown-times.ts'
import {
  HELPERS_PAGE,
  type HelperPlace,
  type OtherPlace,
  toAddress,
  toMailsAddress,
} from './session/place.ts'
import { toClubMasthead, toMasthead, toNote, toWholePage } from './whole-page.ts'
import { PAGE_LANGUAGES, type Words } from './words.ts'

export type Involvement = NonNullable<MyInvolvementQuery['myInvolvement']>

export function toSignInPage(words: Words, { isRefused = false, isSandbox = false } = {}): string {
  const { title, text, label, button, bad, sandbox } = words.signIn
  return toWholePage(
    words,
    title,
    html`${toClubMasthead(null)}
<h1>${title}</h1>
${toNote(isRefused ? bad : null)}
<p>${text}</p>
<form method="post" action="/helpers/session">
<label>${label}<input name="token" required maxlength="400" autocomplete="off" spellcheck="false"></label>
<button class="primary">${button}</button>
</form>
${toLanguages(words, (tag) => `/helpers/?lang=${tag}`)}
${isSandbox ? html`<p class="quiet small">${sandbox} <code>npx clubgate token --as helper</code></p>` : null}`,
  )
}

function toLanguages(words: Words, toPath: (tag: string) => string): Html {
  const others = PAGE_LANGUAGES.filter(([tag]) => tag !== words.tag)
  return html`<nav class="small" aria-label="${words.signIn.languages}">
${others.map(([tag, name]) => html`<a href="${toPath(tag)}" lang="${tag}" hreflang="${tag}">${name}</a> `)}
</nav>`
}

interface ShownMeanwhile {
  now: Date
  /** In which dates are written. */
  variant: string
  place: HelperPlace
  /** Whose links were opened in the same browser. */
  others?: readonly OtherPlace[]
  /** Why the helper's answer was not taken. */
  refusal?: string | null
  /** The shift whose answer was taken, or was not. */
  answered?: string | null
  polled?: PolledNote | null
}

export function toShiftsPage(
  words: Words,
  { firstName, lastName, clubName, replyTo, event, polls, ...own }: Involvement,
  {
    now,
    variant,
    place,
    others = [],
    refusal = null,
    answered = null,
    polled = null,
  }: ShownMeanwhile,
): string {
  const isCancelled = event.status === 'CANCELLED'
  const times = makeShownTimes(words, variant, event.timezone)
  const dates = times.formatDates(event.startDate, event.endDate)
  const where = [dates, event.location, clubName].filter(Boolean).map(isolate).join(', ')
  const shifts = isCancelled ? own.shifts.map(toOff) : own.shifts
  const standing = shifts.filter(isStandingShift)
  const isOnCard = shifts.some(({ shiftId }) => shiftId === answered)
  const moments = { times, now, isCancelled, place, standing, answered, refusal }
  const waiting = shifts.filter((shift) => isOpen(shift, moments))
  const unanswered = polls.filter(({ answeredAt }) => !answeredAt).length
  // What needs an answer stands first, what is off last.
  const ordered = [...new Set([...waiting, ...standing, ...shifts])]
  const cards = ordered.map((shift) => toShiftCard(words, shift, moments))
  const isInCalendar = own.shifts.some(
    ({ status }) => status === 'CONFIRMED' || status === 'CANCELLED',
  )
  const club = clubName ?? words.mails.someClub
  return toWholePage(
    words,
    `${words.title} · ${isolate(event.name)}`,
    html`${toMasthead(clubName ?? null, [event.name, where])}
${toSwitch(words, others)}
<h1>${words.hello(firstName ?? lastName)}</h1>
${toNote(isOnCard ? null : refusal)}
${toNote(isCancelled ? words.cancelledEvent : null)}
${event.description ? html`<p class="lines">${event.description}</p>` : null}
${isCancelled ? null : html`<p class="quiet">${standing.length === 0 ? words.none : words.counted(standing.length, waiting.length + unanswered)}</p>`}
${cards}
${isInCalendar ? html`<p><a href="${toAddress(place, {}, '/helpers/calendar.ics')}">${words.calendar}</a></p>` : null}
${isCancelled ? null : polls.map((poll) => toPollCard(words, poll, { times, polls, polled, place }))}
<p class="quiet small">${words.zone(times.zone)}</p>
${toMails(words, own, club, place)}
${replyTo ? html`<p>${words.contact(club)} <a href="mailto:${replyTo}">${replyTo}</a></p>` : null}
<p class="quiet small">${words.privacy}</p>
${toLanguages(words, (lang) => toAddress({ ...place, lang }))}
<form method="post" action="/helpers/leave"><button>${words.leave}</button></form>`,
  )
}

function toMails(
  { mails }: Words,
  { mail, hasEmail, mailToken }: Pick<Involvement, 'mail' | 'hasEmail' | 'mailToken'>,
  club: string,
  place: HelperPlace,
): Html {
  if (!hasEmail) return html`<p class="quiet small">${mails.noAddress(club)}</p>`
  return html`<p class="quiet small">${mail === 'ON' ? mails.on(club) : mails.off(club)}
<a href="${toMailsAddress(mailToken, place)}">${mails.change}</a></p>`
}

/** No shift of a cancelled event takes place, whatever was said to it. */
function toOff<Shift extends Involvement['shifts'][number]>(shift: Shift): Shift {
  return { ...shift, status: 'CANCELLED', shiftStatus: 'CANCELLED' }
}

/** Leads to the other links of the browser; each names its helper, because families share one. */
function toSwitch(words: Words, others: readonly OtherPlace[]): Html | null {
  if (others.length === 0) return null
  const toName = ({ eventName, helperName }: OtherPlace) =>
    `${isolate(eventName)} (${isolate(helperName)})`
  return html`<nav class="small" aria-label="${words.otherEvents}"><b>${words.otherEvents}</b>
${others.map((other) => html`<a href="${toAddress(other)}">${toName(other)}</a> `)}
</nav>`
}

export function toMailsPage(
  words: Words,
  token: string,
  { clubName, mail }: MailSubscriptionFieldsFragment,
  place: HelperPlace | null,
): string {
  const { title, on, off, stop, start, back, someClub } = words.mails
  const club = clubName ?? someClub
  const isOn = mail === 'ON'
  return toWholePage(
    words,
    title,
    html`${toClubMasthead(clubName ?? null)}
<h1>${title}</h1>
<p role="status">${isOn ? on(club) : off(club)}</p>
<form method="post" action="${toMailsAddress(token, place)}">
<input type="hidden" name="mail" value="${isOn ? 'off' : 'on'}">
<button class="primary">${isOn ? stop : start}</button>
</form>
<p><a href="${place ? toAddress(place) : HELPERS_PAGE}">${back}</a></p>`,
  )
}

export function toPlainPage(words: Words, text: string, title = words.title): string {
  return toWholePage(
    words,
    title,
    html`${toClubMasthead(null)}
<h1>${title}</h1>${toNote(text)}`,
  )
}
