import type { Page } from 'playwright-core'

/**
 * A function of the browser that throws from the next click or input on. What is drawn before, as
 * an answer arrives, does not meet it: a page that failed by then has no place for the click.
 */
export async function plantFault(page: Page, name: string): Promise<void> {
  await page.evaluate(plant, name)
}

function plant(name: string): void {
  const at = name.lastIndexOf('.')
  const owner = name
    .slice(0, at)
    .split('.')
    .reduce((part: object, key) => Reflect.get(part, key), globalThis)
  const original = Reflect.get(owner, name.slice(at + 1))
  let isArmed = false
  const arm = () => {
    isArmed = true
  }
  const window = globalThis as unknown as EventTarget
  for (const type of ['click', 'input'])
    window.addEventListener(type, arm, { capture: true, once: true })
  Reflect.set(owner, name.slice(at + 1), function (this: unknown, ...parts: unknown[]) {
    if (isArmed) throw new RangeError('planted')
    return Reflect.apply(original, this, parts)
  })
}
