import { describe, expect, test } from '@jest/globals'
import { recheckSubscription } from '../../../gateway/authentication/recheck-subscription.ts'
import { ALL_CALLERS, CALLERS_TOPIC, makeLocalBus } from '../../../platform/bus/bus.ts'
import type {
  Caller,
  DeviceCaller,
  InstallationCaller,
  StaffCaller,
} from '../../../platform/caller.ts'
import type { Answer } from '../../../platform/executor.ts'
import { PER_TURN } from '../../../platform/limits/pace.ts'
import { yieldToEventLoop } from '../../../platform/limits/yield-to-event-loop.ts'
import { Problem } from '../../../schema/problem.ts'
import { makeGate, until } from '../../support/time/until.ts'

const COUNT = 1_000

const caller: InstallationCaller = {
  kind: 'installation',
  installationId: 'i',
  applicationId: 'a',
  provider: 'p',
  organizationId: 'o',
  clubId: 'c',
  scopes: ['events:read'],
}

/** Answers nothing until its follower leaves. */
function quiet(): AsyncIterable<Answer> {
  const { opened, open } = makeGate()
  const done = { done: true, value: undefined } as const
  return {
    [Symbol.asyncIterator]: () => ({
      next: () => opened.then(() => done),
      return: async () => {
        open()
        return done
      },
    }),
  }
}

/** Subscriptions of one caller, who is looked up once for all of them. */
function follow(lookUp: () => Promise<Caller>, before: Caller = caller) {
  const bus = makeLocalBus()
  const seen = { lookUps: 0, ended: 0, credentialsLost: 0, codes: new Set<string>() }
  const subscriptions = Array.from({ length: COUNT }, () =>
    recheckSubscription(quiet(), {
      authenticate: () => {
        seen.lookUps += 1
        return lookUp()
      },
      credential: { kind: 'api_key', key: 'vk_a' },
      context: { caller: before, requestId: 'req-1' },
      bus,
      everyMs: 60_000,
      onCredentialLost: () => {
        seen.credentialsLost += 1
      },
    }),
  )
  for (const subscription of subscriptions)
    subscription[Symbol.asyncIterator]()
      .next()
      .catch(({ code }: Problem) => {
        seen.ended += 1
        seen.codes.add(code)
      })
  return {
    seen,
    publish: () => bus.publish(CALLERS_TOPIC, ALL_CALLERS),
    end: () => Promise.all(subscriptions.map((subscription) => subscription.return())),
  }
}

async function mostPerTurn(count: () => number): Promise<number> {
  let most = 0
  for (let before = count(); before < COUNT; before = count()) {
    await yieldToEventLoop()
    most = Math.max(most, count() - before)
  }
  return most
}

describe('subscriptions whose caller loses access', () => {
  test('end a few per turn of the event loop when a scope is withdrawn', async () => {
    const { seen, publish } = follow(async () => ({ ...caller, scopes: [] }))
    publish()
    expect(await mostPerTurn(() => seen.ended)).toBeLessThanOrEqual(2 * PER_TURN)
    expect([...seen.codes]).toEqual(['insufficient_scope'])
  })

  test('end a few per turn of the event loop when one look-up resolves for all of them', async () => {
    const { opened, open } = makeGate()
    const { seen, publish } = follow(() => opened.then(() => ({ ...caller, scopes: [] })))
    publish()
    await until(() => seen.lookUps === COUNT)
    open()
    expect(await mostPerTurn(() => seen.ended)).toBeLessThanOrEqual(2 * PER_TURN)
  })

  test('close their sockets a few per turn of the event loop when the credential is revoked', async () => {
    const { seen, publish, end } = follow(async () => {
      throw new Problem('api_key_revoked', 'It was revoked.')
    })
    publish()
    expect(await mostPerTurn(() => seen.credentialsLost)).toBeLessThanOrEqual(2 * PER_TURN)
    await end()
  })

  test('are rechecked once for concurrent notifications, and again for a later one', async () => {
    const { seen, publish, end } = follow(async () => caller)
    for (let n = 0; n < 10; n += 1) publish()
    await until(() => seen.lookUps === COUNT)
    for (let n = 0; n < 2; n += 1) await yieldToEventLoop()
    publish()
    await until(() => seen.lookUps === 2 * COUNT)
    expect(seen).toMatchObject({ lookUps: 2 * COUNT, ended: 0 })
    await end()
  })
})

const owner: StaffCaller = {
  ...{ kind: 'staff', subject: 's', isAdmin: false },
  roles: [
    { clubId: 'a', role: 'OWNER' },
    { clubId: 'b', role: 'COACH' },
  ],
}
const admin: StaffCaller = { ...owner, isAdmin: true }
const device: DeviceCaller = { kind: 'device', subject: 'd', clubId: 'a', courtId: 'one' }
const inB = owner.roles.slice(1)

describe('subscriptions of staff and devices', () => {
  test.each<[string, Caller, Caller]>([
    ['a role is lowered', owner, { ...owner, roles: [{ clubId: 'a', role: 'COACH' }, ...inB] }],
    ['a club is removed', owner, { ...owner, roles: inB }],
    ['ADMIN is removed, and roles remain', admin, owner],
    ['the subject is of another kind', owner, caller],
    ['the device moves to another court', device, { ...device, courtId: 'two' }],
  ])('end with forbidden when %s', async (_what, before, now) => {
    const { seen, publish } = follow(async () => now, before)
    publish()
    await until(() => seen.ended === COUNT)
    expect(seen).toMatchObject({ credentialsLost: 0, codes: new Set(['forbidden']) })
  })

  test.each<[string, Caller, Caller]>([
    ['nothing changed', owner, owner],
    [
      'a role is added',
      owner,
      { ...owner, roles: [...owner.roles, { clubId: 'c', role: 'OWNER' }] },
    ],
    ['ADMIN replaces the roles', owner, { ...admin, roles: [] }],
    ['the device is the same', device, { ...device }],
  ])('go on when %s', async (_what, before, now) => {
    const { seen, publish, end } = follow(async () => now, before)
    publish()
    await until(() => seen.lookUps === COUNT)
    for (let n = 0; n < 3; n += 1) await yieldToEventLoop()
    expect(seen.ended).toBe(0)
    await end()
  })

  test('go on while roles cannot be looked up, and end once they are known to be lost', async () => {
    const known: StaffCaller = { ...owner, roles: inB }
    let now: StaffCaller = { ...known, isClaimAlone: true }
    const { seen, publish } = follow(async () => now, admin)
    publish()
    await until(() => seen.lookUps === COUNT)
    for (let n = 0; n < 3; n += 1) await yieldToEventLoop()
    expect(seen.ended).toBe(0)
    now = known
    publish()
    await until(() => seen.ended === COUNT)
    expect([...seen.codes]).toEqual(['forbidden'])
  })
})
