import { describe, expect, test } from '@jest/globals'
import { toLife } from '../../../clients/cli/commands/token.ts'
import { COMMANDS } from '../../../clients/cli/run-cli.ts'
import { runCommand } from './run-command.ts'

const NAMES = Object.keys(COMMANDS)

describe('clubgate', () => {
  test.each([[[]], [['help']], [['--help']]])('lists its commands for %j', async (args) => {
    const { status, printed } = await runCommand(args)
    expect(status).toBe(0)
    for (const name of NAMES) expect(printed).toContain(`  ${name}`)
  })

  test('exits with 2 at an unknown command, and says so on the error output alone', async () => {
    const { status, printed, noted } = await runCommand(['listn'])
    expect([status, printed]).toEqual([2, ''])
    expect(noted).toContain('there is no command listn')
  })

  test.each(NAMES)('has a help for %s with each of its options and an example', async (name) => {
    const { status, printed } = await runCommand([...name.split(' '), '--help'])
    expect(status).toBe(0)
    expect(printed).toMatch(/\nExample:\n {2}.*npx clubgate/)
    expect(printed).toContain(`Usage: clubgate ${name}`)
  })

  test('has the help of events tail for events', async () => {
    const { status, printed } = await runCommand(['events', '--help'])
    expect([status, printed]).toEqual([0, COMMANDS['events tail']?.help])
  })

  test.each([
    [['listen', '--forward-to', 'http://localhost:1', '--nope'], "Unknown option '--nope'"],
    [['listen'], '--forward-to needs the http address'],
    [['listen', '--forward-to', 'ftp://localhost/'], '--forward-to needs the http address'],
    [['listen', '--forward-to', 'http://localhost:1', '--events', 'booking.made'], 'booking.made'],
    [['events', 'tail', '--product', 'mail'], '--product is one of club, volunteer'],
    [['trigger', 'booking.made'], '"booking.made" is no event type'],
    [['trigger', 'booking.made'], 'volunteer: event.created'],
    [['trigger'], 'Name an event type.\nTypes:\n  club: booking.created'],
    [['events', 'tail', '--count', '0'], '--count is a number of events'],
    [['events', 'tail', '--count', 'x'], '--count is a number of events'],
    [['events'], 'Did you mean events tail?'],
    [['listen', '--forward-to', 'http://localhost:1', '--secret', ''], '--secret needs'],
    [['listen', '--forward-to', 'http://192.0.2.1/'], 'is not an address of this machine'],
    [['token', '--foo'], 'Use --help for the options.'],
    [['token', '--as', 'king'], '--as is one of installation, api-key, owner'],
    [['token', '--as', 'api-key', '--installation', 'full'], 'either --as or --installation'],
    [['token', '--club', 'other', '--installation', 'full'], '--club belongs to --as'],
    [['doctor', '--receiver', 'here', '--secret', 's'], '--receiver needs the address'],
    [['doctor', '--receiver', 'http://localhost:1'], '--secret needs the signing secret'],
  ])('exits with 2 for %j', async (args, reason) => {
    const { status, printed, noted } = await runCommand(args)
    expect([status, printed]).toEqual([2, ''])
    expect(noted).toContain(reason)
  })

  test.each([
    [['token'], 'cannot be read. Start a sandbox'],
    [['trigger', 'booking.created'], 'cannot be read. Start a sandbox'],
    [['events', 'tail'], 'cannot be read. Start a sandbox'],
    [['listen', '--forward-to', 'http://127.0.0.1:1'], 'cannot be read. Start a sandbox'],
  ])('exits with 1 for %j without a sandbox', async (args, reason) => {
    const { status, noted } = await runCommand(args, { DATA_DIR: '/nowhere' })
    expect(status).toBe(1)
    expect(noted).toContain(reason)
  })

  test.each([
    [0.5, 'Valid for 0 h 0 min.'],
    [48 * 60 - 0.5, 'Valid for 47 h 59 min.'],
    [48 * 60 + 0.5, 'Valid for 2 d 0 h.'],
    [645 * 60 + 41.5, 'Valid for 26 d 21 h.'],
  ])('prints the life of a token with %d minutes left', (minutes, text) => {
    expect(toLife(new Date(Date.now() + minutes * 60_000).toISOString())).toBe(text)
  })

  test('prints its version', async () => {
    const { status, printed } = await runCommand(['--version'])
    expect([status, printed]).toEqual([0, expect.stringMatching(/^\d+\.\d+\.\d+$/)])
  })
})
