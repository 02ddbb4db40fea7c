/** Copies code, searches all pages, keeps the chosen language and marks the place in the contents. */
for (const figure of document.querySelectorAll('figure')) {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Copy'
  button.setAttribute('aria-label', `Copy: ${figure.querySelector('figcaption').textContent}`)
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(figure.querySelector('code').textContent)
    button.textContent = 'Copied'
    setTimeout(() => {
      button.textContent = 'Copy'
    }, 2000)
  })
  figure.querySelector('figcaption').append(button)
}

const LANGUAGE = 'clubgate-language'

for (const input of document.querySelectorAll('.languages input')) {
  if (localStorage.getItem(LANGUAGE) === input.id) input.checked = true
  input.addEventListener('change', () => localStorage.setItem(LANGUAGE, input.id))
}

const field = document.createElement('input')
const found = document.createElement('ul')
const status = document.createElement('p')
Object.assign(field, { type: 'search', placeholder: 'Search   /', autocomplete: 'off' })
field.setAttribute('aria-label', 'Search the reference')
Object.assign(found, { id: 'found', hidden: true })
Object.assign(status, { className: 'vh' })
status.setAttribute('role', 'status')
document.getElementById('search').append(field, found, status)

const MOST_HITS = 12

let finder = null
let fetches = 0

/** Fetches entries and ranking once; after a failure, the next key fetches them again. */
function readFinder() {
  finder ??= fetchFinder().catch(() => {
    finder = null
    return () => []
  })
  return finder
}

async function fetchFinder() {
  fetches += 1
  const [response, { makePageFinder }] = await Promise.all([
    fetch('/docs/search.json'),
    // A module that could not be fetched is not fetched again by the same address.
    import(fetches === 1 ? '/docs/search.js' : `/docs/search.js?${fetches}`),
  ])
  return makePageFinder(await response.json())
}

/** Lists the hits of the text that stands in the field when the entries are there. */
async function search() {
  const find = await readFinder()
  const isEmpty = field.value.trim() === ''
  const hits = find(field.value, MOST_HITS)
  found.replaceChildren(...hits.map(toItem))
  found.hidden = isEmpty
  status.textContent = isEmpty ? '' : `${hits.length} found`
  if (hits.length === 0) found.innerHTML = '<li><p>Nothing found.</p></li>'
}

async function openFirst() {
  await search()
  found.querySelector('a')?.click()
}

function toItem([title, address, place]) {
  const item = document.createElement('li')
  const link = document.createElement('a')
  const kind = document.createElement('span')
  link.href = address
  kind.textContent = place
  link.append(title, kind)
  link.addEventListener('click', () => {
    found.hidden = true
  })
  item.append(link)
  return item
}

field.addEventListener('input', search)
field.addEventListener('focus', readFinder)
addEventListener('keydown', (event) => {
  const isTyping = /^(INPUT|TEXTAREA)$/.test(document.activeElement.tagName)
  const links = [...found.querySelectorAll('a')]
  const at = links.indexOf(document.activeElement)
  if (event.key === '/' && !isTyping) field.focus()
  else if (event.key === 'Enter' && document.activeElement === field) openFirst()
  else if (event.key === 'Escape' && !found.hidden) {
    found.hidden = true
    field.focus()
  } else if (found.hidden) return
  else if (event.key === 'ArrowDown') links[Math.min(at + 1, links.length - 1)]?.focus()
  else if (event.key === 'ArrowUp') at <= 0 ? field.focus() : links[at - 1].focus()
  else return
  event.preventDefault()
})
addEventListener('click', ({ target }) => {
  if (!target.closest('#search')) found.hidden = true
})

const links = new Map(
  [...document.querySelectorAll('#contents a')].map((link) => [link.hash.slice(1), link]),
)
/** An operation that was on this page and has another one now: its anchor leads there. */
function followMoved() {
  const id = location.hash.slice(1)
  const link = id === '' || document.getElementById(id) ? undefined : links.get(id)
  if (link && link.pathname !== location.pathname) location.replace(link.href)
}
followMoved()
addEventListener('hashchange', followMoved)

const observer = new IntersectionObserver(
  (changes) => {
    const [shown] = changes.filter(({ isIntersecting }) => isIntersecting)
    const link = shown && links.get(shown.target.id)
    if (!link) return
    document.querySelector('#contents a[aria-current=location]')?.removeAttribute('aria-current')
    link.setAttribute('aria-current', 'location')
    const { top, bottom } = link.getBoundingClientRect()
    const contents = document.getElementById('contents')
    if (top < 80 || bottom > innerHeight) contents.scrollTop += top - innerHeight / 2
  },
  { rootMargin: '-20% 0px -70% 0px' },
)
for (const part of document.querySelectorAll('article[id], section > h2[id]'))
  observer.observe(part)
