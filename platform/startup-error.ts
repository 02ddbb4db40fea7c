/**
 * What keeps a process from starting and whoever starts it can remove; the message says how. It is
 * told in words alone, while any other error at the start is a fault of ours and shows its stack.
 */
export class Obstacle extends Error {}
