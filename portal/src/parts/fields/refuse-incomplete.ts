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

/** Leads to the first field that a refused submit has marked, which a long form may have out of sight. */
export function focusInvalid(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}
