// Plain JavaScript of any age: it has to run on the Node.js that is too old for everything else.
var major = Number(process.versions.node.split('.')[0])
if (major < 24) {
  console.error(
    'Clubgate runs its TypeScript on Node.js 24 or newer; this is ' +
      process.version +
      '.\n' +
      'On Linux "npm ci" brings a fitting one along; elsewhere install Node.js 24.',
  )
  process.exit(1)
}
