/**
 * Shell script that runs the server as its child, and terminates it when the script's stdin closes, which also happens
 * when the launcher is killed. Stdin is copied to descriptor 3, since a shell gives background commands an empty stdin.
 * No other process gets the server's pid until its parent, the script, has waited for it. Arguments: log file, program,
 * flags. Prints the pid, and ignores signals, since a signal to the group must not end the watchdog alone.
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
