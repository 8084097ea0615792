import { describe, expect, it } from 'vitest';
import { toMailbox } from './to-mailbox.ts';

describe('the mailbox of an address', () => {
  it.each([
    ['Ada@Example.org', 'ada@example.org'],
    ['ada+quest@example.org', 'ada@example.org'],
    ['a.d.a@example.org', 'a.d.a@example.org'],
    ['A.d.a+1@gmail.com', 'ada@gmail.com'],
    ['ada@googlemail.com', 'ada@gmail.com'],
    ['a.da@protonmail.com', 'ada@proton.me'],
    ['+@example.org', '+@example.org'],
    ['ada@constructor', 'ada@constructor'],
  ])('of %s is %s', (address, mailbox) => {
    expect(toMailbox(address)).toBe(mailbox);
  });
});
