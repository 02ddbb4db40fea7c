/**
 * Runs the server as its child and ends it when its own input closes, which the kernel does however
 * the launcher dies. Being the parent, it is there before the server and never meets a reused pid.
 * Arguments: the log, the program and its flags. Prints the server's pid; ends when the server
 * does. Signals are left to the server: one to the whole group must not leave it unwatched.
 */
export const WATCHDOG = `
log=$1
shift
exec 3<&0
"$@" </dev/null >>"$log" 2>&1 3<&- &
server=$!
trap '' HUP INT TERM
echo "$server"
(while read -r _ <&3; do :; done; kill -TERM "$server") &
watch=$!
wait "$server"
kill -KILL "$watch"
`
