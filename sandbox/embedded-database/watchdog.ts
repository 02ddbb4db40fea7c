/**
 * Runs the server as its child, and terminates it when its own stdin closes, which also happens when the launcher is
 * killed; as the parent it cannot hit a reused pid. Arguments: log file, program, flags. Prints the server's pid, ends
 * with the server, and ignores signals, since a signal to the group must not leave the server without a watchdog.
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
