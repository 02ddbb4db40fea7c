/** Sends the request of an operation to this sandbox, with the token of the page or one that the reader enters. */
const KEY = 'clubgate-try-it'
const IDEMPOTENCY = 'Idempotency-Key'
const MOST_PARENTS = 8
const MOST_LISTS = 12
const FILL_WITHIN_MS = 10_000
const page = document.body.dataset

for (const article of document.querySelectorAll('.op[data-method]')) {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Try it'
  button.setAttribute('aria-expanded', 'false')
  button.setAttribute('aria-label', `Try it: ${article.querySelector('h3').textContent}`)
  const { form, fill } = toForm(article)
  form.hidden = true
  button.addEventListener('click', () => {
    form.hidden = !form.hidden
    button.setAttribute('aria-expanded', String(!form.hidden))
    if (form.hidden) return
    form.querySelector('input, textarea, button').focus()
    fill()
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
  const inputs = [...article.querySelectorAll('li[data-in]')].map((row) => {
    const name = row.querySelector('.n').textContent
    return toInput(name, row.dataset.in, name === IDEMPOTENCY ? newKey() : row.dataset.example)
  })
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
  const fields = { token, inputs, body }
  let filling = null
  let filledBy = null
  const fill = () => {
    if (token.input.value === filledBy) return
    filledBy = token.input.value
    filling = fillIds(article, fields)
  }
  token.input.addEventListener('change', fill)
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (!page.token) sessionStorage.setItem(KEY, token.input.value)
    status.textContent = 'Sending…'
    if (idFieldsOf(article, fields).some(isUntouched)) await filling
    const started = performance.now()
    const response = await sendRequest(article, fields).catch((error) => error)
    const isAnswer = response instanceof Response
    const text = isAnswer ? await response.text().catch(String) : String(response)
    const ms = Math.round(performance.now() - started)
    status.textContent = isAnswer
      ? `${response.status} ${response.statusText} in ${ms} ms`
      : 'No answer'
    answer.textContent = toShown(text)
    answer.hidden = text === ''
    // A refused request is sent again with its key, the next one with another.
    const key = inputs.find(({ name }) => name === IDEMPOTENCY)
    if (key && isAnswer && response.ok) key.input.value = newKey()
  })
  return { form, fill }
}

/** Pages of another host over http have no randomUUID. */
function newKey() {
  return crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join('-')
}

/** Replaces recorded ids by ids that the token reads, but where the reader has written. */
async function fillIds(article, { token, inputs, body }) {
  if (!token.input.value) return
  const readList = makeListReader(token.input.value)
  const lists = Object.entries(listsOf(article))
  const ofPath = inputs.filter(({ place }) => place === 'path')
  let found = null
  // Where a list has nothing, those above it are filled in.
  for (let count = lists.length; count > 0 && !found; count -= 1)
    found = await findIds(lists.slice(0, count), { readList, ofPath, found: {} })
  for (const one of ofPath) if (found?.[one.name]) fillInput(one, found[one.name][0])
  if (body && found) fillInput(body, withIds(body.input.defaultValue, found))
}

/** Ids by their names, or null; of several parents, such as events, the first one that has what the request needs. */
async function findIds([first, ...rest], { readList, ofPath, found }) {
  if (!first) return found
  const [name, list] = first
  const path = list.replaceAll(/\{(\w+)\}/g, (_all, parent) => found[parent][0])
  const rows = await readList(path)
  const own = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const ids = rows.map((row) => row[own] ?? row.id)
  const isChoice = ofPath.some((one) => one.name === name)
  for (const some of isChoice ? ids.slice(0, MOST_PARENTS).map((id) => [id]) : [ids]) {
    if (some.length === 0) return null
    const all = await findIds(rest, { readList, ofPath, found: { ...found, [name]: some } })
    if (all) return all
  }
  return null
}

/** Reads each list once, a few in all, within a limit of time; a list that cannot be read has no rows. */
function makeListReader(token) {
  const options = {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(FILL_WITHIN_MS),
  }
  const lists = new Map()
  return (path) => {
    if (!lists.has(path) && lists.size === MOST_LISTS) return []
    if (!lists.has(path))
      lists.set(
        path,
        fetch(path, options)
          .then(toRows)
          .catch(() => []),
      )
    return lists.get(path)
  }
}

/** Rows of a list; those that are active come first. */
async function toRows(response) {
  const members = response.ok ? Object.values(await response.json()) : []
  const rank = ({ status }) => (/^active$/i.test(status) ? 0 : 1)
  return (members.find(Array.isArray) ?? []).sort((a, b) => rank(a) - rank(b))
}

/** Each member of a name has another id, as long as there are some. */
function withIds(json, found) {
  const counts = {}
  const filled = JSON.parse(json, (name, value) => {
    const ids = found[name]
    if (!ids) return value
    if (Array.isArray(value)) return ids.slice(0, value.length)
    counts[name] = (counts[name] ?? -1) + 1
    return ids[counts[name] % ids.length]
  })
  return JSON.stringify(filled, null, 2)
}

function listsOf(article) {
  return JSON.parse(article.dataset.lists ?? '{}')
}

/** Fields that are filled by lists: those of the path, and the body for each other name. */
function idFieldsOf(article, { inputs, body }) {
  const names = Object.keys(listsOf(article))
  const ofPath = inputs.filter(({ name, place }) => place === 'path' && names.includes(name))
  return names.length > ofPath.length ? [...ofPath, body] : ofPath
}

function isUntouched({ input }) {
  return input.value === input.defaultValue
}

function fillInput({ input }, value) {
  if (!isUntouched({ input })) return
  input.defaultValue = value
  input.value = value
}

function toInput(name, place, value = '', kind = 'input') {
  const label = document.createElement('label')
  const input = document.createElement(kind)
  input.defaultValue = value
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

/** Rejects, too, where the fields make no request. */
async function sendRequest(article, fields) {
  return fetch(toAddress(article, fields.inputs), toRequest(article, fields))
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
