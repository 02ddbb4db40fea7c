import { parseArgs } from 'node:util'
import { ATTEMPT_TIMEOUT_MS } from '../../../rules/webhooks/attempts.ts'
import { type Command, usageError } from '../command.ts'
import { makeChecks } from '../doctor/checks.ts'
import { type Finding, findConclusion, isRight, toText } from '../doctor/diagnose.ts'
import { examine } from '../doctor/examine.ts'
import { examineServer } from '../doctor/examine-server.ts'
import { oneOf, PRODUCTS } from '../sandbox-access.ts'

export const doctorCommand: Command = {
  summary: 'examines a webhook receiver by deliveries, or with --server an installation',
  help: `Usage: clubgate doctor --receiver URL --secret S [OPTIONS]
       clubgate doctor --server [--role NAME] [--processes N] [--json]

Posts deliveries to a receiver that is started with the secret S: good, repeated, spelled differently, of 256 KB;
tampered, unsigned, signed with another secret, no JSON, and for the Club API 301 seconds old. Prints what each
should have been answered and what it was, and the fault that explains it. The events in them exist nowhere.
Exit status 1 if an answer is wrong. Needs no sandbox.

With --server it examines a running installation by the environment of one of its processes: settings, database,
clocks, Redis, issuer, mail, disk, the other tiers, PUBLIC_URL. It changes nothing; exit status 1 if something is
wrong. clubgate doctor --server --help shows its options.

  --receiver URL      address of the receiver, http or https
  --secret S          its signing secret; default: SIGNING_SECRET of the environment
  --product NAME      club (default) or volunteer
  --timeout MS        time to answer; default: 10000, for volunteer 8000
  --json              prints the findings as JSON

Example:
  SIGNING_SECRET=whsec_test npx clubgate doctor --receiver http://localhost:8080/hooks`,

  async run(args, context) {
    const { env, print, signal } = context
    if (args.includes('--server')) return examineServer(args.filter(isNotServer), context)
    const { values } = parseArgs({
      args,
      options: {
        receiver: { type: 'string' },
        secret: { type: 'string' },
        product: { type: 'string', default: 'club' },
        timeout: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    })
    const { receiver: url = '', json } = values
    const product = oneOf('--product', values.product, PRODUCTS)
    const secret = values.secret ?? env['SIGNING_SECRET']
    const timeoutMs = Number(values.timeout ?? ATTEMPT_TIMEOUT_MS[product])
    if (!/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
      throw usageError(
        '--receiver needs the address of a receiver, such as http://localhost:8080/hooks.',
      )
    if (!secret)
      throw usageError('--secret needs the signing secret that the receiver is started with.')
    if (!(timeoutMs > 0)) throw usageError('--timeout is a number of milliseconds.')

    const findings: Finding[] = []
    for await (const finding of examine({ product, url, secret, timeoutMs, signal })) {
      findings.push(finding)
      if (!json) print(toLine(finding))
    }
    const skipped = makeChecks(product, secret)
      .slice(findings.length)
      .map(({ name }) => name)
    if (skipped.length > 0 && !json)
      print(`Skipped, as two answers were late: ${skipped.join(', ')}.`)
    const conclusion = findConclusion(findings)
    const isHealthy = findings.every(isRight)
    if (json) print(JSON.stringify({ is_right: isHealthy, conclusion, findings, skipped }))
    else print(isHealthy ? 'The receiver is right.' : toSummary(conclusion, findings))
    return isHealthy ? 0 : 1
  },
}

function isNotServer(word: string): boolean {
  return word !== '--server'
}

function toLine(finding: Finding): string {
  const { name, expected, result } = finding
  const verdict = isRight(finding) ? 'ok   ' : 'WRONG'
  const answer = String(result.status ?? result.failure)
  return `${verdict} ${name.padEnd(15)} expected ${expected}, was ${answer}, ${result.ms} ms`
}

function toSummary(conclusion: ReturnType<typeof findConclusion>, findings: readonly Finding[]) {
  if (conclusion !== null) return toText(conclusion)
  const wrong = findings.filter((finding) => !isRight(finding)).map(({ name }) => name)
  return `The receiver is wrong about: ${wrong.join(', ')}.`
}
