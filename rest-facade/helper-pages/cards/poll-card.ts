import type { MyPollFieldsFragment } from '../../../built/types/operations.ts'
import { type Html, html } from '../../../platform/http/html.ts'
import { type HelperPlace, toPlaceFields } from '../session/place.ts'
import type { Words } from '../words.ts'
import type { ShownTimes } from './shown-times.ts'

const ANSWERS = ['YES', 'MAYBE', 'NO'] as const

const OPTION_FIELD = 'option_'

/** What became of the answers that the helper just sent to a poll. */
export interface PolledNote {
  requestId: string
  outcome: 'saved' | 'chooseOne' | 'changed'
  /** What the helper sent, where it is not stored. */
  entered?: PollAnswer
}

/** Where the page opens after answers were sent. */
export const POLLED_ANCHOR = 'polled'

interface ShownPolls {
  times: ShownTimes
  /** All polls of the page. */
  polls: readonly MyPollFieldsFragment[]
  polled: PolledNote | null
  place: HelperPlace
}

/** What a helper is asked, with the answers given so far. */
export function toPollCard(
  words: Words,
  poll: MyPollFieldsFragment,
  { times, polls, polled, place }: ShownPolls,
): Html {
  const { requestId, title, description, options, respondBy, answeredAt, createdAt, edition } = poll
  const toUntil = answeredAt ? words.polls.changeUntil : words.polls.until
  const isNamedTwice = polls.filter((one) => one.title === title).length > 1
  const lines = [
    isNamedTwice ? words.polls.asked(times.formatDay(new Date(createdAt))) : null,
    respondBy ? toUntil(times.formatMoment(new Date(respondBy))) : null,
  ].filter((line) => line !== null)
  const note = polled?.requestId === requestId ? polled : null
  // A comment that was taken away is an empty one.
  const entered = note?.entered && (note.entered.comment ?? '')
  const comment = entered ?? poll.comment ?? ''
  return html`<article aria-label="${title}">
<div class="top"><h2>${title}</h2> <span class="badge ${answeredAt ? 'CONFIRMED' : 'PENDING'}">${answeredAt ? words.polls.answered : words.statuses.PENDING}</span></div>
${lines.length === 0 ? null : html`<p class="quiet small">${lines.join(' ')}</p>`}
${description ? html`<p class="quiet lines">${description}</p>` : null}
<form method="post" action="/helpers/poll#${POLLED_ANCHOR}">
${toPlaceFields(place)}<input type="hidden" name="request_id" value="${requestId}"><input type="hidden" name="edition" value="${edition}"><input type="hidden" name="answered_at" value="${answeredAt ?? ''}">
<div class="options">
${options.map((option) => toOption(words, poll, option, times, note))}
</div>
<label>${words.polls.comment}<textarea name="comment" maxlength="500" rows="2">${comment}</textarea></label>
${toStored(words, note, poll.comment, entered)}
${note === null ? null : toPolledNote(words, note)}
<button class="primary wide">${words.polls.save}</button>
</form>
</article>`
}

function toPolledNote({ polls }: Words, { outcome }: PolledNote): Html {
  return outcome === 'saved'
    ? html`<p class="note saved wide" id="${POLLED_ANCHOR}" role="status" tabindex="-1">${polls.saved}</p>`
    : html`<p class="note refused wide" id="${POLLED_ANCHOR}" role="alert" tabindex="-1">${polls[outcome]}</p>`
}

/** What is stored beside another thing that was entered, which the next press stores in its place. */
function toStored(
  { polls }: Words,
  note: PolledNote | null,
  stored: string | null | undefined,
  entered: string | undefined,
): Html | null {
  if (note?.outcome !== 'changed' || !stored || entered === undefined) return null
  if (stored === entered) return null
  return html` <span class="small overlap">${polls.stored(stored)}</span>`
}

type Option = MyPollFieldsFragment['options'][number]

/** One line: what is asked for on the left, the three answers on the right. */
function toOption(
  words: Words,
  { answers }: MyPollFieldsFragment,
  option: Option,
  times: ShownTimes,
  note: PolledNote | null,
) {
  const { id } = option
  const [stored, entered] = [answers, note?.entered?.answers ?? []].map(
    (list) => list.find(({ optionId }) => optionId === id)?.availability,
  )
  const said = entered ?? stored
  const toWord = (answer: typeof said) => answer && words.polls.answers[answer]
  const [name, ...details] = toLines(option, times)
  return html`<div class="option" role="group" aria-labelledby="of-${id}">
<span id="of-${id}"><b>${name}</b>${details.map((detail) => html` <span class="quiet small">${detail}</span>`)}${toStored(words, note, toWord(stored), toWord(entered))}</span>
<span class="choices">${ANSWERS.map((answer) => {
    const checked = answer === said ? html` checked` : null
    return html`<label class="choice"><input type="radio" name="${OPTION_FIELD}${id}" value="${answer}"${checked}>
<span>${words.polls.answers[answer]}</span></label>
`
  })}</span></div>
`
}

/** The day, its hours unless it is a whole one, and the label unless it only repeats the day. */
function toLines(
  { label, startTime, endTime }: Option,
  times: ShownTimes,
): [name: string, ...details: string[]] {
  if (!startTime || !endTime) return [label]
  const start = new Date(startTime)
  const { day, hours } = times.formatOption(start, new Date(endTime))
  return [day, ...(hours === null ? [] : [hours]), ...(times.namesDay(label, start) ? [] : [label])]
}

/** What a helper answers by the form, and what it showed; that of an older page does not say. */
export function toPollAnswer(form: URLSearchParams) {
  const expectedEdition = form.get('edition')
  const answeredAt = form.get('answered_at')
  return {
    requestId: form.get('request_id') ?? '',
    answers: toPollAnswers(form),
    comment: form.get('comment') || null,
    ...(expectedEdition === null ? {} : { expectedEdition }),
    // An empty one is that of a form without answers.
    ...(answeredAt === null ? {} : { expectedAnsweredAt: answeredAt || null }),
  }
}

export type PollAnswer = ReturnType<typeof toPollAnswer>

/** True for a form of this edition of the poll that other answers than those it was made of are stored by now. */
export function isAnsweredMeanwhile(
  { edition, answeredAt }: MyPollFieldsFragment,
  { expectedEdition, expectedAnsweredAt }: PollAnswer,
): boolean {
  const isOther = expectedAnsweredAt !== undefined && expectedAnsweredAt !== (answeredAt ?? null)
  return isOther && expectedEdition === edition
}

/** Answers of a submitted form; other values than those of the page are left out. */
function toPollAnswers(form: URLSearchParams) {
  return [...form].flatMap(([name, value]) => {
    const availability = ANSWERS.find((answer) => answer === value)
    if (availability === undefined || !name.startsWith(OPTION_FIELD)) return []
    return [{ optionId: name.slice(OPTION_FIELD.length), availability }]
  })
}
