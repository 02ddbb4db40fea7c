import type {} from 'react'

declare module 'react' {
  /** Placements of the styles, such as `--a`. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined
  }
}
