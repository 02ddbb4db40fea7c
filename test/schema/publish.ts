import { join } from 'node:path'
import { publishSchemas } from '../../schema/registry/releases/publish.ts'
import { readServedSdl } from './served-sdl.ts'

const SCHEMA = join(import.meta.dirname, '../../schema')

const mayBreak = process.argv.includes('--breaking')
const { isPublished, lines } = await publishSchemas(SCHEMA, readServedSdl, { mayBreak })
for (const line of lines) console.log(line)
if (!isPublished) process.exitCode = 1
