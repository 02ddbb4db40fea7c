import { fetchTool } from './fetch-tool.ts'

/** Builds deploy/kubernetes; null where it cannot be fetched. Debian's build prints no version. */
export const kustomize = await fetchTool({
  name: 'kustomize',
  packages: ['kustomize'],
  suite: 'sid',
  path: 'usr/bin/kustomize',
  versionArgs: ['version'],
  version: /^(v?5\.|\(devel\))/,
})
