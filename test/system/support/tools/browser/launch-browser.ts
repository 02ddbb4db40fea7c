import { type Browser, chromium } from 'playwright-core'
import { readConfig } from '../../../../../platform/config/config.ts'
import { type Chromium, findChromium } from './find-chromium.ts'

/** The browser of tests and of scripts; throws where none can be fetched. */
export function findBrowser(say: (line: string) => void): Promise<Chromium> {
  return findChromium({ cacheDir: readConfig(process.env).cacheDir, say })
}

export function launchBrowser({ executablePath, environment }: Chromium): Promise<Browser> {
  return chromium.launch({
    executablePath,
    env: { ...environment },
    // Needs user namespaces, which root and many containers lack; tests open pages of this repository alone.
    chromiumSandbox: false,
  })
}
