import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { OBSERVABILITY } from '../support/source/observability.ts'

const ALERTS = join(OBSERVABILITY, 'alerts.yaml')
const PROMTOOL = process.env['PROMTOOL'] ?? 'promtool'
const hasPromtool = spawnSync(PROMTOOL, ['--version']).status === 0

interface Rule {
  alert: string
  expr: string
  labels: { severity: string }
  annotations: { summary: string }
}

describe('the alert rules', () => {
  if (!hasPromtool)
    console.warn(
      `Skipped: ${PROMTOOL} checks the alert rules, but is not installed (Debian: apt install promtool, or set PROMTOOL to its path).`,
    )
  const testWithPromtool = hasPromtool ? test : test.skip

  testWithPromtool('are accepted by promtool', () => {
    const output = execFileSync(PROMTOOL, ['check', 'rules', '--lint=all', '--lint-fatal', ALERTS])
    expect(String(output)).toMatch(/SUCCESS: \d+ rules found/)
  })

  test('each say in a sentence what is wrong, and how urgent it is', () => {
    const { groups } = parse(readFileSync(ALERTS, 'utf8')) as { groups: { rules: Rule[] }[] }
    const rules = groups.flatMap((group) => group.rules)
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
    for (const { annotations, labels } of rules) {
      expect(annotations.summary).toMatch(/^[A-Z1-9{].*\.$/)
      expect(['page', 'ticket', 'info']).toContain(labels.severity)
    }
  })
})
