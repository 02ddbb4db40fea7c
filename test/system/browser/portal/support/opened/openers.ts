/**
 * Script that finds the buttons and links by which a part shows more of itself, one of each kind: those of further rows do
 * the same to other records.
 */
const FIND = `((within) => {
  const ROW = 'tr, li, [role=row], [role=listitem], .blk'
  const partOf = (element) => [element.localName, ...element.classList].join('.')
  const leadsAway = (element) => element.localName === 'a' &&
    (element.origin !== location.origin || element.pathname !== location.pathname || element.search === location.search)
  const keyOf = (element) => {
    const row = element.closest(ROW)
    const words = (element.ariaLabel ?? element.textContent).trim()
    const path = []
    for (let box = element; box !== within; box = box.parentElement) path.unshift(partOf(box))
    if (row === null || !within.contains(row)) return [...path, words].join(' ')
    return [...path, [...row.querySelectorAll('button, a[href]')].indexOf(element)].join(' ')
  }
  const found = new Map()
  for (const element of within?.querySelectorAll('button, summary, a[href]') ?? []) {
    if (element.disabled || element.ariaDisabled === 'true' || leadsAway(element) || !element.checkVisibility()) continue
    const key = keyOf(element)
    if (!found.has(key)) found.set(key, element)
  }
  return found
})`

/** The topmost dialog, or the page. */
const TOPMOST = `([...document.querySelectorAll('dialog[open]')].at(-1) ?? document.getElementById('main'))`

/** Keys of the openers of what is topmost. */
export const LIST_OPENERS = `[...${FIND}(${TOPMOST}).keys()]`

/** Presses an opener of what is topmost; false where it is not there any more. */
export function toPress(key: string): string {
  return `((opener) => {
    opener?.focus()
    opener?.click()
    return opener !== undefined
  })(${FIND}(${TOPMOST}).get(${JSON.stringify(key)}))`
}

/** Address of the page, and title of its topmost dialog. */
export const SHOWN = `(() => {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  return {
    address: location.pathname + location.search,
    title: dialog ? (dialog.querySelector('h2')?.textContent ?? dialog.ariaLabel ?? dialog.className) : null,
  }
})()`

/** Closes the menu and all dialogs; an edited form asks first. */
export const CLOSE_ALL = `(async () => {
  document.querySelector(':popover-open')?.hidePopover()
  for (let round = 0; round < 8; round += 1) {
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
    if (!dialog) return
    // A fault of the form is an alert before its buttons, too; that of the question is pushed aside.
    const discard = dialog.querySelector('.end > .push[role=alert] ~ .btn.danger:not(.pri)')
    if (discard) discard.click()
    else dialog.requestClose()
    await new Promise(requestAnimationFrame)
  }
})()`
