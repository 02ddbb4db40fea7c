import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { describeInBrowser, startBrowser } from '../../support/tools/browser/browser.ts'
import { findLayoutFaults } from './support/layout/find-layout-faults.ts'

const ONE_LINE = 'overflow: hidden; text-overflow: ellipsis; white-space: nowrap'

describeInBrowser('faults of a layout', () => {
  let browser: Browser
  let page: Page

  beforeAll(async () => {
    browser = await startBrowser()
    page = await browser.newPage({ viewport: { width: 390, height: 900 } })
  })

  afterAll(async () => {
    await browser?.close()
  })

  test.each([
    ['a page that scrolls sideways', '<p style="width: 500px">Wide</p>', ['it is 508 px wide']],
    [
      'text that is cut at the end of its line',
      `<p style="width: 60px; ${ONE_LINE}">Pista central</p>`,
      ['"Pista central" in p is cut by p'],
    ],
    [
      'text that is cut below',
      '<div class="box" style="height: 20px; overflow: hidden"><p>Pista</p><p>central</p></div>',
      ['"Pista" in p is cut by div.box', '"central" in p is cut by div.box'],
    ],
    [
      'text over other text',
      '<p>Pista</p><p style="margin-top: -30px">central</p>',
      ['"Pista" in p is over "central" in p'],
    ],
    [
      'text over other text that stands out of its box',
      '<p style="width: 20px; white-space: nowrap">Pista central</p><p style="margin: -34px 0 0 60px">1</p>',
      ['"Pista central" in p is over "1" in p'],
    ],
    [
      'words that are broken',
      '<p style="width: 40px; overflow-wrap: anywhere">Pista <b>central</b></p>',
      ['"central" in b is broken'],
    ],
    [
      'text that turns the text beside it',
      '<p>\u202ePistaΩ · 2</p><p>\u202eUnoΩ <i>a</i></p>',
      ['"PistaΩ · 2" in p turns "· 2"', '"UnoΩ" in p turns "a"'],
    ],
  ])('are %s', async (_title, body, faults) => {
    expect(await findIn(body)).toEqual(faults)
  })

  test.each([
    [
      'cut text with its whole in a title',
      `<p title="A long name" style="width: 30px; ${ONE_LINE}">A long name</p>`,
    ],
    [
      'isolated text of another direction',
      '<p><bdi>\u202ePistaΩ</bdi> · 2</p><p>\u2068\u202eUnoΩ\u2069 · 2</p><p>\u202eUnoΩ</p>',
    ],
    [
      'words that no line has room for, and addresses',
      '<p style="width: 60px; overflow-wrap: anywhere">Mantenimientos ada@clubes.example well\u00adknown</p>',
    ],
    [
      'text in what scrolls',
      `<div style="width: 60px; overflow: auto"><p style="width: 300px">Pista central</p></div>`,
    ],
    [
      'text that is read aloud alone',
      '<p style="position: absolute; width: 1px; height: 1px; overflow: hidden">Loading</p><p>Pista</p>',
    ],
    [
      'text that is out of sight',
      '<p>Pista</p><p style="margin-top: -30px; visibility: hidden">central</p>',
    ],
    [
      'text under a layer',
      '<p>Pista</p><p style="position: fixed; top: 16px; margin: 0">central</p>',
    ],
    [
      'lines that are close',
      '<p style="line-height: 1; width: 30px">Pista<br>gypsum<br>Ägypten</p>',
    ],
  ])('are not %s', async (_title, body) => {
    expect(await findIn(body)).toEqual([])
  })

  async function findIn(body: string): Promise<string[]> {
    await page.setContent(`<!doctype html><body style="font: 16px sans-serif">${body}</body>`)
    return findLayoutFaults(page)
  }
})
