import { beforeEach, describe, expect, test } from '@jest/globals'
import {
  makeSlotTable,
  type SlotTable,
} from '../../../../subgraphs/foundation/jobs/work-queue/slot-table.ts'

const lanesOf = (...keys: string[]) => keys.map((key) => ({ key, dueAt: new Date(0) }))

let slots: SlotTable<number>

beforeEach(() => {
  slots = makeSlotTable({ perLane: 4, total: 100 }, { perLane: 40, total: 100 })
})

/** Leases the items that lane `a` is allotted, and starts as many as it has slots. */
function lease(): { leased: number; started: number } {
  const leased = slots.allot(lanesOf('a')).get('a') ?? 0
  for (let item = 0; item < leased; item += 1) slots.add('a', item, 0)
  let started = 0
  while (slots.start('a') !== undefined) started += 1
  return { leased, started }
}

describe('slot table › on-demand', () => {
  test('a new lane leases as many items as it has slots', () => {
    expect(slots.modeOf('a')).toBe('on-demand')
    expect(lease()).toEqual({ leased: 4, started: 4 })
    expect(lease()).toEqual({ leased: 0, started: 0 })
  })

  test('lanes share the total number of slots', () => {
    slots = makeSlotTable({ perLane: 4, total: 6 }, { perLane: 40, total: 6 })
    expect(Object.fromEntries(slots.allot(lanesOf('a', 'b', 'c')))).toEqual({ a: 4, b: 2 })
  })

  test('a slow lane leases no more than its free slots', () => {
    lease()
    slots.finish('a', 'success', 300)
    expect(slots.modeOf('a')).toBe('on-demand')
    expect(lease()).toEqual({ leased: 1, started: 1 })
  })
})

describe('slot table › prefetching', () => {
  test.each([
    ['the items that it starts in 50 ms', 10, 20],
    ['no more than the limit', 1, 40],
  ])('a fast lane prefetches %s', (_what, durationMs, prefetched) => {
    lease()
    slots.finish('a', 'success', durationMs)
    expect(slots.modeOf('a')).toBe('prefetching')
    expect(lease()).toEqual({ leased: 1 + prefetched, started: 1 })
    expect(slots.hasItemsBeyondSlots()).toBe(true)
  })

  test('a lane prefetches for three times the longest recent lease', () => {
    lease()
    slots.finish('a', 'success', 20)
    slots.leased(50)
    slots.leased(1)
    // 135 ms: a tenth less than three times the long lease.
    expect(slots.allot(lanesOf('a')).get('a')).toBe(1 + 27)
  })

  test('lanes prefetch no more than the total', () => {
    slots = makeSlotTable({ perLane: 4, total: 100 }, { perLane: 40, total: 30 })
    for (const key of ['a', 'b']) {
      for (let item = 0; item < 4; item += 1) slots.add(key, item, 0)
      while (slots.start(key) !== undefined);
      slots.finish(key, 'success', 10)
    }
    expect(Object.fromEntries(slots.allot(lanesOf('a', 'b')))).toEqual({ a: 1 + 20, b: 1 + 10 })
  })

  test('a lane whose prefetched items are released is on-demand again', () => {
    lease()
    slots.finish('a', 'success', 10)
    lease()
    expect(slots.release(['a'])).toHaveLength(20)
    expect([slots.modeOf('a'), slots.hasItemsBeyondSlots()]).toEqual(['on-demand', false])
  })
})

describe('slot table › failing', () => {
  test('a lane leases nothing until its failure is recorded', () => {
    lease()
    slots.finish('a', 'failure', 1)
    expect(slots.modeOf('a')).toBe('failing')
    expect(lease()).toEqual({ leased: 0, started: 0 })
    slots.ack('a', 'failure')
    expect(slots.modeOf('a')).toBe('on-demand')
    expect(slots.allot(lanesOf('a')).get('a')).toBe(1)
  })

  test('a lane rejects items whose lease was requested before its failure', () => {
    lease()
    const requestedAt = performance.now()
    slots.finish('a', 'failure', 1)
    expect(slots.add('a', 9, requestedAt)).toBe(false)
    expect(slots.add('a', 9, performance.now() + 1)).toBe(true)
  })
})

describe('slot table › backlogged', () => {
  test('a lane leases nothing while too many outcomes are being recorded', () => {
    slots = makeSlotTable({ perLane: 1, total: 100 }, { perLane: 2, total: 100 })
    for (let times = 0; times < 4; times += 1) {
      expect(lease().started).toBe(1)
      slots.finish('a', 'success', 1000)
    }
    expect(slots.modeOf('a')).toBe('backlogged')
    expect(lease().started).toBe(0)
    slots.ack('a', 'success')
    expect(slots.modeOf('a')).toBe('on-demand')
    expect(lease().started).toBe(1)
  })
})

describe('slot table › idle lanes', () => {
  test('are forgotten unless they are retained, or have items', () => {
    lease()
    slots.retain([])
    expect(slots.keys()).toEqual(['a'])
    for (let item = 0; item < 4; item += 1) {
      slots.finish('a', 'success', 10)
      slots.ack('a', 'success')
    }
    slots.retain(lanesOf('a'))
    expect(slots.keys()).toEqual(['a'])
    slots.retain([])
    expect(slots.keys()).toEqual([])
  })
})
