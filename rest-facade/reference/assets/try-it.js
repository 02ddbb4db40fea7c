/** Sends the request of an operation to this sandbox, with the token of the page or one that the reader enters. */
const KEY = 'clubgate-try-it'
const page = document.body.dataset

for (const article of document.querySelectorAll('.op[data-method]')) {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Try it'
  button.setAttribute('aria-expanded', 'false')
  button.setAttribute('aria-label', `Try it: ${article.querySelector('h3').textContent}`)
  const form = toForm(article)
  form.hidden = true
  button.addEventListener('click', () => {
    form.hidden = !form.hidden
    button.setAttribute('aria-expanded', String(!form.hidden))
    if (!form.hidden) form.querySelector('input, textarea, button').focus()
  })
  const bar = document.createElement('p')
  bar.className = 'bar'
  bar.append(button)
  article.querySelector('.ex').prepend(bar, form)
}

function toForm(article) {
  const form = document.createElement('form')
  form.className = 'try'
  const token = toInput('token', 'token', page.token ?? sessionStorage.getItem(KEY) ?? '')
  token.input.type = 'password'
  token.input.autocomplete = 'off'
  const inputs = [...article.querySelectorAll('li[data-in]')].map((row) =>
    toInput(row.querySelector('.n').textContent, row.dataset.in, ''),
  )
  const body = article.dataset.body && toInput('body', 'body', article.dataset.body, 'textarea')
  const send = document.createElement('button')
  send.className = 'primary'
  send.textContent = 'Send'
  const status = document.createElement('output')
  const row = document.createElement('div')
  row.className = 'row'
  row.append(send, status)
  const answer = document.createElement('pre')
  answer.tabIndex = 0
  answer.hidden = true
  const all = body ? [token, ...inputs, body] : [token, ...inputs]
  form.append(...all.map(({ label }) => label), row, answer)
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (!page.token) sessionStorage.setItem(KEY, token.input.value)
    status.textContent = 'Sending…'
    const started = performance.now()
    const response = await fetch(
      toAddress(article, inputs),
      toRequest(article, { token, inputs, body }),
    ).catch((error) => error)
    const isAnswer = response instanceof Response
    const text = isAnswer ? await response.text() : String(response)
    const ms = Math.round(performance.now() - started)
    status.textContent = isAnswer
      ? `${response.status} ${response.statusText} in ${ms} ms`
      : 'No answer'
    answer.textContent = toShown(text)
    answer.hidden = text === ''
  })
  return form
}

function toInput(name, place, value, kind = 'input') {
  const label = document.createElement('label')
  const input = document.createElement(kind)
  input.value = value
  label.append(place === 'header' || place === 'query' ? `${name} (${place})` : name, input)
  return { name, place, label, input }
}

/** On this server, whatever name it was opened by. */
function toAddress(article, inputs) {
  const pathValueOf = (name) =>
    inputs.find((one) => one.name === name && one.place === 'path')?.input.value ?? ''
  const path = article.dataset.path.replaceAll(/\{(\w+)\}/g, (_all, name) =>
    encodeURIComponent(pathValueOf(name)),
  )
  const query = inputs.filter(({ place, input }) => place === 'query' && input.value !== '')
  const sent = new URLSearchParams(query.map(({ name, input }) => [name, input.value]))
  return sent.size === 0 ? path : `${path}?${sent}`
}

function toRequest(article, { token, inputs, body }) {
  const headers = new Headers()
  if (token.input.value) headers.set('authorization', `Bearer ${token.input.value}`)
  for (const { name, place, input } of inputs)
    if (place === 'header' && input.value) headers.set(name, input.value)
  const text = body ? body.input.value : ''
  if (text) headers.set('content-type', 'application/json')
  return { method: article.dataset.method, headers, ...(text && { body: text }) }
}

function toShown(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
