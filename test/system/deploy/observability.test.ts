import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { OBSERVABILITY } from '../../support/source/observability.ts'
import { promtool } from '../support/tools/promtool.ts'

const ALERTS = ['alerts.yaml', 'database-host-alerts.yaml'].map((file) => join(OBSERVABILITY, file))

interface Rule {
  alert: string
  expr: string
  for?: string
  labels: { severity: string }
  annotations: { summary: string }
}

function readRules(): Rule[] {
  return ALERTS.flatMap((file) => {
    const { groups } = parse(readFileSync(file, 'utf8')) as { groups: { rules: Rule[] }[] }
    return groups.flatMap((group) => group.rules)
  })
}

describe('the alert rules', () => {
  const testWithPromtool = promtool ? test : test.skip

  testWithPromtool('are accepted by promtool', async () => {
    const args = ['check', 'rules', '--lint=all', '--lint-fatal', ...ALERTS]
    expect(await promtool?.run(args)).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/SUCCESS: \d+ rules found/),
    })
  })

  testWithPromtool('all fire where everything is wrong, and none where all is well', async () => {
    const cases = join(import.meta.dirname, '../../support/source/alert-cases.yaml')
    expect(await promtool?.run(['test', 'rules', cases])).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('SUCCESS'),
    })
  })

  test('end with their fault: no window of a rate is as long as the time that it has to last', () => {
    const minutes = (text: string) => Number.parseInt(text, 10) * (text.endsWith('h') ? 60 : 1)
    const tooLong = readRules().filter(({ expr, for: lasting }) => {
      const windows = [...expr.matchAll(/(?:rate|increase)\([^[\]]*\[(\d+[mh])\]/g)]
      return lasting && windows.some(([, window = '']) => minutes(window) >= minutes(lasting))
    })
    expect(tooLong.map(({ alert }) => alert)).toEqual([])
  })

  test('each say in a sentence what is wrong, and how urgent it is', () => {
    const rules = readRules()
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
    for (const { annotations, labels } of rules) {
      expect(annotations.summary).toMatch(/^[A-Z1-9{].*\.$/)
      expect(['page', 'ticket', 'info']).toContain(labels.severity)
    }
  })
})
