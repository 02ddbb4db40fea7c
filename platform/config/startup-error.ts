/**
 * Prevents the start of a process and can be mended by the operator; the message says how. It is printed without a
 * stack, unlike any other error at the start.
 */
export class StartupError extends Error {}

/** Wrong arguments of a command. */
export class UsageError extends StartupError {}
