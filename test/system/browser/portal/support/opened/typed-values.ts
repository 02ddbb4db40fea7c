import type { Page } from 'playwright-core'

/** Texts that are pasted rather than typed. */
const HOSTILE = [
  `${'Mediterráneo '.repeat(40)}${'x'.repeat(400)}`,
  '\u202eright to left\u2066',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  `<script>alert(1)</script>"'&amp;{first_name}%s\${1}`,
  'a\u0000b\u0007c\u001b[31m',
  'lone \ud83d and \udc4d',
  ',;\t"=1+1',
]

const prefixesOf = (text: string) => Array.from(text, (_, at) => text.slice(0, at + 1))

const DAYS = ['', '0002-11-23', '0020-11-23', '0202-11-23', '2026-11-23', '275760-09-13']
const TIMES = ['', '00:00', '02:30', '23:59']

/** By the type of the field: each value that typing passes through, and hostile ones where it takes any. */
const VALUES = {
  date: DAYS,
  time: TIMES,
  'datetime-local': DAYS.flatMap((day) => TIMES.map((time) => day && time && `${day}T${time}`)),
  number: ['', ...prefixesOf('-1.5e9'), '1e308', '999999999999999999999'],
  text: [...prefixesOf('+a@'), ...HOSTILE, ''],
}

/** Types into each field of a part what it passes through, chooses what can be chosen, and leaves it as it was. */
export async function typeEverywhere(page: Page, part: string): Promise<void> {
  await page.evaluate(`(${TYPE})(${JSON.stringify(part)}, ${JSON.stringify(VALUES)})`)
}

const TYPE = `async (part, values) => {
  const { port1, port2 } = new MessageChannel()
  const drawn = () => new Promise((done) => { port1.onmessage = done; port2.postMessage(0) })
  const write = async (field, value) => {
    // React replaces \`value\` of the element itself, and would not see the change.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value)
    field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true }))
    await drawn()
  }
  const done = new Set()
  const next = () => {
    const within = [...document.querySelectorAll(part)].at(-1)
    return [...(within?.querySelectorAll('input, textarea, select') ?? [])].find(
      (field) => !done.has(field) && !field.disabled && !field.readOnly && field.type !== 'file' && field.checkVisibility(),
    )
  }
  // A choice may bring further fields, or replace those of before.
  for (let field = next(); field && done.size < 60; field = next()) {
    done.add(field)
    if (/^(checkbox|radio)$/.test(field.type)) {
      const before = document.querySelector('input[name="' + CSS.escape(field.name) + '"]:checked')
      field.click()
      await drawn()
      if (field.type === 'checkbox') field.click()
      else before?.click()
      await drawn()
      continue
    }
    const before = field.value
    field.focus()
    const typed = field.localName === 'select' ? [...field.options].map(({ value }) => value) : (values[field.type] ?? values.text)
    for (const value of [...typed, before]) if (field.isConnected) await write(field, value)
    field.blur()
    await drawn()
  }
}`
