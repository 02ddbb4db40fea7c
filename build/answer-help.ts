/** For `--help`, prints the usage of a script and ends it. */
export function answerHelp(usage: string): void {
  if (!process.argv.slice(2).includes('--help')) return
  console.log(usage)
  process.exit(0)
}
