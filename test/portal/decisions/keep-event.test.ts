import { describe, expect, test } from '@jest/globals'
import { eventOf, keepEvent } from '../../../portal/src/router/keep-event.ts'

const from = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://clubgate.example')
  return { path: pathname, search: searchParams }
}

describe('the event of a volunteer page', () => {
  test.each([
    ['/portal/naranjal/helpers?event=e1', 'e1'],
    ['/portal/naranjal/polls/p1?event=e1', 'e1'],
    ['/portal/naranjal/volunteers/e1', 'e1'],
    ['/portal/naranjal/volunteers/workflows?event=e1', 'e1'],
    ['/portal/naranjal/helpers', null],
    ['/portal/naranjal/events?event=club-event', null],
  ])('of %s is %s', (address, event) => {
    expect(eventOf(from(address))).toBe(event)
  })

  test.each([
    ['messages', 'messages?event=e1'],
    ['helpers?helper=h1', 'helpers?event=e1&helper=h1'],
    ['helpers/import', 'helpers/import?event=e1'],
    ['polls/p1', 'polls/p1?event=e1'],
    ['volunteers', 'volunteers?event=e1'],
    ['volunteers/workflows/w1', 'volunteers/workflows/w1?event=e1'],
    ['volunteers/e2', 'volunteers/e2'],
    ['helpers?event=e2', 'helpers?event=e2'],
    ['today', 'today'],
    ['pollsters', 'pollsters'],
  ])('goes along to %s of its club', (to, address) => {
    for (const page of [
      'helpers?q=a&event=e1',
      'volunteers/e1?day=2030-07-06',
      'polls/p9?event=e1',
    ])
      expect(keepEvent(`/portal/naranjal/${to}`, from(`/portal/naranjal/${page}`))).toBe(
        `/portal/naranjal/${address}`,
      )
  })

  test('goes to no other club, and from no page of another kind', () => {
    const to = '/portal/naranjal/helpers'
    expect(keepEvent(to, from('/portal/aurora/helpers?event=e1'))).toBe(to)
    expect(keepEvent(to, from('/portal/naranjal/events?event=e1'))).toBe(to)
    expect(keepEvent(to, from('/portal/naranjal/polls'))).toBe(to)
  })
})
