import { v7 } from 'uuid';

/** Returns a new UUIDv7: unguessable (74 random bits) and ordered by time. */
export function newId(): string {
  return v7();
}
