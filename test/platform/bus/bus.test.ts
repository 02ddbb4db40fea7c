import { describe, expect, test } from '@jest/globals'
import { CALLERS_TOPIC, makeLocalBus, scopedBus } from '../../../platform/bus/bus.ts'

describe('the bus of an owner', () => {
  const bus = makeLocalBus()
  const club = scopedBus(bus, 'club')
  const volunteer = scopedBus(bus, 'volunteer')
  const hear = (topic: string) => {
    const heard: string[] = []
    club.subscribe(topic, (key) => heard.push(`club ${key}`))
    volunteer.subscribe(topic, (key) => heard.push(`volunteer ${key}`))
    return heard
  }

  test('wakes no subscriber of another owner', () => {
    const heard = hear('events')
    club.publish('events', 'a')
    volunteer.publish('events', 'b')
    bus.publish('events', 'c')
    expect(heard).toEqual(['club a', 'volunteer b'])
  })

  test('wakes the subscribers of all owners when callers change', () => {
    const heard = hear(CALLERS_TOPIC)
    club.publish(CALLERS_TOPIC, 'a')
    bus.publish(CALLERS_TOPIC, 'b')
    expect(heard).toEqual(['club a', 'volunteer a', 'club b', 'volunteer b'])
  })
})
