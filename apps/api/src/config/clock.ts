/** Returns the current time. It is passed in, so that tests can set it. */
export type Clock = () => Date;
