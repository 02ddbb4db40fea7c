import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { listDocumentedAnswers, toLine } from '../../support/openapi/documented-answers.ts'
import { findUnmetAnswers } from '../../support/openapi/find-unmet-answers.ts'

test('a documented answer that no test of a run has met is reported after it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clubgate-answers-'))
  const lines = listDocumentedAnswers().map(toLine)
  const write = (seen: readonly string[]) =>
    writeFileSync(join(folder, 'seen-answers-1'), seen.join('\n'))

  write([])
  expect(findUnmetAnswers(folder)).toEqual(
    expect.arrayContaining(['GET /v1/club/courts/{id} 200', 'club 401 authentication_required']),
  )
  write(lines)
  expect(findUnmetAnswers(folder)).toEqual([])
  write(lines.filter((line) => !line.startsWith('GET /v1/club/courts/{id} 404')))
  expect(findUnmetAnswers(folder)).toEqual(['GET /v1/club/courts/{id} 404'])
  rmSync(folder, { recursive: true })
})
