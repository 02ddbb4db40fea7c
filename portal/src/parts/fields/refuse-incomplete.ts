import type { FormEvent } from 'react'

/** Stops a submit while a date, time or number is typed by half: its value is then the empty one, which means something else. */
export function refuseIncomplete(event: FormEvent<HTMLElement>): void {
  const fields = [...event.currentTarget.querySelectorAll('input')]
  const incomplete = fields.filter(({ validity }) => validity.badInput)
  if (incomplete.length === 0) return
  event.preventDefault()
  event.stopPropagation()
  // Each field says so itself, on its event `invalid`.
  for (const field of incomplete) field.checkValidity()
  incomplete[0]?.focus()
}
