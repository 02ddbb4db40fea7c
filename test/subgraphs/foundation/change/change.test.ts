import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../../platform/ids.ts'
import { anEvent, aRequest, startNotes, write } from '../notes.ts'

let notes: Awaited<ReturnType<typeof startNotes>>

beforeAll(async () => {
  notes = await startNotes()
})

beforeEach(() => notes.clear())

afterAll(() => notes.database.close())

describe('a change', () => {
  test('commits its work and its events together, then wakes their subscribers once', async () => {
    const organizationId = newUuid()
    const { isReplay } = await notes.change(null, async (tx) => {
      await write(tx, 'a')
      return { result: null, events: [anEvent(organizationId), anEvent(organizationId)] }
    })
    expect([isReplay, await notes.count('notes'), await notes.count('event_log')]).toEqual([
      false,
      1,
      2,
    ])
    expect(notes.woken).toEqual([organizationId])
  })

  test('that fails leaves neither work nor events, and wakes no subscriber', async () => {
    const failing = notes.change(null, async (tx) => {
      await write(tx, 'a')
      return { result: null, events: [anEvent(newUuid()), anEvent(newUuid())] }
    })
    await expect(failing).rejects.toThrow('two organizations')
    expect([await notes.count('notes'), await notes.count('event_log'), notes.woken]).toEqual([
      0,
      0,
      [],
    ])
  })

  test('without events wakes no subscriber', async () => {
    await notes.makeNote(null)
    expect(notes.woken).toEqual([])
  })

  test('prepares once before its transaction, and not for a replay', async () => {
    const steps: string[] = []
    const run = () =>
      notes.change(
        aRequest(),
        async () => {
          steps.push('work')
          return { result: 'done', events: [] }
        },
        async () => void steps.push('prepare'),
      )
    await run()
    await run()
    expect(steps).toEqual(['prepare', 'work'])
  })

  test('that cannot be prepared frees its key', async () => {
    const work = async () => ({ result: 'done', events: [] })
    const refused = notes.change(aRequest(), work, () => Promise.reject(new Error('unsafe')))
    await expect(refused).rejects.toThrow('unsafe')
    expect(await notes.change(aRequest(), work)).toEqual({ result: 'done', isReplay: false })
  })

  test('without an idempotency key runs each time', async () => {
    await notes.makeNote(aRequest({ key: null }))
    await notes.makeNote(aRequest({ key: null }))
    expect([await notes.count('notes'), await notes.count('idempotent_answers')]).toEqual([2, 0])
  })
})
