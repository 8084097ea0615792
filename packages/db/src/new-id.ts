import { v7 } from 'uuid';

/** A fresh id: a UUIDv7, unguessable (74 random bits) and in order of time. */
export function newId(): string {
  return v7();
}
