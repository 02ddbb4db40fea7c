import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Language } from '../../../rest-facade/reference/examples/request-examples.ts'

export interface Sample {
  operation: string
  code: string
  /** What the sample's variables are, by the names of parameters. */
  values: Readonly<Record<string, string>>
}

const CLIENT = resolve(import.meta.dirname, '../../../clients/typescript/src/index.ts')

/** Runs samples of one language, in one process; returns the status of each, 200 for any success but of curl. */
export async function runSamples(
  language: Language,
  samples: readonly Sample[],
): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(process.env['TEST_RUN_FOLDER'] ?? tmpdir(), 'samples-'))
  const [program, file] = await WRITERS[language](samples, folder)
  const { PATH = '' } = process.env
  const child = spawn(program, [file], {
    cwd: folder,
    env: { PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [printed, faults] = await Promise.all([text(child.stdout), text(child.stderr)])
  await rm(folder, { recursive: true })
  const rows = printed.matchAll(/^#([\w-]+) (.*)$/gm)
  return {
    ...Object.fromEntries([...rows].map(([, name, status]) => [name, status])),
    ...(faults && { faults }),
  }
}

type Writer = (samples: readonly Sample[], folder: string) => Promise<[string, string]>

const WRITERS: Readonly<Record<Language, Writer>> = {
  async curl(samples, folder) {
    const own = `curl() { command curl -s -o answer -w "#$OPERATION %{http_code}\\n" "$@"; }`
    const runs = samples.map(({ operation, code, values }) => {
      const variables = Object.entries(values).map(
        ([name, value]) => `${toSnake(name).toUpperCase()}='${value}'`,
      )
      return [`OPERATION=${operation}`, ...variables, code].join('\n')
    })
    const file = join(folder, 'samples.sh')
    await writeFile(file, [own, ...runs].join('\n'))
    return ['sh', file]
  },
  async TypeScript(samples, folder) {
    for (const { operation, code, values } of samples) {
      const variables = Object.entries(values).map(([name, value]) => `const ${name} = '${value}'`)
      const module = [...variables, code.replace("'@clubgate/client'", `'${CLIENT}'`)].join('\n')
      await writeFile(join(folder, `${operation}.mts`), module)
    }
    const names = JSON.stringify(samples.map(({ operation }) => operation))
    const file = join(folder, 'run.mjs')
    await writeFile(
      file,
      `const print = console.log
console.log = () => {}
for (const name of ${names}) {
  const status = await import(\`./\${name}.mts\`).then(() => 200, (error) => error.status || error)
  print(\`#\${name} \${status}\`)
}`,
    )
    return [process.execPath, file]
  },
  async Python(samples, folder) {
    const file = join(folder, 'samples.py')
    const rows = samples.map(({ operation, code, values }) => {
      const variables = Object.entries(values).map(([name, value]) => [toSnake(name), value])
      return [operation, code, Object.fromEntries(variables)]
    })
    await writeFile(join(folder, 'samples.json'), JSON.stringify(rows))
    await writeFile(
      file,
      `import json, urllib.error
for operation, code, values in json.load(open("samples.json")):
    try:
        exec(code, values)
        print(f"#{operation} 200")
    except urllib.error.HTTPError as error:
        print(f"#{operation} {error.code}")
    except Exception as error:
        print(f"#{operation} {error!r}")
`,
    )
    return ['python3', file]
  },
}

function toSnake(name: string): string {
  return name.replaceAll(/([a-z])([A-Z])/g, '$1_$2').toLowerCase()
}
