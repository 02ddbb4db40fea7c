import { describe, expect, test } from '@jest/globals'
import { defineCounter, defineGauge, defineHistogram } from '../../../platform/metrics/define.ts'
import { sampleAtScrape, scrape } from '../../../platform/metrics/scrape.ts'
import { MAX_SERIES } from '../../../platform/metrics/series.ts'

const linesOf = async (name: string) =>
  (await scrape()).split('\n').filter((line) => line.startsWith(name))

describe('a metric', () => {
  test('counts the values of a histogram by bucket, cumulatively', async () => {
    const size = defineHistogram({
      name: 'sample_size',
      help: 'Sizes.',
      labels: ['kind'],
      bounds: [1, 2],
    })
    for (const value of [0.5, 1, 2, 9]) size({ kind: 'a' }).observe(value)
    expect(await linesOf('sample_size')).toEqual([
      'sample_size_bucket{kind="a",le="1"} 2',
      'sample_size_bucket{kind="a",le="2"} 3',
      'sample_size_bucket{kind="a",le="+Inf"} 4',
      'sample_size_sum{kind="a"} 12.5',
      'sample_size_count{kind="a"} 4',
    ])
  })

  test('escapes label values', async () => {
    defineCounter({ name: 'sample_escaped', help: 'x', labels: ['text'] })({
      text: 'a"b\\c\nd',
    }).add()
    expect(await linesOf('sample_escaped')).toEqual(['sample_escaped{text="a\\"b\\\\c\\nd"} 1'])
  })

  test('counts the series beyond its limit together', async () => {
    const many = defineCounter({ name: 'sample_many', help: 'x', labels: ['id'] })
    for (let nth = 0; nth < MAX_SERIES + 50; nth += 1) many({ id: `${nth}` }).add()
    const lines = await linesOf('sample_many')
    expect(lines).toHaveLength(MAX_SERIES + 1)
    expect(lines.at(-1)).toBe('sample_many{id="other"} 50')
  })

  test('sums the parts of a gauge until they end', async () => {
    const open = defineGauge({ name: 'sample_open', help: 'x', labels: [] })({})
    const end = open.track(() => 3)
    open.track(() => 4)
    expect(await linesOf('sample_open')).toEqual(['sample_open 7'])
    end()
    expect(await linesOf('sample_open')).toEqual(['sample_open 4'])
  })
})

describe('a scrape', () => {
  test('leaves out a value whose look-up hangs, and starts none twice', async () => {
    const waiting = defineGauge({ name: 'sample_waiting', help: 'x', labels: [] })({})
    const looked: PromiseWithResolvers<void>[] = []
    const end = sampleAtScrape({
      clear: waiting.clear,
      async sample() {
        const look = Promise.withResolvers<void>()
        looked.push(look)
        await look.promise
        waiting.set(5)
      },
    })
    expect(await linesOf('sample_waiting')).toEqual([])
    expect(await linesOf('sample_waiting')).toEqual([])
    expect(looked).toHaveLength(1)

    const scraped = linesOf('sample_waiting')
    looked[0]?.resolve()
    expect(await scraped).toEqual(['sample_waiting 5'])
    end()
    expect(await linesOf('sample_waiting')).toEqual([])
  })

  test('leaves out a value whose look-up fails', async () => {
    const failing = defineGauge({ name: 'sample_failing', help: 'x', labels: [] })({})
    failing.set(1)
    const sample = () => Promise.reject(new Error('The database is away.'))
    const end = sampleAtScrape({ clear: failing.clear, sample })
    expect(await linesOf('sample_failing')).toEqual([])
    end()
  })
})
