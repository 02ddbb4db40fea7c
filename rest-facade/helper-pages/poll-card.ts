import { type Html, html } from '../../platform/http/html.ts'
import type { MyPollFieldsFragment } from '../../schema/types/operations.ts'
import type { ShownTimes } from './shown-times.ts'
import type { Words } from './words.ts'

const ANSWERS = ['YES', 'MAYBE', 'NO'] as const

const OPTION_FIELD = 'option_'

/** What a helper is asked, with the answers given so far. */
export function toPollCard(words: Words, poll: MyPollFieldsFragment, times: ShownTimes): Html {
  const { requestId, title, description, options, respondBy, comment, answeredAt } = poll
  const toUntil = answeredAt ? words.polls.changeUntil : words.polls.until
  const until = respondBy ? toUntil(times.formatMoment(new Date(respondBy))) : null
  return html`<article aria-label="${title}">
<div class="top"><h2>${title}</h2> <span class="badge ${answeredAt ? 'CONFIRMED' : 'PENDING'}">${answeredAt ? words.polls.answered : words.statuses.PENDING}</span></div>
${until === null ? null : html`<p class="quiet">${until}</p>`}
${description ? html`<p class="quiet lines">${description}</p>` : null}
<form method="post" action="/helpers/poll">
<input type="hidden" name="request_id" value="${requestId}">
${options.map((option) => toOption(words, poll, option, times))}
<label>${words.polls.comment}<textarea name="comment" maxlength="500" rows="2">${comment ?? ''}</textarea></label>
<button class="primary wide">${words.polls.save}</button>
</form>
</article>`
}

type Option = MyPollFieldsFragment['options'][number]

function toOption(
  words: Words,
  { answers }: MyPollFieldsFragment,
  option: Option,
  times: ShownTimes,
) {
  const { id, label, startTime, endTime } = option
  const said = answers.find(({ optionId }) => optionId === id)?.availability
  const period =
    startTime && endTime ? times.formatPeriod(new Date(startTime), new Date(endTime)) : null
  return html`<fieldset>
<legend>${label}${period === null ? null : html` <span class="quiet small">${period}</span>`}</legend>
${ANSWERS.map((answer) => {
  const checked = answer === said ? html` checked` : null
  return html`<label class="choice"><input type="radio" name="${OPTION_FIELD}${id}" value="${answer}"${checked}>
<span>${words.polls.answers[answer]}</span></label>
`
})}</fieldset>
`
}

/** Answers of a submitted form; other values than those of the page are left out. */
export function toPollAnswers(form: URLSearchParams) {
  return [...form].flatMap(([name, value]) => {
    const availability = ANSWERS.find((answer) => answer === value)
    if (availability === undefined || !name.startsWith(OPTION_FIELD)) return []
    return [{ optionId: name.slice(OPTION_FIELD.length), availability }]
  })
}
