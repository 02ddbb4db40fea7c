import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from '@jest/globals'

const ROOT = resolve(import.meta.dirname, '../../..')

test('the first stage of the image copies all that its build reads', () => {
  const [, stage = ''] = readFileSync(join(ROOT, 'Dockerfile'), 'utf8').split(/^FROM .*\n/m)
  const folder = mkdtempSync(join(tmpdir(), 'clubgate-image-'))
  try {
    const paths = [...stage.matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, from = '']) =>
      from.split(' '),
    )
    const files = execFileSync('git', ['ls-files', ...paths], { cwd: ROOT, encoding: 'utf8' })
    for (const file of files.trim().split('\n')) cpSync(join(ROOT, file), join(folder, file))
    for (const packages of ['', 'portal', 'clients/typescript'].map((path) =>
      join(path, 'node_modules'),
    ))
      symlinkSync(join(ROOT, packages), join(folder, packages))

    const [, command = ''] = /^RUN node (\S+)/m.exec(stage) ?? []
    const { status, stderr } = spawnSync(process.execPath, [command], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect(stderr).toMatch(/^built\/ was made in \S+ s\.\n$/)
    expect(status).toBe(0)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
