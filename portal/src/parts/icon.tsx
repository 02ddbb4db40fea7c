import type { ReactNode } from 'react'

const DRAWINGS = {
  check: (
    <>
      <path d="m3 8.5 3.5 3.5L13 4.5" />
    </>
  ),
  clock: (
    <>
      <circle cx="8" cy="8" r="6" />
      <path d="M8 4.5V8l2.5 1.5" />
    </>
  ),
  copy: (
    <>
      <rect x="5.5" y="5.5" width="8.5" height="8.5" rx="1.5" />
      <path d="M10.5 5.5v-2A1.5 1.5 0 0 0 9 2H3.5A1.5 1.5 0 0 0 2 3.5V9a1.5 1.5 0 0 0 1.5 1.5h2" />
    </>
  ),
  dots: (
    <>
      <path d="M3.5 8h0M8 8h0M12.5 8h0" strokeWidth="2.5" />
    </>
  ),
  down: (
    <>
      <path d="m4 6 4 4 4-4" />
    </>
  ),
  down2: (
    <>
      <path d="M8 2v8M4.5 7 8 10.5 11.5 7M2.5 13.5h11" />
    </>
  ),
  feed: (
    <>
      <path d="M1.5 8.5h3l2-5.5 3 10 2-4.5h3" />
    </>
  ),
  flow: (
    <>
      <path d="M9 1.5 3.5 9H8l-1 5.5L12.5 7H8z" />
    </>
  ),
  hook: (
    <>
      <circle cx="4" cy="11.5" r="2" />
      <circle cx="12" cy="11.5" r="2" />
      <circle cx="8" cy="4" r="2" />
      <path d="M7 6 5 9.8M9 6l2 3.8M6 11.5h4" />
    </>
  ),
  left: (
    <>
      <path d="m10 4-4 4 4 4" />
    </>
  ),
  lock: (
    <>
      <rect x="3" y="7" width="10" height="7" rx="1.5" />
      <path d="M5 7V5a3 3 0 0 1 6 0v2" />
    </>
  ),
  mail: (
    <>
      <rect x="1.5" y="3" width="13" height="10" rx="2" />
      <path d="m2 4.5 6 4.5 6-4.5" />
    </>
  ),
  match: (
    <>
      <rect x="1.5" y="3.5" width="13" height="9" rx="1.5" />
      <path d="M8 3.5v9M4.5 8h0M11.5 8h0" />
    </>
  ),
  menu: (
    <>
      <path d="M2.5 4.5h11M2.5 8h11M2.5 11.5h11" />
    </>
  ),
  pause: (
    <>
      <path d="M5.5 3v10M10.5 3v10" />
    </>
  ),
  people: (
    <>
      <circle cx="6" cy="5.5" r="2.5" />
      <path d="M1.5 13.5c.3-2.6 2-4 4.5-4s4.2 1.4 4.5 4M10.5 3.2a2.5 2.5 0 0 1 0 4.6M12 9.8c1.5.5 2.3 1.8 2.5 3.7" />
    </>
  ),
  pin: (
    <>
      <path d="M8 14.5s5-4.3 5-8a5 5 0 0 0-10 0c0 3.7 5 8 5 8z" />
      <circle cx="8" cy="6.5" r="1.5" />
    </>
  ),
  plan: (
    <>
      <path d="M2 4h6M5 8h8M3 12h5" />
      <path d="M11 4h3M11 12h2" />
    </>
  ),
  plug: (
    <>
      <path d="M5.5 1.5v4M10.5 1.5v4M3.5 5.5h9v2a4.5 4.5 0 0 1-9 0zM8 12v2.5" />
    </>
  ),
  plus: (
    <>
      <path d="M8 3v10M3 8h10" />
    </>
  ),
  poll: (
    <>
      <path d="M2 4l1.5 1.5L6 3M2 10l1.5 1.5L6 9M9 4.5h5M9 10.5h5" />
    </>
  ),
  refresh: (
    <>
      <path d="M13.5 8a5.5 5.5 0 1 1-1.8-4.1L13.5 5.5M13.5 2v3.5H10" />
    </>
  ),
  right: (
    <>
      <path d="m6 4 4 4-4 4" />
    </>
  ),
  screen: (
    <>
      <rect x="1.5" y="2.5" width="13" height="9" rx="1.5" />
      <path d="M5.5 14h5" />
    </>
  ),
  search: (
    <>
      <circle cx="7" cy="7" r="4.5" />
      <path d="m10.5 10.5 3.5 3.5" />
    </>
  ),
  send: (
    <>
      <path d="M14 2 7 9M14 2 9.5 14 7 9 2 6.5z" />
    </>
  ),
  shield: (
    <>
      <path d="M8 1.5 13.5 3.5v4c0 3.5-2.3 5.8-5.5 7-3.2-1.2-5.5-3.5-5.5-7v-4z" />
    </>
  ),
  swap: (
    <>
      <path d="M2.5 5.5h11M10.5 2.5l3 3-3 3M13.5 11h-11M5.5 8l-3 3 3 3" />
    </>
  ),
  today: (
    <>
      <rect x="2" y="3" width="12" height="11" rx="2" />
      <path d="M2 6.5h12M5.5 1.5v3M10.5 1.5v3" />
    </>
  ),
  undo: (
    <>
      <path d="M5.5 2.5 2 6l3.5 3.5" />
      <path d="M2 6h7.5a4 4 0 0 1 0 8H6" />
    </>
  ),
  x: (
    <>
      <path d="m4 4 8 8M12 4l-8 8" />
    </>
  ),
} satisfies Record<string, ReactNode>

export type IconName = keyof typeof DRAWINGS

/** Decoration: the word beside it, or the label of its button, says what it means. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="i" viewBox="0 0 16 16" aria-hidden="true">
      {DRAWINGS[name]}
    </svg>
  )
}
