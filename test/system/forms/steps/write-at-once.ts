import { beforeAll, describe, expect, test } from '@jest/globals'
import type { Instance } from '../../support/processes/instance.ts'
import { makeRestClient, type RestClient } from '../clients/rest-client.ts'

let partner: RestClient
let sourceId: string

export function writeAtOnce(running: () => Instance): void {
  describe('requests that arrive at once', () => {
    beforeAll(async () => {
      const { sandbox, baseUrl } = running()
      partner = makeRestClient(baseUrl, sandbox.installations['full']?.access_token ?? '')
      sourceId = (await addSource('at-once', 'at-once')).body.data.id
      await partner('PUT', `/booking-sources/${sourceId}/court-mappings/c1`, {
        court_id: sandbox.clubs.main.courts[0]?.id,
        external_court_name: 'Centre court',
      })
    })

    test('have one effect when 20 carry the same booking version', async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => put('same', 1)))

      expect(answers.map(({ status }) => status).sort()).toEqual([...Array(19).fill(200), 201])
      expect(new Set(answers.map(({ body }) => JSON.stringify(body.data))).size).toBe(1)
      expect(answers.filter(({ body }) => body.idempotent_replay)).toHaveLength(19)
    })

    test('have one effect when 20 carry the same Idempotency-Key', async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => addSource('once', 'once')))

      expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
      const replayed = answers.filter(
        ({ headers }) => headers.get('idempotency-replayed') === 'true',
      )
      expect(replayed).toHaveLength(19)
    })

    test('take turns when 8 connections write rising versions of one booking', async () => {
      let next = 1
      const answers: { version: number; status: number; stored: number }[] = []
      const write = async () => {
        while (next <= 400) {
          const version = next++
          const { status, body } = await put('contended', version)
          const stored = body.data?.source_version ?? body.error.details.stored_source_version
          answers.push({ version, status, stored })
        }
      }
      await Promise.all(Array.from({ length: 8 }, write))

      const accepted = answers.filter(({ status }) => status !== 409)
      expect(accepted.map(({ status }) => status).sort()).toEqual([
        ...Array(accepted.length - 1).fill(200),
        201,
      ])
      expect(accepted.every(({ version, stored }) => version === stored)).toBe(true)
      const refused = answers.filter(({ status }) => status === 409)
      expect(refused.every(({ version, stored }) => version < stored)).toBe(true)
      const final = await put('contended', 400)
      expect([final.status, final.body.idempotent_replay]).toEqual([200, true])
    })
  })
}

function addSource(sourceKey: string, idempotencyKey: string) {
  const body = { source_key: sourceKey, name: 'Front desk' }
  return partner('POST', '/booking-sources', body, { 'idempotency-key': idempotencyKey })
}

function put(name: string, version: number) {
  return partner('PUT', `/booking-sources/${sourceId}/bookings/${name}`, {
    source_version: version,
    external_court_id: 'c1',
    scheduled_start: '2104-05-01T18:00:00Z',
    scheduled_end: '2104-05-01T19:30:00Z',
    status: version % 3 === 0 ? 'CANCELLED' : 'CONFIRMED',
  })
}
