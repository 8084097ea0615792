/** What the operator can put right: its message is the one line that is told. */
export class CommandError extends Error {}
