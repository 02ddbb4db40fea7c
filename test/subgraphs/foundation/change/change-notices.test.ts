import { mock } from 'node:test'
import { afterEach, describe, expect, test } from '@jest/globals'
import { makeLocalBus } from '../../../../platform/bus/bus.ts'
import { makeChangeNotices } from '../../../../subgraphs/foundation/change/change-notices.ts'
import { makeNoticePublisher } from '../../../../subgraphs/foundation/change/notice-publisher.ts'
import {
  MAX_WAITING,
  type NoticeStream,
} from '../../../../subgraphs/foundation/change/notice-stream.ts'

const KINDS = ['BOOK', 'SHELF'] as const
const [HOME, OTHER] = ['club-1', 'club-2']

const processes: { stop(): void }[] = []

afterEach(() => {
  for (const { stop } of processes.splice(0)) stop()
  mock.timers.reset()
})

function aProcess(bus = makeLocalBus()) {
  const made = makeChangeNotices(bus, KINDS)
  processes.push(made)
  return made
}

const aBook = (resourceId: string, clubId = HOME) => ({ clubId, kind: 'BOOK', resourceId }) as const

/** Reads so many items as `KIND id`. */
async function read(stream: NoticeStream, count: number): Promise<string[]> {
  const items: string[] = []
  while (items.length < count) {
    const { value } = await stream.next()
    items.push(`${value?.kind} ${value?.resourceId}`)
  }
  return items
}

/** A stream behind the items with which it begins. */
async function followed(notices: ReturnType<typeof aProcess>, clubId = HOME) {
  const stream = notices.follow(clubId)
  await read(stream, KINDS.length)
  return stream
}

describe('a stream of change notices', () => {
  test('begins with each kind as a whole, whatever changed meanwhile', async () => {
    const notices = aProcess()
    const stream = notices.follow(HOME)
    notices.publish(aBook('b-1'))
    expect(await read(stream, 2)).toEqual(['BOOK null', 'SHELF null'])
    notices.publish(aBook('b-2'))
    expect(await read(stream, 1)).toEqual(['BOOK b-2'])
  })

  test('contains a record once that changed many times before it is read', async () => {
    const bus = makeLocalBus()
    const stream = await followed(aProcess(bus))
    for (let writers = 0; writers < 10; writers += 1) aProcess(bus).publish(aBook('b-1'))
    aProcess(bus).publish(aBook('b-2'))
    expect(await read(stream, 2)).toEqual(['BOOK b-1', 'BOOK b-2'])
  })

  test('contains one item without an id when more records changed than are stored', async () => {
    const notices = aProcess()
    const stream = await followed(notices)
    for (let book = 0; book <= MAX_WAITING * 3; book += 1) notices.publish(aBook(`b-${book}`))
    notices.publish({ clubId: HOME, kind: 'SHELF', resourceId: 's-1' })
    expect(await read(stream, 2)).toEqual(['BOOK null', 'SHELF s-1'])
    notices.publish(aBook('b-new'))
    expect(await read(stream, 1)).toEqual(['BOOK b-new'])
  })

  test('contains one item without an id for a notice of the kind, whatever waits', async () => {
    const notices = aProcess()
    const stream = await followed(notices)
    notices.publish(aBook('b-1'))
    notices.publish({ clubId: HOME, kind: 'BOOK', resourceId: null })
    notices.publish(aBook('b-2'))
    notices.publish({ clubId: HOME, kind: 'SHELF', resourceId: 's-1' })
    expect(await read(stream, 2)).toEqual(['BOOK null', 'SHELF s-1'])
  })

  test('contains as many ids as are stored', async () => {
    const notices = aProcess()
    const stream = await followed(notices)
    const ids = Array.from({ length: MAX_WAITING }, (_none, book) => `b-${book}`)
    for (const id of ids) notices.publish(aBook(id))
    expect(await read(stream, MAX_WAITING)).toEqual(ids.map((id) => `BOOK ${id}`))
  })

  test('alternates between kinds, so that a busy one does not delay the other', async () => {
    const notices = aProcess()
    const stream = await followed(notices)
    for (const id of ['b-1', 'b-2', 'b-3']) notices.publish(aBook(id))
    notices.publish({ clubId: HOME, kind: 'SHELF', resourceId: 's-1' })
    expect(await read(stream, 3)).toEqual(['BOOK b-1', 'SHELF s-1', 'BOOK b-2'])
  })

  test('contains nothing of another club', async () => {
    const notices = aProcess()
    const stream = await followed(notices)
    notices.publish(aBook('foreign', OTHER))
    notices.publish(aBook('own'))
    expect(await read(stream, 1)).toEqual(['BOOK own'])
  })

  test('contains what each process of a bus publishes, in all of them', async () => {
    const bus = makeLocalBus()
    const [one, two] = [aProcess(bus), aProcess(bus)]
    const streams = [await followed(one), await followed(two)]
    one.publish(aBook('b-1'))
    two.publish(aBook('b-2'))
    for (const stream of streams) expect(await read(stream, 2)).toEqual(['BOOK b-1', 'BOOK b-2'])
  })

  test('leaves out a kind that only another version publishes', async () => {
    const bus = makeLocalBus()
    const stream = await followed(aProcess(bus))
    const newer = makeChangeNotices(bus, [...KINDS, 'ROOM'])
    processes.push(newer)
    newer.publish({ clubId: HOME, kind: 'ROOM', resourceId: 'r-1' })
    newer.publish(aBook('b-1'))
    expect(await read(stream, 1)).toEqual(['BOOK b-1'])
  })

  test('ends while it waits, by its subscriber or with its process', async () => {
    const notices = aProcess()
    const [left, stopped] = [await followed(notices), await followed(notices)]
    const pending = [left.next(), stopped.next()]
    await left.return()
    notices.stop()
    expect(await Promise.all(pending)).toEqual([
      { done: true, value: undefined },
      { done: true, value: undefined },
    ])
    notices.publish(aBook('b-1'))
    expect(await left.next()).toEqual({ done: true, value: undefined })
  })
})

describe('the publisher of change notices', () => {
  function published() {
    mock.timers.enable({ apis: ['setTimeout'] })
    const sent: string[] = []
    return { sent, publisher: makeNoticePublisher((key) => void sent.push(key)) }
  }

  test('sends the first of a record at once, and one for all that follow within half a second', () => {
    const { sent, publisher } = published()
    for (let times = 0; times < 100; times += 1) publisher.publish('a')
    publisher.publish('b')
    expect(sent).toEqual(['a', 'b'])
    mock.timers.tick(499)
    expect(sent).toEqual(['a', 'b'])
    mock.timers.tick(1)
    expect(sent).toEqual(['a', 'b', 'a'])
    publisher.publish('a')
    mock.timers.tick(500)
    mock.timers.tick(500)
    expect(sent).toEqual(['a', 'b', 'a', 'a'])
    publisher.publish('a')
    expect(sent).toHaveLength(5)
  })

  test('sends what is delayed when it stops, and without a delay from then on', () => {
    const { sent, publisher } = published()
    for (const key of ['a', 'a', 'b']) publisher.publish(key)
    publisher.stop()
    expect(sent).toEqual(['a', 'b', 'a'])
    for (const key of ['a', 'a']) publisher.publish(key)
    mock.timers.tick(1_000)
    expect(sent).toEqual(['a', 'b', 'a', 'a', 'a'])
  })
})
