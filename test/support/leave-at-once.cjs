// A worker that has told all its results leaves its memory to the system: to free half a gigabyte by itself
// takes longer than jest waits, which then says that something was left open.
if (process.send) process.on('exit', (code) => process.reallyExit(code))
