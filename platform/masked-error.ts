/** What a client of the graph gets for any error that is not a Problem; the error itself is only logged. */
export const MASKED = {
  message: 'The request could not be completed.',
  extensions: { code: 'internal_error' },
} as const

/** `MASKED` in REST. */
export const MASKED_IN_REST = {
  code: 'internal_error',
  message: 'Something went wrong here.',
} as const
