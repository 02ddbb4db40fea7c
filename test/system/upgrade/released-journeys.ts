import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Receiver } from '../../subgraphs/foundation/webhooks/receiver.ts'
import type { Instance } from '../support/processes/instance.ts'

/** The steps of 1.0.0, and those of later releases. */
const STEPS = ['test/journeys/steps', 'test/system/forms/steps']

function stepsOf(folder: string): string {
  const steps = STEPS.find((path) => existsSync(join(folder, path)))
  if (steps === undefined) throw new Error(`The release has neither of ${STEPS.join(', ')}.`)
  return steps
}

/** Registers the tests of a journey. */
export type Journey = (running: () => Instance, receiver: () => Receiver) => void

/** The journeys that a release was tested by, from its checkout; without one they register nothing. */
export async function loadJourneys(folder: string | undefined) {
  const load = async (file: string, name: string): Promise<Journey> => {
    if (folder === undefined) return () => {}
    const path = join(folder, stepsOf(folder), file)
    const module: Record<string, Journey> = await import(pathToFileURL(path).href)
    const journey = module[name]
    if (journey === undefined) throw new Error(`The release has no journey ${name} in ${file}.`)
    return journey
  }
  return {
    organiseAnEvent: await load('organise-an-event.ts', 'organiseAnEvent'),
    receiveAWebhook: await load('receive-a-webhook.ts', 'receiveAWebhook'),
    pushABooking: await load('push-a-booking.ts', 'pushABooking'),
    bootstrapAPartner: await load('partner-bootstrap.ts', 'bootstrapAPartner'),
  }
}
