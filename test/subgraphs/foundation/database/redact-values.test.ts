import { describe, expect, test } from '@jest/globals'
import { withoutStatementValues } from '../../../../subgraphs/foundation/database/redact-values.ts'

const messageOf = (message: string) => (withoutStatementValues(new Error(message)) as Error).message

describe('the message of a refused statement', () => {
  test.each([
    ["Duplicate entry 'Zoë' for key 'by_name'", "Duplicate entry '…' for key 'by_name'"],
    ["Duplicate entry 'O'Brien' for key 'x' for key 'y'", "Duplicate entry '…' for key 'y'"],
    [
      "Incorrect date value: 'Zoë' for column `born` at row 1",
      "Incorrect date value: '…' for column `born` at row 1",
    ],
    [
      "You have an error near 'value 'Zoë' at line 'text 'Zoë'' at line 1",
      "You have an error near '…' at line 1",
    ],
    ["Invalid JSON text: bad value 'Zoë'", "Invalid JSON text: bad value '…'"],
    [
      "Duplicate entry 'Zoë' for key 'by_name' near 'Zoë'",
      "Duplicate entry '…' for key 'by_name' near '…'",
    ],
    ["Unknown column 'name' in 'field list'", "Unknown column 'name' in 'field list'"],
    ["near '", "near '"],
  ])('is redacted: %s', (message, redacted) => {
    expect(messageOf(message)).toBe(redacted)
  })
})
