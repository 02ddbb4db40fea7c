import { describe, expect, test } from '@jest/globals'
import { startPortal } from './sample-portal.ts'

const SANDBOX = { names: ['owner'], signIn: async () => null }

describe('the page of components', () => {
  test.each([
    ['a sandbox serves it', SANDBOX, 200],
    ['elsewhere there is none', null, 404],
  ] as const)('%s', async (_title, sandbox, statusCode) => {
    const app = await startPortal({ sandbox })
    expect(await app.inject({ url: '/portal/_components' })).toMatchObject({ statusCode })
    expect(await app.inject({ url: '/portal/account' })).toMatchObject({ statusCode: 200 })
    await app.close()
  })
})
