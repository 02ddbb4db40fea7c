import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { reseal } from '../../../../launch/wiring/reseal-secrets.ts'
import { newUuid } from '../../../../platform/ids.ts'
import { makeSecretBox } from '../../../../subgraphs/foundation/secrets/secret-box.ts'
import { requireSecretKeys } from '../../../../subgraphs/foundation/secrets/secret-key-fingerprints.ts'
import { openSecret } from '../../../../subgraphs/foundation/webhooks/endpoint-store.ts'
import { closeAll, started } from '../webhooks/running-engine.ts'

const OLD = Buffer.alloc(32, 1)
const NEW = Buffer.alloc(32, 2)

let engine: Awaited<ReturnType<typeof started>>

beforeAll(async () => {
  engine = await started()
})

afterAll(closeAll)

describe('the secret keys of a database', () => {
  test('are refused without a key that is in use, until all secrets are resealed', async () => {
    const { database } = engine
    const { id, signingSecret } = await engine.addEndpoint(`https://hooks.example/${newUuid()}`)
    const scope = 'installation-1'
    const answer = makeSecretBox([OLD]).seal('"kept"', `idempotent-answer:${scope}:key-1`)
    await database.query(
      `INSERT INTO idempotent_answers (scope, idempotency_key, fingerprint, answer, created_at)
       VALUES (?, ?, ?, ?, ?)`,
      [Buffer.from(scope), Buffer.from('key-1'), Buffer.alloc(32), answer, new Date()],
    )
    await requireSecretKeys(database, [OLD], new Date())
    await expect(requireSecretKeys(database, [NEW], new Date())).rejects.toThrow(
      /SECRET_KEYS.*reseal/,
    )
    await requireSecretKeys(database, [NEW, OLD], new Date())

    expect(await reseal(database, [NEW, OLD])).toEqual({ resealed: 2, lost: 0 })
    await requireSecretKeys(database, [NEW], new Date())
    const box = makeSecretBox([NEW])
    expect(openSecret(box, await engine.endpoint(id))).toBe(signingSecret)
    const [kept] = await database.query<{ answer: Buffer }[]>(
      'SELECT answer FROM idempotent_answers',
    )
    expect(box.open(kept?.answer ?? answer, `idempotent-answer:${scope}:key-1`)).toBe('"kept"')
  })
})
