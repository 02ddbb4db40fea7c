import type { Page } from 'playwright-core'

/**
 * Text that is cut without its whole in a `title`, text over other text, text that turns the text beside it, words that are
 * broken, and a page that scrolls sideways; [] if none. Of a part of the page, the topmost of those of that selector.
 */
export function findLayoutFaults(page: Page, part = 'body'): Promise<string[]> {
  return page.evaluate<string[]>(`(${FIND})(${JSON.stringify(part)})`)
}

/**
 * Lines of text are compared by their ink: the font's box is higher than its letters, and overlaps that of the next line
 * where lines are close. What scrolls is not cut; layers cover what is below them by design.
 */
const FIND = `(part) => {
  const ROOM = 1.5
  const LAYER = 'dialog[open], :popover-open'
  const plain = (text) => text.replace(/[\\s\\u00ad\\u200b]+/g, '')
  const nameOf = (element) => [element.localName, ...element.classList].join('.')
  const quote = (text) => JSON.stringify(text.trim().slice(0, 40))
  const styles = new Map()
  const styleOf = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element))
    return styles.get(element)
  }

  /** Boxes that an element is within: those whose overflow it cannot leave, whether it scrolls there, and its layer. */
  const surroundings = new Map()
  const findSurroundings = (element) => {
    const boxes = []
    let layer = null
    let leaves = 'static'
    for (let box = element; box !== document.documentElement && box !== null; box = box.parentElement) {
      const { position, display, overflowX, overflowY, transform, opacity } = styleOf(box)
      if (opacity === '0') return null
      layer ??= box.matches(LAYER) || /fixed|sticky/.test(position) ? box : null
      const isLeft = leaves === 'fixed' || (leaves === 'absolute' && position === 'static' && transform === 'none')
      if (isLeft) continue
      leaves = position
      if (display === 'inline' || display === 'contents') continue
      if (overflowX === 'visible' && overflowY === 'visible') continue
      const { left, top } = box.getBoundingClientRect()
      const [x, y] = [left + box.clientLeft, top + box.clientTop]
      // Read aloud alone.
      if (box.clientWidth <= 1 || box.clientHeight <= 1) return null
      const edges = { left: x, top: y, right: x + box.clientWidth, bottom: y + box.clientHeight }
      boxes.push({ box, edges, x: overflowX, y: overflowY })
    }
    return { boxes, layer }
  }
  const surroundingsOf = (element) => {
    if (!surroundings.has(element)) surroundings.set(element, findSurroundings(element))
    return surroundings.get(element)
  }

  const cuts = (how) => how === 'hidden' || how === 'clip'
  const scrolls = (how) => how === 'auto' || how === 'scroll'
  const findCut = (line, boxes) => {
    const scrolled = { x: false, y: false }
    return boxes.find(({ edges, x, y }) => {
      const isCut =
        (!scrolled.x && cuts(x) && (line.left < edges.left - ROOM || line.right > edges.right + ROOM)) ||
        (!scrolled.y && cuts(y) && (line.top < edges.top - ROOM || line.bottom > edges.bottom + ROOM))
      scrolled.x ||= scrolls(x)
      scrolled.y ||= scrolls(y)
      return isCut
    })
  }
  const hasTitle = (text, element) =>
    plain(element.closest('[title]')?.title ?? '').includes(plain(text))
  const within = (line, boxes) =>
    boxes.reduce(
      (rest, { edges, x, y }) => ({
        left: x === 'visible' ? rest.left : Math.max(rest.left, edges.left),
        right: x === 'visible' ? rest.right : Math.min(rest.right, edges.right),
        top: y === 'visible' ? rest.top : Math.max(rest.top, edges.top),
        bottom: y === 'visible' ? rest.bottom : Math.min(rest.bottom, edges.bottom),
      }),
      line,
    )

  /** The box within which a text that turns (U+202E) turns others, too. */
  const paragraphOf = (element) => {
    let box = element
    while (styleOf(box).display === 'inline' && !/isolate|plaintext/.test(styleOf(box).unicodeBidi)) box = box.parentElement
    return box
  }
  const isPartOf = (box, element) => element === box || (element !== null && paragraphOf(element) === box)
  const isolated = (text) => text.replace(/\u2068[^\u2068\u2069]*\u2069/g, '')
  /** A name begins with the sign that turns, and ends with Ω: all else in its paragraph is turned. */
  const findTurned = (node) => {
    const text = isolated(node.data)
    if (!text.includes('\u202e')) return null
    const rest = text.replace(/\u202e.*Ω/s, '').trim()
    if (rest !== '') return rest
    const box = paragraphOf(node.parentElement)
    const others = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
    while (others.nextNode()) {
      const other = others.currentNode
      if (other === node || other.data.trim() === '' || !isPartOf(box, other.parentElement)) continue
      if (other.parentElement.closest('option, textarea, script, style, noscript')) continue
      return other.data
    }
    return null
  }

  /** Letters alone: addresses and codes may break anywhere. */
  const WORD = /(?<![\\p{L}\\p{M}\\p{N}@._\\u00ad-])\\p{L}{2,12}(?![\\p{L}\\p{M}\\p{N}@._\\u00ad-])/gu
  const findBroken = (node, range) => {
    for (const { 0: word, index } of node.data.matchAll(WORD)) {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 0)
      if (others.some(({ top }) => top > first.bottom - ROOM)) return word
    }
    return null
  }

  const faults = new Set()
  const lines = []
  const walker = document.createTreeWalker([...document.querySelectorAll(part)].at(-1) ?? document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (walker.nextNode()) {
    const node = walker.currentNode
    const element = node.parentElement
    const text = node.data
    if (text.trim() === '' || element.closest('option, textarea, script, style, noscript')) continue
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    const turned = findTurned(node)
    if (turned !== null) faults.add(quote(text.replace(/[\\u202e]/g, '')) + ' in ' + nameOf(element) + ' turns ' + quote(turned))
    const around = surroundingsOf(element)
    if (around === null) continue
    range.selectNodeContents(node)
    const rects = [...range.getClientRects()]
    const broken = rects.length > 1 ? findBroken(node, range) : null
    if (broken !== null) faults.add(quote(broken) + ' in ' + nameOf(element) + ' is broken')
    for (const { left, right, top, bottom, width, height } of rects) {
      if (width === 0) continue
      const line = { left, right, top: top + height * 0.18, bottom: bottom - height * 0.14 }
      const cut = findCut(line, around.boxes)
      if (cut && !hasTitle(text, element))
        faults.add(quote(text) + ' in ' + nameOf(element) + ' is cut by ' + nameOf(cut.box))
      const rest = within(line, around.boxes)
      if (rest.right - rest.left > ROOM && rest.bottom - rest.top > ROOM)
        lines.push({ ...rest, node, element, text, layer: around.layer })
    }
  }

  lines.sort((one, other) => one.top - other.top)
  for (const [at, one] of lines.entries())
    for (let next = at + 1; next < lines.length && lines[next].top < one.bottom - ROOM; next += 1) {
      const other = lines[next]
      if (one.node === other.node || one.layer !== other.layer) continue
      if (Math.min(one.right, other.right) - Math.max(one.left, other.left) <= ROOM) continue
      if (Math.min(one.bottom, other.bottom) - other.top <= ROOM) continue
      faults.add(quote(one.text) + ' in ' + nameOf(one.element) + ' is over ' + quote(other.text) + ' in ' + nameOf(other.element))
    }

  const { scrollWidth } = document.documentElement
  return [...(scrollWidth > innerWidth ? ['it is ' + scrollWidth + ' px wide'] : []), ...faults]
}`
