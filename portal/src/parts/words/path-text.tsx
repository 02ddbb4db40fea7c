import { Fragment } from 'react'

/** A path or an address that breaks between its parts, and within one only where that has no room. */
export function PathText({ of }: { of: string | null }) {
  const [first, ...parts] = (of ?? '–').split(/(?<![:/])(?=\/)/)
  return (
    <>
      {first}
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a path never move
        <Fragment key={index}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </>
  )
}
